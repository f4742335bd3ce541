import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readBrandTexts as readTexts } from '../../storefront/src/context/testing/brand-texts.ts'
import { TextsStore } from '../../storefront/src/stores/channel/texts.ts'
import { readReferences } from './text-keys.ts'

const root = resolve(__dirname, '..', '..')
const brands = readdirSync(join(root, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)

/** Sources whose labels come from a brand's texts. */
const folders = [join('storefront', 'src'), join('server', 'src', 'render'), join('server', 'src', 'mail')]
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

/** Plural categories of all languages. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Keys in the sources, with their files; `patterns` are those composed at run time. */
function usedInSources() {
  const keys = new Map<string, string>()
  const patterns = new Map<string, string>()
  for (const file of sources) {
    const references = readReferences(join(root, file))
    for (const key of references.keys) keys.set(key, file)
    for (const around of references.builtKeys) {
      const parts = around.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      patterns.set(`^${parts.join('[A-Za-z0-9-]*')}(\\.(${categories.join('|')}))?$`, file)
    }
  }
  return { keys, patterns: [...patterns].map(([pattern, file]) => ({ pattern: new RegExp(pattern), file })) }
}

const read = (...path: string[]) => JSON.parse(readFileSync(join(root, 'brands', ...path), 'utf8')) as unknown

/** Keys that a brand's content uses: every value of a `…Key`. */
function usedInContent(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(usedInContent)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    /key$/i.test(name) && typeof each === 'string' ? [each] : usedInContent(each),
  )
}

/** A brand's languages, the primary one first. */
function readLanguages(brand: string): string[] {
  const channel = read(brand, 'channel.json') as {
    languages: { primaryLanguageTag: string }
    shared: { localisation: { languages: { languageTag: string }[] } }
  }
  const all = channel.shared.localisation.languages.map(({ languageTag }) => languageTag)
  return [...new Set([channel.languages.primaryLanguageTag, ...all])]
}

/** A key and its plural forms. */
const listForms = (key: string) => [key, ...categories.map((category) => `${key}.${category}`)]

const isForm = new RegExp(`\\.(${categories.join('|')})$`)
const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

/** Plural forms for whole numbers in a language; forms for millions only are not required. */
function formsIn(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))].sort()
}

