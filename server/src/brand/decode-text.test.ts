import { decodeText } from './decode-text.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

test('a byte order mark, which Windows editors write, is not part of the text', () => {
  expect(decodeText(bytes([0xef, 0xbb, 0xbf], '{"name":"Café"}'))).toBe('{"name":"Café"}')
})

test.each([
  ['Latin-1', bytes('Caf', [0xe9])],
  ['UTF-16 with its mark', bytes([0xff, 0xfe, 0x7b, 0x00])],
  ['a sequence cut short', bytes('a', [0xe2, 0x82])],
])('%s is refused', (_what, text) => {
  expect(() => decodeText(text)).toThrow('is not UTF-8')
})
