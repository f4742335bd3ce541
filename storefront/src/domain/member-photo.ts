import type { Member } from '@foyer/contract/wire/members'

/** Our own server's addresses of photos; others' are used as they are. */
const ownAddress = /\/media\/members\/[^/?]+\?/

/**
 * The small picture of a member, to stand beside a name. Undefined without one, and where its address is no longer good:
 * initials are better than a broken picture.
 * @param now epoch milliseconds
 */
export function getSmallPhoto(
  photo: Member['photo'],
  now: number,
): { readonly url: string; readonly resizable: false } | undefined {
  const { uri, uriExpiresAt } = photo ?? {}
  if (uri === undefined || (uriExpiresAt && Date.parse(uriExpiresAt) <= now)) return undefined
  // Served as it is: its address may be signed.
  return { url: ownAddress.test(uri) ? `${uri}&size=small` : uri, resizable: false }
}
