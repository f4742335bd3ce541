import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { readBrand } from './brand.ts'

const brands = join(__dirname, '../../../brands')
const names = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)
const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(brands, ...path), 'utf8'))

/** Every value of a property whose name ends in `Key`, however deep. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    /(^|[a-z])[kK]ey$/.test(name) && typeof inner === 'string' ? [inner] : keysIn(inner),
  )
}
/** Every address of the brand's own files. */
function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/brand/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : []
}
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

/** Texts of the product: a brand's texts without those that only its own pages configure. */
async function productTexts(name: string): Promise<[string, string][]> {
  const brand = await readBrand(brands, name)
  const own = new Set(keysIn(json(name, 'storefront.json')))
  return Object.entries(brand.texts.en ?? {}).filter(([key]) => !own.has(key))
}

describe.each(names)('the folder of %s', (name) => {
  it('is a brand: configuration, theme and texts are valid', async () => {
    const brand = await readBrand(brands, name)
    expect(brand.siteTitle).not.toBe('')
    expect(Object.keys(parseTheme(brand.theme).modes).sort()).toEqual(['Dark', 'Light'])
  })

  it('has a text for everything that its pages configure', async () => {
    const { texts } = await readBrand(brands, name)
    expect(keysIn(json(name, 'storefront.json')).filter((key) => !texts.en?.[key])).toEqual([])
  })

  it('has every text of the product, with the same placeholders', async () => {
    const { texts } = await readBrand(brands, name)
    const product = await productTexts('halcyon')
    expect(product.filter(([key]) => texts.en?.[key] === undefined).map(([key]) => key)).toEqual([])
    const strange = product.filter(([key, text]) =>
      placeholders(texts.en?.[key] ?? '').some((place) => !placeholders(text).includes(place)),
    )
    expect(strange.map(([key]) => key)).toEqual([])
  })

  it('mentions no other chain', async () => {
    const { texts } = await readBrand(brands, name)
    const others = new RegExp(names.filter((other) => other !== name).join('|'), 'i')
    const spoken = Object.values(texts.en ?? {}).filter((text) => others.test(text))
    expect(spoken).toEqual([])
  })

  it('holds every file that it names, with a licence beside every font', () => {
    const files = [...filesIn(json(name, 'theme.json')), ...filesIn(json(name, 'storefront.json'))]
    const assets = join(brands, name, 'assets')
    expect(files.filter((file) => !existsSync(join(assets, file.slice('/brand/'.length))))).toEqual([])
    const fonts = readdirSync(join(assets, 'fonts'))
    for (const font of fonts.filter((file) => file.endsWith('.woff2')))
      expect(fonts).toContain(font.replace(/-(latin|arabic)(-(ext|italic))?\.woff2$/, '.LICENSE.txt'))
    expect(existsSync(join(assets, 'social/open-graph.png'))).toBe(true)
  })
})

it('the rules of a password are in the words of each language of a brand', async () => {
  for (const name of names) {
    const { channel, variants } = await readBrand(brands, name)
    const english = variants.get(channel.languages.primaryLanguageTag)?.loyalty.passwordRules ?? []
    for (const [tag, { loyalty }] of variants) {
      expect(loyalty.passwordRules.map(({ regex }) => regex)).toEqual(english.map(({ regex }) => regex))
      if (tag === channel.languages.primaryLanguageTag) continue
      for (const { text } of english)
        expect(loyalty.passwordRules.map((rule) => rule.text)).not.toContain(text)
    }
  }
})
