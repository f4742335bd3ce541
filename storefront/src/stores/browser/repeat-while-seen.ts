/** The page as somebody sees it. */
export interface SeenPage {
  readonly isVisible: () => boolean
  /** Tells when the page is seen again or hidden, and when the network is back. Returns a function that stops it. */
  readonly onChange: (listener: () => void) => () => void
}

/** The browser's page. */
export const browserPage: SeenPage = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener)
    addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      removeEventListener('online', listener)
    }
  },
}

/** What one turn of a repeated question came to. */
export type Turn = 'again' | 'failed' | 'done'

export interface RepeatOptions {
  /** One question. The signal aborts when its answer is not wanted any more. Must not throw. */
  readonly ask: (signal: AbortSignal) => Promise<Turn>
  /** Milliseconds from the beginning of one question to that of the next; read before each. */
  readonly every: () => number
  readonly page: SeenPage
}

/** Longest wait after failures, milliseconds. */
export const longestWait = 30_000
/** Milliseconds after which a question counts as failed. */
export const answerLimit = 10_000

/**
 * Asks again and again while the page is seen, until it is done. Failures in a row double the wait, up to half a minute; a
 * page that is seen again, or a network that is back, asks immediately.
 * @returns a function that stops it
 */
export function repeatWhileSeen({ ask, every, page }: RepeatOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let asking: AbortController | null = null
  let isOver = false

  function wait(milliseconds: number) {
    clearTimeout(timer)
    if (!isOver && page.isVisible()) timer = setTimeout(() => void turn(), milliseconds)
  }
  async function turn() {
    if (asking || isOver) return
    const question = new AbortController()
    asking = question
    const began = Date.now()
    const limit = setTimeout(() => question.abort(), answerLimit)
    const result = await ask(question.signal)
    clearTimeout(limit)
    asking = null
    if (result === 'done') isOver = true
    failures = result === 'failed' ? failures + 1 : 0
    // A question that nobody answered was a long wait already, and the next one waits all the same.
    if (failures > 0) wait(Math.max(every(), Math.min(every() * 2 ** failures, longestWait)))
    else wait(Math.max(0, every() - (Date.now() - began)))
  }

  const stopHearing = page.onChange(() => {
    if (page.isVisible()) wait(0)
    else clearTimeout(timer)
  })
  wait(every())
  return () => {
    isOver = true
    clearTimeout(timer)
    stopHearing()
    asking?.abort()
  }
}
