/** @jest-environment-options {"url": "https://shop.example/"} */
import { readCookie, writeCookie } from './write-cookie.ts'

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

test('a cookie is read by its whole name, and nothing else than plain characters is read', () => {
  for (const each of ['foyer-a=till-4; path=/', 'my-foyer-b=till-5; path=/', 'foyer-c=<i>; path=/'])
    document.cookie = each
  expect(['foyer-a', 'foyer-b', 'foyer-c', 'foyer-d'].map(readCookie)).toEqual(['till-4', null, null, null])
})
