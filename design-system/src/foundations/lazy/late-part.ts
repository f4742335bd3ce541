/** Of late components whose script did not come, what lets them ask for it anew. */
const failed = new Set<() => void>()

/**
 * A part of the script that is fetched with the first call and kept. One that did not come is forgotten, so that the next
 * call asks for it again: a promise that is kept as it is has failed until the page is loaded anew.
 * @example const findingWords = latePart(() => import('./found-films.ts'))
 */
export function latePart<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined
  return () => {
    if (part) return part
    const asked = load()
    part = asked
    asked.catch(() => (part = undefined))
    return asked
  }
}

/** What is done before a late component asks again after a failure. */
export function whenAskedAgain(forget: () => void): void {
  failed.add(forget)
}

/** Lets all late components that failed ask anew when they are drawn next. An `error-boundary` says so at each try. */
export function askAgain(): void {
  for (const forget of failed) forget()
  failed.clear()
}
