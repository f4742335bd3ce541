/**
 * Batches the keys requested in one turn into one call, or as many as needed. Not `dataloader`: batching is
 * all that is needed here, and values are kept by `caching.map`, with the lifetime that its cache lacks.
 * @param load returns a value for every key, in their order
 * @param most maximum keys per call
 * @returns a loader of a single key
 */
export function createBatchedLoad<T>(
  load: (keys: readonly string[]) => Promise<readonly T[]>,
  most: number,
): (key: string) => Promise<T> {
  let waiting: { key: string; resolve: (value: T) => void; reject: (reason: unknown) => void }[] = []

  async function send(part: typeof waiting): Promise<void> {
    try {
      const values = await load(part.map(({ key }) => key))
      if (values.length !== part.length)
        throw new RangeError(`${String(part.length)} keys were answered with ${String(values.length)} values`)
      for (const [index, value] of values.entries()) part[index]?.resolve(value)
    } catch (reason) {
      for (const { reject } of part) reject(reason)
    }
  }

  return (key) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length > 1) return
      queueMicrotask(() => {
        const all = waiting
        waiting = []
        for (let at = 0; at < all.length; at += most) void send(all.slice(at, at + most))
      })
    })
}
