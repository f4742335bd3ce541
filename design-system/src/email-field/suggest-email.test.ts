import { suggestEmail } from './suggest-email.ts'

test.each([
  ['odile@gmial.com', 'odile@gmail.com'],
  ['odile@gmal.com', 'odile@gmail.com'],
  ['odile@hotmial.co.uk', 'odile@hotmail.co.uk'],
  ['Odile@GMAIL.CO', 'Odile@gmail.com'],
])('%s was meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each(['odile@gmail.com', 'odile@varga.example', 'odile', '@gmail.com', 'odile@gmail'])(
  'nothing better for %s',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull()
  },
)

test.each([
  'hotmail.fr',
  'yahoo.es',
  'yahoo.com.br',
  'outlook.fr',
  'outlook.it',
  'live.nl',
  'mail.ru',
  'qq.com',
])('%s is a domain of its own, however near to another', (domain) => {
  expect(suggestEmail(`odile@${domain}`)).toBeNull()
})

test('a domain may be three letters off, two when it ends in .com', () => {
  const extraDomains = ['halcyoncinemas.example', 'halcyoncinemas.com']
  const meant = (typed: string) => suggestEmail(`a@${typed}`, { extraDomains })
  expect(meant('halcyoncinexyz.example')).toBe('a@halcyoncinemas.example')
  expect(meant('halcyoncinwxyz.example')).toBeNull()
  expect(meant('halcyoncinemxy.com')).toBe('a@halcyoncinemas.com')
  expect(meant('halcyoncinexyz.com')).toBeNull()
})

test('the parts of a domain may be two letters off, each', () => {
  expect(suggestEmail('a@yahhoo.xcom')).toBe('a@yahoo.com')
  expect(suggestEmail('a@outlok.dee')).toBe('a@outlook.de')
})

test('one more name may be known', () => {
  expect(suggestEmail('a@portmerre.net')).toBeNull()
  expect(suggestEmail('a@portmerre.net', { extraSecondLevel: 'portmere' })).toBe('a@portmere.net')
})
