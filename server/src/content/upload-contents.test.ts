import { decodeDataUrl } from './upload-contents.ts'

const head = 'data:image/png;base64,'

test.each([
  ['', ''],
  ['YQ==', 'a'],
  ['YQ', 'a'],
  ['YWI=', 'ab'],
  ['YWJj', 'abc'],
])('reads %j', (encoded, text) => {
  expect(decodeDataUrl(head + encoded)?.toString()).toBe(text)
})

test.each(['Y', 'YQ===', 'Y=Q=', '====', 'YW Jj', '§§§§'])('refuses %j', (encoded) => {
  expect(decodeDataUrl(head + encoded)).toBeNull()
})

test('refuses millions of invalid characters in one pass', () => {
  const from = performance.now()
  expect(decodeDataUrl(`${head}${'='.repeat(7_000_000)}A`)).toBeNull()
  expect(decodeDataUrl(`${head}${'A'.repeat(7_000_000)}=A`)).toBeNull()
  expect(performance.now() - from).toBeLessThan(1_000)
})
