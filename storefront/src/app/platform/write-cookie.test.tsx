/** @jest-environment-options {"url": "https://shop.example/"} */
import { writeCookie } from './write-cookie.ts'

const written = jest.spyOn(document, 'cookie', 'set')
beforeEach(() => written.mockClear())

test('whatever the browser keeps in a cookie goes over https alone where the shop is reached so', () => {
  writeCookie('foyer-cinema-group', 'portmere', 60)
  writeCookie('foyer-consent', '', 0)
  writeCookie('foyer-closed', 'a b', null)
  expect(written.mock.calls.flat()).toEqual([
    'foyer-cinema-group=portmere;path=/;max-age=60;samesite=lax;secure',
    'foyer-consent=;path=/;max-age=0;samesite=lax;secure',
    'foyer-closed=a%20b;path=/;samesite=lax;secure',
  ])
})
