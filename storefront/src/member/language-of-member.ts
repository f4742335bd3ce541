import { isSameLanguage, languageCookie, languageParameter } from '@foyer/contract/omnia/language-address'
import type { Stores } from '../stores/create-stores.ts'
import { hasCookie } from '../stores/visitor/signed-in.ts'
import { getMemberStores } from '../stores/members/member-stores.ts'

/**
 * Where a sign-in leads in the member's own language: an address of another document. Null where the page stays in its
 * language: it is the member's, or unknown here, or the visitor has chosen one, by an address or earlier in the session.
 * @param path to which the sign-in leads
 * @param cookies `document.cookie`
 */
export async function findAddressInOwnLanguage(
  stores: Stores,
  path: string,
  shown: URL,
  cookies: string,
): Promise<string | null> {
  const { configuration, core, languages } = stores
  const known = configuration.value.shared.localisation.languages
  if (known.length < 2 || shown.searchParams.has(languageParameter) || hasCookie(cookies, languageCookie))
    return null
  const { member } = getMemberStores(stores)
  await member.load()
  const wanted = member.member?.personalDetails.preferences.languageTag ?? ''
  const own = known.find(({ languageTag }) => isSameLanguage(languageTag, wanted))?.languageTag
  if (own === undefined || isSameLanguage(own, languages.current)) return null
  const url = new URL(path, core.pageData.origin)
  if (url.searchParams.has(languageParameter)) return null
  // Named also for the primary language: the parameter is what is remembered for the session.
  url.searchParams.set(languageParameter, own)
  return url.pathname + url.search + url.hash
}
