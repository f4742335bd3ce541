import { suggestEmail } from './suggest-email.ts'

test.each([
  ['odile@gmial.com', 'odile@gmail.com'],
  ['odile@gmal.com', 'odile@gmail.com'],
  ['Odile@GMAIL.CO', 'Odile@gmail.com'],
  ['odile@gmail.con', 'odile@gmail.com'],
  ['Odile.B@GMAILL.COM', 'Odile.B@gmail.com'],
  ['odile@hotmial.co.uk', 'odile@hotmail.co.uk'],
  ['odile@outlok.fr', 'odile@outlook.fr'],
  ['odile@yhoo.es', 'odile@yahoo.es'],
  ['odile@gmail.cmo', 'odile@gmail.com'],
  ['odile@harbour-theatre.orgg', 'odile@harbour-theatre.org'],
])('%s was meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  ['hmail.com', 'gmail.com'],
  ['jmail.com', 'gmail.com'],
  ['ahoo.com', 'yahoo.com'],
  ['otmail.com', 'hotmail.com'],
  ['gmai.com', 'gmail.com'],
  ['aol.co', 'aol.com'],
  ['ahoo.es', 'yahoo.es'],
])('of all that are known the nearest is meant, by its first letters too: %s by %s', (typed, meant) => {
  expect(suggestEmail(`o@${typed}`)).toBe(`o@${meant}`)
})

test('of two that are as near the one that is known first is meant', () => {
  const meant = (...extraDomains: string[]) => suggestEmail('o@portmerx.example', { extraDomains })
  expect(meant('portmere.example', 'portmera.example')).toBe('o@portmere.example')
  expect(meant('portmera.example', 'portmere.example')).toBe('o@portmera.example')
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
  'odile@gmx.de',
  'odile@love.com',
  'odile@rr.com',
  'odile@gmail.fr',
  'odile@alice.it',
  'odile@list.ru',
  'odile@harbour.club',
  'odile@harbour.vet',
  'odile@harbour.cam',
  'odile@',
  'odile',
  '@gmial.com',
  'odile@gmial',
  'odile@varga.example',
])('nothing better for %s', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})

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

test('.com says little: one slip fewer is allowed where a domain ends in it', () => {
  const meant = (typed: string) =>
    suggestEmail(`o@${typed}`, { extraDomains: ['portmere.com', 'portmere.net'] })
  expect(meant('portxxre.com')).toBe('o@portmere.com')
  expect(meant('porxxxre.com')).toBeNull()
  expect(meant('porxxxre.net')).toBe('o@portmere.net')
})

test.each([
  ['gnaill.com', 'gmail.com'],
  ['gmxyl.com', 'gmail.com'],
  ['yxxoo.com', 'yahoo.com'],
  ['hotmxyz.co.uk', 'hotmail.co.uk'],
  ['yaxxx.co.uk', 'yahoo.co.uk'],
  ['yaxyo.de', 'yahoo.de'],
  ['hotmayl.de', 'hotmail.de'],
])('so many keys may be wrong of a popular domain too: %s by %s', (typed, meant) => {
  expect(suggestEmail(`o@${typed}`)).toBe(`o@${meant}`)
})

test('the name before the first full stop may be two letters off, and its ending two', () => {
  expect(suggestEmail('a@yahhoo.xcom')).toBe('a@yahoo.com')
  expect(suggestEmail('a@otlok.de')).toBe('a@outlook.de')
})

test.each(['yahoo', 'hotmail', 'mail', 'live', 'outlook'])('%s is at home before any ending', (name) => {
  expect(suggestEmail(`a@${name}${name.at(-1) ?? ''}.nl`)).toBe(`a@${name}.nl`)
})

test.each(
  (
    'hp.com ge.com bp.com lg.com ey.com 3m.com hp.net ms.com ibm.com aon.com msc.com map.com man.com sap.com abl.com ' +
    'lvm.de mai.de dell.com nike.com life.com line.com like.com main.de mall.cz time.com five.com give.org sail.co ' +
    'olive.com alive.nl emails.com cloud.com loud.com small.com gmac.com tahoe.com hotel.com hotel.nl outlet.com me.co'
  ).split(' '),
)('%s is the name of somebody, and nobody is asked about it', (domain) => {
  expect(suggestEmail(`odile@${domain}`)).toBeNull()
})

test.each([
  ['hp.cmo', 'hp.com'],
  ['ge.con', 'ge.com'],
  ['msn.con', 'msn.com'],
  ['me.cmo', 'me.com'],
  ['maill.com', 'mail.com'],
  ['livee.co.uk', 'live.co.uk'],
])('of a short name the ending may be wrong, or a letter stand there twice: %s by %s', (typed, meant) => {
  expect(suggestEmail(`o@${typed}`)).toBe(`o@${meant}`)
})

test.each([
  ['gamil.com', 'gmail.com'],
  ['yhaoo.com', 'yahoo.com'],
  ['gmial.con', 'gmail.com'],
  ['hotmaik.com', 'hotmail.com'],
  ['hotmal.nl', 'hotmail.nl'],
  ['outloook.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['btintrenet.com', 'btinternet.com'],
  ['googelmail.com', 'googlemail.com'],
])('two letters swapped are one slip: %s by %s', (typed, meant) => {
  expect(suggestEmail(`o@${typed}`)).toBe(`o@${meant}`)
})

test('two letters may be off behind the full stop, three not', () => {
  const meant = (typed: string) => suggestEmail(`a@varga.${typed}`)
  expect(meant('cmo')).toBe('a@varga.com')
  expect(meant('ogr')).toBe('a@varga.org')
  expect(meant('nte')).toBe('a@varga.net')
  expect(meant('ifno')).toBe('a@varga.info')
  expect(meant('cmoo')).toBe('a@varga.com')
  expect(meant('cpmex')).toBeNull()
  expect(meant('xop')).toBe('a@varga.com')
})

test.each(['cool', 'cafe', 'news', 'now', 'inc', 'ink', 'ovh', 'one', 'top', 'shop', 'cat', 'tv', 'co.uk'])(
  '.%s is an ending of its own',
  (ending) => {
    expect(suggestEmail(`a@varga.${ending}`)).toBeNull()
  },
)

test('one more name may be known', () => {
  expect(suggestEmail('a@portmerre.net')).toBeNull()
  expect(suggestEmail('a@portmerre.net', { extraSecondLevel: 'portmere' })).toBe('a@portmere.net')
})
