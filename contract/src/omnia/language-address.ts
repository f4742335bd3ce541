/** Query parameter that asks for a page in a language. */
export const languageParameter = 'language'

/**
 * The address under which search engines find a page in a language: the primary language has no parameter.
 * @param address absolute, without a language
 */
export function addressInLanguage(address: string, languageTag: string, primaryTag: string): string {
  if (languageTag === primaryTag) return address
  const url = new URL(address)
  url.searchParams.set(languageParameter, languageTag)
  return url.href
}
