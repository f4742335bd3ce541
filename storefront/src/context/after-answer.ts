/** Components of the page that answer a press by themselves, ahead of the router. */
let answering = 0
const waiting: (() => void)[] = []

/**
 * From now on the consequence of a press waits for the frame with its answer.
 * @returns a function that ends this
 */
export function startAnswering(): () => void {
  answering += 1
  return () => {
    answering -= 1
  }
}

/**
 * Runs the consequence of a press: immediately if nothing answers it, otherwise in a task after the frame that shows
 * the answer, which the first slices of a long rendering would delay. Runs in order.
 */
export function runAfterAnswer(then: () => void): void {
  // A hidden page has no frames.
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

/** Maximum wait in milliseconds: a page that is hidden meanwhile gets its frame late. */
const longestWait = 200
