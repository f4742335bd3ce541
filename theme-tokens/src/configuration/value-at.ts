type Json = Record<string, unknown>

/** The value at a path of keys, or undefined if a key is missing. */
export const findValueAt = (root: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, key)
        ? (current as Json)[key]
        : undefined,
    root,
  )

/** Sets a value at a path of keys and creates the objects on the way; `undefined` deletes it. Changes `root`. */
export function putAt(root: Json, keys: readonly string[], value: unknown): void {
  const owner = keys.slice(0, -1).reduce<Json>((current, key) => {
    if (!Object.hasOwn(current, key)) current[key] = {}
    return current[key] as Json
  }, root)
  const last = keys.at(-1) ?? ''
  if (value === undefined) delete owner[last]
  else owner[last] = value
}
