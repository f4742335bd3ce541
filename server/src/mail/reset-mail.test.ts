import { join } from 'node:path'
import { readBrand } from '../brand/brand.ts'
import { createMailTexts } from './mail-texts.ts'
import { createMailTheme } from './mail-theme.ts'
import { renderResetMail } from './reset-mail.ts'

const brandsFolder = join(__dirname, '..', '..', '..', 'brands')
const code = 'ABCDEFGH23456789'

async function mailIn(name: string, languageTag: string) {
  const brand = await readBrand(brandsFolder, name)
  const primaryTag = brand.languages[0] ?? 'en'
  return renderResetMail({
    code,
    texts: createMailTexts(brand.texts, languageTag, primaryTag),
    theme: await createMailTheme(brand.theme, brand.assetsFolder, (error) => {
      throw error
    }),
    siteTitle: brand.siteTitle,
    origin: 'https://shop.example',
    path: '/member/password-reset/',
    primaryTag,
  })
}

describe.each([
  ['halcyon', 'en', 'ltr', ''],
  ['halcyon', 'ar', 'rtl', '?language=ar'],
  ['kite', 'es', 'ltr', '?language=es'],
  ['orpheum', 'en', 'ltr', ''],
])('the mail of %s in %s that sets another password', (name, languageTag, direction, query) => {
  it('has the code, and a link with it, in HTML and in text', async () => {
    const { html, text, subject } = await mailIn(name, languageTag)
    const link = `https://shop.example/member/password-reset/${code}/${query}`
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(link)
    for (const body of [html, text]) expect(body).toContain('ABCD-EFGH-2345-6789')
    expect(subject).not.toContain(code)
    expect(html).toContain(`lang="${languageTag}" dir="${direction}"`)
  })

  it('leaves no placeholder and no key open', async () => {
    const { html, text, subject } = await mailIn(name, languageTag)
    for (const part of [html.replace(/<style>.*?<\/style>/s, ''), text, subject])
      expect(part).not.toMatch(/\{\w+\}|mail\.reset/)
  })
})
