import { isSameLanguage } from '@foyer/contract/omnia/language-address'

/** Finds the language of the list for a tag, exactly or by its primary part (`fr-CA` is served by `fr`). */
export function getLanguageFor(
  tag: string | null | undefined,
  languages: readonly string[],
): string | undefined {
  if (!tag) return undefined
  const [primary = tag] = tag.split('-')
  return (
    languages.find((language) => isSameLanguage(language, tag)) ??
    languages.find((language) => isSameLanguage(language, primary))
  )
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur'])

/** Whether a language is written right to left. */
export const isRightToLeft = (languageTag: string): boolean =>
  rightToLeft.has(languageTag.toLowerCase().split('-')[0] ?? '')

/**
 * Sorts languages as a chain's own language list, those written right to left last: some clients use the first
 * translation whatever its language.
 * @param listed the chain's languages, in its order
 */
export function sortByTranslation(languageTags: readonly string[], listed: readonly string[]): string[] {
  const getRank = (tag: string) => {
    const place = listed.findIndex((each) => isSameLanguage(each, tag))
    return place < 0 ? listed.length : place
  }
  return languageTags.toSorted(
    (one, other) =>
      Number(isRightToLeft(one)) - Number(isRightToLeft(other)) ||
      getRank(one) - getRank(other) ||
      (one < other ? -1 : 1),
  )
}
