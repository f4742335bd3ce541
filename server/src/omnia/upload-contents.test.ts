import { bytesOf } from './upload-contents.ts'

const head = 'data:image/png;base64,'

test.each([
  ['', ''],
  ['YQ==', 'a'],
  ['YQ', 'a'],
  ['YWI=', 'ab'],
  ['YWJj', 'abc'],
])('reads %j', (encoded, text) => {
  expect(bytesOf(head + encoded)?.toString()).toBe(text)
})

test.each(['Y', 'YQ===', 'Y=Q=', '====', 'YW Jj', '§§§§'])('refuses %j', (encoded) => {
  expect(bytesOf(head + encoded)).toBeNull()
})

test('refuses millions of characters that are no file as soon as it has seen them', () => {
  const from = performance.now()
  expect(bytesOf(`${head}${'='.repeat(7_000_000)}A`)).toBeNull()
  expect(bytesOf(`${head}${'A'.repeat(7_000_000)}=A`)).toBeNull()
  expect(performance.now() - from).toBeLessThan(1_000)
})
