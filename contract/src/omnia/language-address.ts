/** Query parameter for a page's language. */
export const languageParameter = 'language'
/** Cookie with the language that was chosen by an address, for the session. */
export const languageCookie = 'foyer-language'

/** Whether two tags are equal: language tags are case-insensitive (RFC 5646, section 2.1.1). */
export const isSameLanguage = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/**
 * The address under which search engines find a page in a language: the primary language has no parameter.
 * @param address absolute, without a language
 */
export function getAddressInLanguage(address: string, languageTag: string, primaryTag: string): string {
  if (isSameLanguage(languageTag, primaryTag)) return address
  const url = new URL(address)
  url.searchParams.set(languageParameter, languageTag)
  return url.href
}
