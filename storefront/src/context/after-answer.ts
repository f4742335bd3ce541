/** Parts on the page that answer a press by themselves, ahead of the router. */
let answering = 0
const waiting: (() => void)[] = []

/** From now on what follows a press waits for the frame that shows its answer. @returns ends it */
export function startAnswering(): () => void {
  answering += 1
  return () => {
    answering -= 1
  }
}

/**
 * Does what follows a press: at once where nothing answers it, else in a task after the frame that shows the answer. The
 * first slices of a long rendering would put that frame off. What came first is done first.
 */
export function runAfterAnswer(then: () => void): void {
  // A page out of sight has no frames.
  const isAtOnce = waiting.length === 0 && (answering === 0 || document.hidden)
  if (isAtOnce) {
    then()
    return
  }
  waiting.push(then)
  if (waiting.length > 1) return
  const go = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    for (const each of waiting.splice(0)) each()
  }
  const frame = requestAnimationFrame(() => setTimeout(go))
  const timer = setTimeout(go, longestWait)
}

/** Milliseconds after which what follows waits no longer: a page that goes out of sight meanwhile has its frame late. */
const longestWait = 200