describe.each(brands)('the language text of %s', (brand) => {
  const [primary = '', ...others] = readLanguages(brand)
  const own = readTexts(brand, primary)
  const texts = new Set(Object.keys(own))
  const { keys, patterns } = usedInSources()
  /** The key without its plural form; a suffix is a plural form if the key's own language has it. */
  const countedBy = (key: string) => {
    const base = key.replace(isForm, '')
    return base !== key && texts.has(`${base}.one`) && texts.has(`${base}.other`) ? base : null
  }
  const unformed = (all: Iterable<string>) =>
    [...new Set([...all].map((key) => countedBy(key) ?? key))].sort()
  const named = [...keys.keys(), ...usedInContent(read(brand, 'storefront.json'))]

  it('has every text that the sources and the content ask for', () => {
    const lacking = named.filter((key) => !texts.has(key) && !texts.has(`${key}.other`))
    expect(lacking.map((key) => `${key} (${keys.get(key) ?? 'content'})`)).toEqual([])
    const empty = patterns.filter(({ pattern }) => ![...texts].some((key) => pattern.test(key)))
    expect(empty.map(({ pattern, file }) => `${pattern.source} (${file})`)).toEqual([])
  })

  it('has no text that nothing asks for', () => {
    const used = new Set(named.flatMap(listForms))
    const unused = [...texts].filter(
      (key) => !used.has(key) && !patterns.some(({ pattern }) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })

  it('has the same texts in each language, with the same placeholders', () => {
    for (const language of others) {
      const translated = readTexts(brand, language)
      expect({ language, keys: unformed(Object.keys(translated)) }).toEqual({
        language,
        keys: unformed(texts),
      })
      const strange = Object.entries(translated).filter(([key, text]) => {
        const base = countedBy(key)
        const needed = placeholders(own[base === null ? key : `${base}.other`])
        // "One film" needs no number: a form may omit a placeholder that it expresses in words.
        return base === null
          ? placeholders(text).join() !== needed.join()
          : placeholders(text).some((each) => !needed.includes(each))
      })
      expect(strange).toEqual([])
    }
  })

  it('has all forms that numbers take in each language', () => {
    const counted = new Set([...texts].flatMap((key) => countedBy(key) ?? []))
    for (const language of [primary, ...others]) {
      const translated = readTexts(brand, language)
      const lacking = [...counted].flatMap((key) =>
        formsIn(language)
          .map((form) => `${key}.${form}`)
          .filter((form) => !(form in translated)),
      )
      expect({ language, lacking }).toEqual({ language, lacking: [] })
    }
  })
})

describe('how long seats are held', () => {
  const said = (language: string, count: number) =>
    new TextsStore(language, readTexts(language === 'es' ? 'kite' : 'halcyon', language), {
      warn: () => undefined,
      error: () => undefined,
    }).plural('transaction.hold.more.action', count)

  it.each([
    ['ar', 3, 'احجزها 3 دقائق أخرى'],
    ['ar', 10, 'احجزها 10 دقائق أخرى'],
    ['ar', 15, 'احجزها 15 دقيقة أخرى'],
    ['ar', 2, 'احجزها دقيقتين أخريين'],
    ['fr', 1, 'Les garder 1 minute de plus'],
    ['es', 1, 'Guardarlos 1 minuto más'],
    ['es', 10, 'Guardarlos 10 minutos más'],
    ['en', 10, 'Hold them for 10 minutes more'],
  ])('is counted as %s counts %d minutes', (language, count, expected) => {
    expect(said(language, count)).toBe(expected)
  })
})

describe('promises about orders', () => {
  const languages = brands.flatMap((brand) =>
    readLanguages(brand).map((language) => [brand, language] as const),
  )

  // There is no control for it, and for a film that starts soon it could never be true.
  it.each(languages)('do not include change or refund: %s in %s', (brand, language) => {
    const promises = Object.entries(readTexts(brand, language)).filter(
      ([key, text]) =>
        /^(transaction|tickets|seat-map)\./.test(key) &&
        /refund|return (it|your tickets|tickets)|free of charge|sans frais jusqu|rembours|استرد|devuelve|devolver|gratis hasta/i.test(
          text,
        ),
    )
    expect(promises).toEqual([])
  })
})

describe('messages about lost seats', () => {
  const texts = (language: string) =>
    new TextsStore(language, readTexts(language === 'es' ? 'kite' : 'halcyon', language), {
      warn: () => undefined,
      error: () => undefined,
    })

  it.each([
    ['en', 1, 'It was taken a moment before you.', 'C3 is free at the same price.'],
    ['en', 2, 'They were taken a moment before you.', 'C3 are free at the same price.'],
    ['fr', 2, 'Quelqu’un les a prises un instant avant vous.', 'C3 sont libres, au même prix.'],
    ['es', 2, 'Alguien se te ha adelantado por un momento.', 'C3 están libres por el mismo precio.'],
    ['ar', 1, 'حُجز قبلك بلحظة.', '\u2068C3\u2069 متاح بالسعر نفسه.'],
    ['ar', 2, 'حُجزا قبلك بلحظة.', '\u2068C3\u2069 متاحان بالسعر نفسه.'],
    ['ar', 3, 'حُجزت قبلك بلحظة.', '\u2068C3\u2069 متاحة بالسعر نفسه.'],
  ])('use the plural form of %s for %d', (language, count, taken, offered) => {
    expect(texts(language).plural('seat-map.lost.text', count)).toBe(taken)
    expect(texts(language).plural('seat-map.lost.swapText', count, { offer: 'C3' })).toBe(offered)
  })
})
