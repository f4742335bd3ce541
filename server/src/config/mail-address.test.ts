import { isMailAddress, parseMailAddress } from './mail-address.ts'

test.each([
  ['ada@example.org', 'ada@example.org'],
  ["o'brien+cinema@mail.example.co.uk", "o'brien+cinema@mail.example.co.uk"],
  ['a.b-c_d@localhost', 'a.b-c_d@localhost'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
])('%s is a valid mail address, sent as %s', (text, written) => {
  expect(parseMailAddress(text)).toBe(written)
})

test.each([
  '',
  'ada',
  '@example.org',
  'ada@',
  'ada@@example.org',
  'ada@example.org, eve@evil.example',
  'ada@example.org;eve@evil.example',
  'ada@example.org\r\nBcc: eve@evil.example',
  'ada\r\nBcc: eve@evil.example',
  'ada@example.org\n',
  'Ada <ada@example.org>',
  '<ada@example.org>',
  '"ada eve"@example.org',
  'ada(comment)@example.org',
  'eve@evil.example:ada@example.org',
  '.ada@example.org',
  'ada..eve@example.org',
  'ada.@example.org',
  'ada@-example.org',
  'ada@example..org',
  'ada@exam ple.org',
  'ada@[127.0.0.1]',
  'ada@example.org/%2e',
  'ada\u0000@example.org',
  'ädä@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ada@${`${'a'.repeat(60)}.`.repeat(5)}org`,
])('%j is none', (text) => {
  expect(isMailAddress(text)).toBe(false)
})
