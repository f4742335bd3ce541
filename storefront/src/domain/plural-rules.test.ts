import { getPluralCategory } from './plural-rules.ts'

const counts = [
  ...Array.from({ length: 1_205 }, (_, count) => count),
  ...[10_000, 20_000, 40_000, 100_000, 1_000_000, 1_000_003, 2_000_000],
]

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
const codes = [...pairs, ...pairs.flatMap((pair) => letters.map((third) => pair + third)), 'pt-PT']
/** Every language that has plural rules of its own in the CLDR of this Node. */
const languages = codes.filter((code) => new Intl.PluralRules(code).resolvedOptions().locale === code)
/** Breton, Manx, Cornish, Samogitian, Tachelhit and Central Atlas Tamazight have what most languages have. */
const simplified = new Set(['br', 'gv', 'kw', 'sgs', 'shi', 'tzm'])

it('chooses the forms of every language as the CLDR does, but for six small ones', () => {
  expect(languages.length).toBeGreaterThan(150)
  const different = languages.flatMap((language) => {
    const theirs = new Intl.PluralRules(language)
    const count = counts.find((each) => getPluralCategory(language, each) !== theirs.select(each))
    return count === undefined || simplified.has(language) ? [] : [`${language} ${count}`]
  })
  expect(different).toEqual([])
})

it('takes a language with a region as the language, in any capitals', () => {
  expect(getPluralCategory('fr-CA', 0)).toBe('one')
  expect(getPluralCategory('AR-eg', 2)).toBe('two')
  expect(getPluralCategory('pt-BR', 0)).toBe('one')
  expect(getPluralCategory('pt-pt', 0)).toBe('other')
})
