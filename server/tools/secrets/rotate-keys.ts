import type { StoredKey } from '../../src/config/key-lines.ts'

/** Adds a key that the servers verify but do not sign with yet; null if there is one already. */
export function prepareKey(keys: readonly StoredKey[], key: Uint8Array): StoredKey[] | null {
  if (keys.some(({ isNext }) => isNext)) return null
  return [...keys, { key, since: null, until: null, isNext: true }]
}

/**
 * Lets the prepared key sign, or a new one without any, and removes keys that nothing needs any more.
 * @param neededFor how long a key is needed after another has taken over, milliseconds; null for ever
 */
export function rotateKeys(
  keys: readonly StoredKey[],
  createKey: () => Uint8Array,
  { now, neededFor }: { readonly now: number; readonly neededFor: number | null },
): StoredKey[] {
  const key = keys.find(({ isNext }) => isNext)?.key ?? createKey()
  const earlier = keys
    .filter(({ isNext }) => !isNext)
    .map((each) => ({ ...each, until: each.until ?? now }))
    .filter(({ until }) => neededFor === null || until + neededFor > now)
  return [{ key, since: now, until: null, isNext: false }, ...earlier]
}
