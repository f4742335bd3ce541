/** Callbacks that let lazy components whose script failed request it again. */
const failed = new Set<() => void>()

/**
 * Imports a module on the first call and caches it. A failed import is dropped, so that the next call requests it again: a
 * cached rejected promise would fail until the page is reloaded. For components use `lazyWithRetry`.
 * @example const loadFilmSearch = lazyImport(() => import('./film-search.ts'))
 */
export function lazyImport<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined
  return () => {
    if (part) return part
    const importing = load()
    part = importing
    importing.catch(() => (part = undefined))
    return importing
  }
}

/** Registers a callback that runs before a lazy component retries after a failure. */
export function onImportRetry(forget: () => void): void {
  failed.add(forget)
}

/**
 * Lets all failed lazy components request their script again when they next render. An `error-boundary` calls it at
 * each retry.
 */
export function retryFailedImports(): void {
  for (const forget of failed) forget()
  failed.clear()
}
