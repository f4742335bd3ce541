import { pluralCategory } from './plural-rules.ts'

const counts = [...Array.from({ length: 1_205 }, (_, count) => count), 1_000_000, 1_000_003, 2_000_000]

it.each([
  'ar',
  'cs',
  'de',
  'en',
  'es',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'pl',
  'pt',
  'ru',
  'th',
  'uk',
  'vi',
  'zh',
])('chooses the forms of %s as the CLDR does', (language) => {
  const theirs = new Intl.PluralRules(language)
  const different = counts.filter((count) => pluralCategory(language, count) !== theirs.select(count))
  expect(different).toEqual([])
})

it('takes a language with a region as the language', () => {
  expect(pluralCategory('fr-CA', 0)).toBe('one')
  expect(pluralCategory('ar-EG', 2)).toBe('two')
})
