import { join } from 'node:path'
import { readBrand } from '../brand/brand.ts'
import { renderBookingMail } from './booking-mail.ts'
import { createMailTexts } from './mail-texts.ts'
import { createMailTheme } from './mail-theme.ts'
import { toMailOptions } from './smtp-transport.ts'

const brandsFolder = join(__dirname, '..', '..', '..', 'brands')
const link = '/films/louder/5/'
const unsubscribeLink = '/unsubscribe/watchlist/key/signature/'

async function mailIn(name: string, languageTag: string) {
  const brand = await readBrand(brandsFolder, name)
  const primaryTag = brand.languages[0] ?? 'en'
  return renderBookingMail({
    film: { id: '5', title: { text: 'Louder <live>', translations: [] }, link },
    watchlistLink: '/member/film-watchlist/',
    unsubscribeLink,
    texts: createMailTexts(brand.texts, languageTag, primaryTag),
    theme: await createMailTheme(brand.theme, brand.assetsFolder, (error) => {
      throw error
    }),
    siteTitle: brand.siteTitle,
    origin: 'https://shop.example',
    primaryTag,
    mediaBase: 'https://shop.example',
  })
}

describe.each([
  ['halcyon', 'en', 'ltr', ''],
  ['halcyon', 'fr', 'ltr', '?language=fr'],
  ['halcyon', 'ar', 'rtl', '?language=ar'],
  ['kite', 'en', 'ltr', '?language=en'],
  ['kite', 'es', 'ltr', '?language=es'],
  ['orpheum', 'en', 'ltr', ''],
] as const)('the mail that booking has opened, of %s in %s', (name, languageTag, direction, query) => {
  const withLanguage = async (path: string) => {
    const { languages } = await readBrand(brandsFolder, name)
    return `https://shop.example${path}${languages[0] === languageTag ? '' : query}`
  }

  it('leads to the film, to the list and out of such mails, in HTML and in text', async () => {
    const { html, text, unsubscribe } = await mailIn(name, languageTag)
    for (const path of [link, '/member/film-watchlist/', unsubscribeLink]) {
      const address = await withLanguage(path)
      expect(html).toContain(`href="${address}"`)
      expect(text).toContain(`${address}\n`)
    }
    expect(unsubscribe).toBe(await withLanguage(unsubscribeLink))
    expect(html).toContain(`lang="${languageTag}" dir="${direction}"`)
  })

  it('names the film, escaped, and leaves no placeholder and no key open', async () => {
    const { html, text, subject } = await mailIn(name, languageTag)
    expect(subject).toContain('Louder <live>')
    expect(html).toContain('Louder &lt;live&gt;')
    for (const part of [html.replace(/<style>.*?<\/style>/s, ''), text, subject]) {
      expect(part).not.toMatch(/\{\w+\}|mail\.\w+\./)
      expect(part).not.toMatch(/(^|>)(subject|intro|open|watchlist|unsubscribe|why)($|<)/m)
    }
  })

  it('reads in text as it did', async () => {
    expect((await mailIn(name, languageTag)).text).toMatchSnapshot()
  })
})

it('has the headers by which a mail program ends such mails in one click, at an https address alone', async () => {
  const content = await mailIn('halcyon', 'en')
  const message = {
    ...content,
    id: 'm1',
    kind: 'booking-opened',
    languageTag: 'en',
    from: { name: 'Halcyon', address: 'tickets@halcyon.example' },
    recipient: 'ines@postbox.example',
  }
  expect(toMailOptions(message, message.recipient).headers).toMatchObject({
    'List-Unsubscribe': `<https://shop.example${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const unsafe = { ...message, unsubscribe: 'http://localhost:4000/unsubscribe/' }
  const { unsubscribe: _none, ...receipt } = message
  for (const each of [unsafe, receipt])
    expect(Object.keys(toMailOptions(each, each.recipient).headers)).toEqual([
      'Auto-Submitted',
      'Content-Language',
    ])
})
