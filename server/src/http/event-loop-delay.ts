/** Interval of the check, milliseconds. */
const interval = 100

export interface EventLoopMonitor {
  /** Whether the event loop was delayed by more than the threshold at the last check. */
  isOverloaded(): boolean
  stop(): void
}

/**
 * Measures the delay of the event loop by a timer that is due every tenth of a second. After a long turn its timers run
 * before the waiting requests, so these are judged by that turn.
 * @param threshold milliseconds; 0 never reports a delay
 */
export function watchEventLoop(
  threshold: number,
  now: () => number = () => performance.now(),
): EventLoopMonitor {
  if (threshold === 0) return { isOverloaded: () => false, stop: () => undefined }
  let due = now() + interval
  let delay = 0
  const timer = setInterval(() => {
    const at = now()
    delay = Math.max(0, at - due)
    due = at + interval
  }, interval).unref()
  return {
    // A long turn that has not ended yet counts as well.
    isOverloaded: () => Math.max(delay, now() - due) > threshold,
    stop: () => clearInterval(timer),
  }
}
