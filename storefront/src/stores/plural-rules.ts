/** The forms that a number chooses among, as the Unicode CLDR names them. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type Rule = (count: number) => PluralCategory

const oneAlone: Rule = (count) => (count === 1 ? 'one' : 'other')
const never: Rule = () => 'other'
const isTeen = (count: number) => count % 100 > 10 && count % 100 < 20
const isFew = (count: number) => count % 10 > 1 && count % 10 < 5 && !isTeen(count)
const isMillions = (count: number) => count !== 0 && count % 1_000_000 === 0

const zeroAndOne: Rule = (count) => (count < 2 ? 'one' : isMillions(count) ? 'many' : 'other')
const eastSlavic: Rule = (count) =>
  count % 10 === 1 && !isTeen(count) ? 'one' : isFew(count) ? 'few' : 'many'

const arabic: Rule = (count) => {
  const hundredth = count % 100
  if (count < 3) return (['zero', 'one', 'two'] as const)[count] ?? 'other'
  if (hundredth >= 3 && hundredth <= 10) return 'few'
  return hundredth >= 11 ? 'many' : 'other'
}

/** By language without region; what is not named has a form for 1 and one for the rest. */
const rules: Readonly<Record<string, Rule>> = {
  ar: arabic,
  cs: (count) => (count === 1 ? 'one' : count > 1 && count < 5 ? 'few' : 'other'),
  es: (count) => (count === 1 ? 'one' : isMillions(count) ? 'many' : 'other'),
  fr: zeroAndOne,
  hi: (count) => (count < 2 ? 'one' : 'other'),
  it: (count) => (count === 1 ? 'one' : isMillions(count) ? 'many' : 'other'),
  ja: never,
  ko: never,
  pl: (count) => (count === 1 ? 'one' : isFew(count) ? 'few' : 'many'),
  pt: zeroAndOne,
  ru: eastSlavic,
  th: never,
  uk: eastSlavic,
  vi: never,
  zh: never,
}

/**
 * The form of a whole number in a language. A table of our own instead of `Intl.PluralRules`, whose data differ between
 * Node and browsers and would break hydration.
 */
export function pluralCategory(languageTag: string, count: number): PluralCategory {
  return (rules[languageTag.split('-')[0] ?? ''] ?? oneAlone)(count)
}
