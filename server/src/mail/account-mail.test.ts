import { join } from 'node:path'
import { readBrand } from '../brand/brand.ts'
import type { MailedGift } from '../referrals/referral-mails.ts'
import { createMailTexts } from './mail-texts.ts'
import { createMailTheme } from './mail-theme.ts'
import { renderAccountMail, type AccountMailSubject } from './account-mail.ts'

const brandsFolder = join(__dirname, '..', '..', '..', 'brands')
const code = 'ABCDEFGH23456789'

const points: MailedGift[] = [
  { name: { text: 'Points', translations: [{ languageTag: 'ar', text: 'نقاط' }] }, units: 500 },
]
const drink: MailedGift[] = [{ name: { text: 'Any cold drink', translations: [] }, units: null }]

const abouts = [
  { kind: 'password-reset', code, link: `/member/password-reset/${code}/` },
  { kind: 'email-verification', code, link: `/sign-up/#verify=${code}` },
  { kind: 'token-reuse', link: '/member/password-reset/' },
  {
    kind: 'referral-reward',
    to: 'member',
    gifts: points,
    link: '/member/',
  },
  {
    kind: 'referral-reward',
    to: 'friend',
    gifts: drink,
    link: '/member/rewards-and-offers/',
  },
] as const satisfies AccountMailSubject[]

async function mailIn(name: string, languageTag: string, about: AccountMailSubject) {
  const brand = await readBrand(brandsFolder, name)
  const primaryTag = brand.languages[0] ?? 'en'
  return renderAccountMail({
    about,
    texts: createMailTexts(brand.texts, languageTag, primaryTag),
    theme: await createMailTheme(brand.theme, brand.assetsFolder, (error) => {
      throw error
    }),
    siteTitle: brand.siteTitle,
    origin: 'https://shop.example',
    primaryTag,
  })
}

const inLanguages = [
  ['halcyon', 'en', 'ltr', ''],
  ['halcyon', 'ar', 'rtl', '?language=ar'],
  ['kite', 'es', 'ltr', '?language=es'],
  ['orpheum', 'en', 'ltr', ''],
] as const
const mails = abouts.flatMap((about) => inLanguages.map((each) => [about.kind, ...each, about] as const))

describe.each(mails)('the mail %s of %s in %s', (_kind, name, languageTag, direction, query, about) => {
  it('has the link in HTML and in text, and the code where there is one', async () => {
    const { html, text, subject } = await mailIn(name, languageTag, about)
    const [path = '', fragment] = about.link.split('#')
    const link = `https://shop.example${path}${query}${fragment === undefined ? '' : `#${fragment}`}`
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(`${link}\n`)
    for (const body of [html, text]) expect(body.includes('ABCD-EFGH-2345-6789')).toBe('code' in about)
    expect(subject).not.toContain(code)
    expect(html).toContain(`lang="${languageTag}" dir="${direction}"`)
  })

  it('leaves no placeholder and no key open', async () => {
    const { html, text, subject } = await mailIn(name, languageTag, about)
    for (const part of [html.replace(/<style>.*?<\/style>/s, ''), text, subject]) {
      expect(part).not.toMatch(/\{\w+\}|mail\.\w+\./)
      // A text that is missing is replaced with the last part of its key.
      expect(part).not.toMatch(/(^|>)(subject|intro|open|code|note|foot|lifetime|ignore|advice|why)($|<)/m)
    }
  })
})

it.each([
  ['en', 'this is yours now. Points: 500.'],
  ['fr', 'voici ce qui est à vous. Points\u00a0: 500.'],
  ['ar', 'هذا لك الآن. نقاط: \u2068500\u2069.'],
])('says in %s what was given for a friend', async (languageTag, said) => {
  const [, , , about] = abouts
  const { html, text } = await mailIn('halcyon', languageTag, about)
  expect(html).toContain(said)
  expect(text).toContain(said)
})
