import { suggestedEmail } from './email-suggestion.ts'

const none = { domains: [] }

test.each([
  ['odile@gmial.com', 'odile@gmail.com'],
  ['odile@gmail.con', 'odile@gmail.com'],
  ['Odile.B@GMAILL.COM', 'Odile.B@gmail.com'],
  ['odile@hotmial.co.uk', 'odile@hotmail.co.uk'],
  ['odile@outlok.fr', 'odile@outlook.fr'],
  ['odile@yhoo.es', 'odile@yahoo.es'],
  ['odile@gmail.cmo', 'odile@gmail.com'],
  ['odile@harbour-theatre.orgg', 'odile@harbour-theatre.org'],
])('%s: did you mean %s?', (typed, meant) => {
  expect(suggestedEmail(typed, none)).toBe(meant)
})

test.each([
  'odile@gmail.com',
  'odile@yahoo.co.uk',
  'odile@outlook.fr',
  'odile@halcyon.example',
  'odile@harbour-theatre.org',
  'odile@harbour-theatre.be',
  'odile@harbour-theatre.coop',
  'odile@uni.ac.uk',
  'odile@ymail.com',
  'odile@email.com',
  'odile@mailo.com',
  'odile@gmx.com',
  'odile@vue.co.uk',
  'odile@alice.it',
  'odile@list.ru',
  'odile@nike.com',
  'odile@harbour.club',
  'odile@harbour.vet',
  'odile@harbour.cam',
  'odile@',
  'odile',
  '@gmial.com',
  'odile@gmial',
])('nothing better is known than %s', (typed) => {
  expect(suggestedEmail(typed, none)).toBeNull()
})

test('.com says little: one slip fewer is allowed where a domain ends in it', () => {
  const own = { domains: ['portmere.com', 'portmere.net'] }
  expect(suggestedEmail('o@portxxre.com', own)).toBe('o@portmere.com')
  expect(suggestedEmail('o@porxxxre.com', own)).toBeNull()
  expect(suggestedEmail('o@porxxxre.net', own)).toBe('o@portmere.net')
})

test('a chain’s own domains and second level count as well', () => {
  expect(suggestedEmail('o@halcyn.cinema', { domains: ['halcyon.cinema'] })).toBe('o@halcyon.cinema')
  expect(suggestedEmail('o@portmre.fr', { domains: [], secondLevelDomain: 'portmere' })).toBe('o@portmere.fr')
})
