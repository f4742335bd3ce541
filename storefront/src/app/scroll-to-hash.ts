const waitAtMost = 10_000
const askEvery = 100

/** Scrolls to the element that an address names once it is there, waiting up to 10 s; returns how to stop waiting. */
export function scrollToHash(hash: string): () => void {
  const id = decodeURIComponent(hash.slice(1))
  const until = Date.now() + waitAtMost
  const timer = setInterval(() => {
    const element = document.getElementById(id)
    element?.scrollIntoView()
    if (element || Date.now() > until) clearInterval(timer)
  }, askEvery)
  return () => {
    clearInterval(timer)
  }
}
