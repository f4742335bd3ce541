/** Longest wait in milliseconds, after which a page that is never idle starts its carousel. */
const longest = 2_000

/** Runs work when the page has nothing better to do; the answer calls it off. */
export function runWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200)
    return () => {
      clearTimeout(timer)
    }
  }
  const handle = requestIdleCallback(work, { timeout: longest })
  return () => {
    cancelIdleCallback(handle)
  }
}
