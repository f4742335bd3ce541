import { getLanguage } from './language-tag.ts'

/** The forms that a number chooses among, as the Unicode CLDR names them. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type Rule = (count: number) => PluralCategory

const isBetween = (count: number, least: number, most: number) => count >= least && count <= most
const isTeen = (count: number) => isBetween(count % 100, 11, 19)
const endsInOne = (count: number) => count % 10 === 1 && count % 100 !== 11
const isFew = (count: number) => isBetween(count % 10, 2, 4) && !isTeen(count)
const isMillions = (count: number) => count !== 0 && count % 1_000_000 === 0

const oneAlone: Rule = (count) => (count === 1 ? 'one' : 'other')
const never: Rule = () => 'other'
const zeroToo: Rule = (count) => (count < 2 ? 'one' : 'other')
const withMillions =
  (rule: Rule): Rule =>
  (count) =>
    isMillions(count) ? 'many' : rule(count)
const eastSlavic: Rule = (count) => (endsInOne(count) ? 'one' : isFew(count) ? 'few' : 'many')
const southSlavic: Rule = (count) => (endsInOne(count) ? 'one' : isFew(count) ? 'few' : 'other')
const ownZero: Rule = (count) => (['zero', 'one'] as const)[count] ?? 'other'
const dual: Rule = (count) => (count === 1 ? 'one' : count === 2 ? 'two' : 'other')

const arabic: Rule = (count) => {
  const rest = count % 100
  if (count < 3) return (['zero', 'one', 'two'] as const)[count] ?? 'other'
  if (isBetween(rest, 3, 10)) return 'few'
  return rest >= 11 ? 'many' : 'other'
}

const irish: Rule = (count) => {
  if (count === 1 || count === 2) return dual(count)
  if (isBetween(count, 3, 6)) return 'few'
  return isBetween(count, 7, 10) ? 'many' : 'other'
}

const gaelic: Rule = (count) => {
  if (count === 1 || count === 11) return 'one'
  if (count === 2 || count === 12) return 'two'
  return isBetween(count, 3, 19) ? 'few' : 'other'
}

const maltese: Rule = (count) => {
  if (count === 1 || count === 2) return dual(count)
  if (count === 0 || isBetween(count % 100, 3, 10)) return 'few'
  return isTeen(count) ? 'many' : 'other'
}

const slovene: Rule = (count) => (['other', 'one', 'two', 'few', 'few'] as const)[count % 100] ?? 'other'

/** Languages by their rule, by what CLDR says of whole numbers; what is not named has a form for 1 and one for the rest. */
const languagesByRule: readonly (readonly [rule: Rule, languages: string])[] = [
  [
    never,
    'bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh',
  ],
  [zeroToo, 'ak am as bho bn csw doi fa ff gu guw hi hy kab kn kok ln mg nso pa pcm si ti wa zu'],
  [withMillions(oneAlone), 'ca es it lld scn vec pt-pt'],
  [withMillions(zeroToo), 'fr pt'],
  [eastSlavic, 'be ru uk'],
  [southSlavic, 'bs hr sr'],
  [(count) => (count === 1 ? 'one' : isFew(count) ? 'few' : 'many'), 'pl'],
  [(count) => (count === 1 ? 'one' : isBetween(count, 2, 4) ? 'few' : 'other'), 'cs sk'],
  [slovene, 'dsb hsb sl'],
  [(count) => (endsInOne(count) ? 'one' : 'other'), 'is mk'],
  [(count) => (isTeen(count) || count % 10 === 0 ? 'zero' : endsInOne(count) ? 'one' : 'other'), 'lv prg'],
  [(count) => (isTeen(count) || count % 10 === 0 ? 'other' : endsInOne(count) ? 'one' : 'few'), 'lt'],
  [(count) => (count === 1 ? 'one' : count === 0 || isBetween(count % 100, 1, 19) ? 'few' : 'other'), 'ro'],
  [(count) => ([4, 6, 9].includes(count % 10) ? 'other' : 'one'), 'ceb fil'],
  [dual, 'he iu naq sat se sma smi smj smn sms'],
  [ownZero, 'blo cv ksh lag'],
  [arabic, 'ar ars'],
  [(count) => (['zero', 'one', 'two', 'few', 'other', 'other', 'many'] as const)[count] ?? 'other', 'cy'],
  [irish, 'ga'],
  [gaelic, 'gd'],
  [maltese, 'mt'],
]

const rules: ReadonlyMap<string, Rule> = new Map(
  languagesByRule.flatMap(([rule, languages]) =>
    languages.split(' ').map((language) => [language, rule] as const),
  ),
)

/**
 * The form of a whole number in a language, by its whole tag where that has a rule of its own (European Portuguese), else
 * by the language. A table of our own instead of `Intl.PluralRules`, whose data differ between Node and browsers and
 * would break hydration; a test proves it against the CLDR.
 */
export function getPluralCategory(languageTag: string, count: number): PluralCategory {
  const rule = rules.get(languageTag.toLowerCase()) ?? rules.get(getLanguage(languageTag)) ?? oneAlone
  return rule(count)
}
