const waitAtMost = 10_000
const askEvery = 100
/** Milliseconds for which the element is followed where content that comes late moves it. */
const followFor = 2_000
/** A visitor who moves the page wants to be elsewhere. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** What an address names; what is no right encoding is taken as it stands. */
function parseId(hash: string): string {
  const named = hash.slice(1)
  try {
    return decodeURIComponent(named)
  } catch {
    return named
  }
}

/** Keeps the element in its place while the page around it grows. @returns how to stop */
function follow(element: Element): () => void {
  const observer = new ResizeObserver(() => {
    element.scrollIntoView()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of ownMoves) removeEventListener(move, stop)
  }
  const timer = setTimeout(stop, followFor)
  observer.observe(document.body)
  for (const move of ownMoves) addEventListener(move, stop, { passive: true })
  return stop
}

/**
 * Scrolls to the element that an address names once it is there, waiting up to 10 s, and stays with it for 2 s more.
 * @returns how to stop
 */
export function scrollToHash(hash: string): () => void {
  const id = parseId(hash)
  let waited = 0
  let stop = () => {
    clearInterval(timer)
  }
  const timer = setInterval(() => {
    waited += askEvery
    const element = document.getElementById(id)
    if (element) {
      clearInterval(timer)
      element.scrollIntoView()
      stop = follow(element)
    } else if (waited >= waitAtMost) clearInterval(timer)
  }, askEvery)
  return () => {
    stop()
  }
}
