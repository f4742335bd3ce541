/** Of late components whose script did not come, what lets them ask for it anew. */
const failed = new Set<() => void>()

/**
 * A part of the script that is fetched with the first call and kept. One that did not come is forgotten, so that the next
 * call asks for it again: a promise that is kept as it is has failed until the page is loaded anew.
 * @example const findingWords = latePart(() => import('./found-films.ts'))
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

/** What is done before a late component asks again after a failure. */
export function onImportRetry(forget: () => void): void {
  failed.add(forget)
}

/** Lets all late components that failed ask anew when they are drawn next. An `error-boundary` says so at each try. */
export function retryFailedImports(): void {
  for (const forget of failed) forget()
  failed.clear()
}
