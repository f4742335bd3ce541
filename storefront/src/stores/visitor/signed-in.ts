import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Storage } from '../browser/storage.ts'

export const memberTokenKey = 'foyer-member-token'
/** Name of the signed-in member, for the header of pages that load nothing of the member. */
export const memberNameKey = 'foyer-member-name'
/** Id of the signed-in member or the workstation, for correlation ids. */
export const userIdKey = 'foyer-user'

/** Marks the hash of recommendations as the member's: it goes with them. */
export const memberHashOwnerKey = 'foyer-member-hash-owner'
/** The secret by which the server knows this device. */
export const deviceKey = 'foyer-device'
/** Which films of the member's watchlist this browser has said can be booked. */
export const watchlistNewsKey = 'foyer-watchlist-news'
/** Language to which a member has just switched; in the session storage until it is in their details. */
export const chosenLanguageKey = 'foyer-language-chosen'
/** Tells tabs that find a sign-in gone that the visitor has ended it. */
export const leftKey = 'foyer-member-left'
/** Entries of a sign-in: neither another release nor the error screen ends one. */
export const signInKeys: readonly string[] = [
  memberTokenKey,
  memberNameKey,
  userIdKey,
  memberHashOwnerKey,
  deviceKey,
  leftKey,
  watchlistNewsKey,
]

/** Whether a cookie is there with any value. @param cookies `document.cookie` */
export const hasCookie = (cookies: string, name: string): boolean =>
  cookies.split('; ').some((each) => each.startsWith(`${name}=`) && each.length > name.length + 1)

/**
 * Whether somebody is signed in, as far as a browser can tell without asking. Small, for code of every page.
 * @param cookies `document.cookie`
 */
export function isSomebodySignedIn(
  { memberSignIn }: Pick<InitialData, 'memberSignIn'>,
  local: Storage,
  cookies: string,
): boolean {
  return memberSignIn?.type === 'Cookie'
    ? hasCookie(cookies, memberSignIn.flagCookie)
    : local.get(memberTokenKey) !== null
}
