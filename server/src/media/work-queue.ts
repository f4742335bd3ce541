/** Runs asynchronous work a few pieces at a time; what a visitor waits for goes before what is made ahead. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>, urgency: 'visitor' | 'idle'): Promise<T>
}

/** @param concurrency pieces of work in flight at once */
export function createWorkQueue(concurrency: number): WorkQueue {
  const waiting = { visitor: [] as (() => void)[], idle: [] as (() => void)[] }
  let running = 0

  const startNext = () => {
    if (running >= concurrency) return
    const start = waiting.visitor.shift() ?? waiting.idle.shift()
    if (!start) return
    running += 1
    start()
  }

  return {
    run: (work, urgency) =>
      new Promise((resolve, reject) => {
        waiting[urgency].push(() => {
          // `then` rather than a bare call: work that throws at once must not stop the queue.
          void Promise.resolve()
            .then(work)
            .then(resolve, reject)
            .finally(() => {
              running -= 1
              startNext()
            })
        })
        startNext()
      }),
  }
}
