import { getPasskeyHost } from './passkey-host.ts'

it.each([
  ['https://halcyon.example', 'halcyon.example'],
  ['https://tickets.halcyon.example:8443', 'tickets.halcyon.example'],
  ['http://localhost:4000', 'localhost'],
  ['http://halcyon.example', null],
  ['http://10.0.0.7:4000', null],
  ['https://10.0.0.7', null],
  ['https://[2001:db8::7]', null],
])('has passkeys of %s belong to %s', (origin, host) => {
  expect(getPasskeyHost(origin)).toBe(host)
})
