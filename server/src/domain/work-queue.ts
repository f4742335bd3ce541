/** Too much work is waiting already. */
export class QueueFull extends Error {
  constructor() {
    super('Too much is waiting already')
    this.name = 'QueueFull'
  }
}

/** Runs asynchronous work, a few tasks at a time. */
export interface WorkQueue {
  /**
   * @param client of the request: clients take turns, so that one with many requests does not delay the others
   * @throws QueueFull
   */
  run<T>(work: () => Promise<T>, client: string): Promise<T>
}

export interface WorkQueueOptions {
  /** Most tasks at a time. */
  concurrency: number
  /** Most waiting tasks, of all clients and of each. */
  mostWaiting?: number
  mostOfClient?: number
}

export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, mostWaiting = Infinity, mostOfClient = Infinity } = options
  /** By client; the one served last is at the end. */
  const waiting = new Map<string, (() => void)[]>()
  let count = 0
  let running = 0

  const takeNext = () => {
    for (const [client, pieces] of waiting) {
      waiting.delete(client)
      const piece = pieces.shift()
      if (pieces.length > 0) waiting.set(client, pieces)
      if (!piece) continue
      count -= 1
      return piece
    }
    return undefined
  }

  const startNext = () => {
    if (running >= concurrency) return
    const start = takeNext()
    if (!start) return
    running += 1
    start()
  }

  const enqueue = (start: () => void, client: string) => {
    const pieces = waiting.get(client) ?? []
    if (running >= concurrency && (count >= mostWaiting || pieces.length >= mostOfClient))
      throw new QueueFull()
    pieces.push(start)
    waiting.set(client, pieces)
    count += 1
  }

  return {
    run: (work, client) =>
      new Promise((resolve, reject) => {
        enqueue(() => {
          // `then` rather than a direct call: work that throws synchronously must not stop the queue.
          void Promise.resolve()
            .then(work)
            .then(resolve, reject)
            .finally(() => {
              running -= 1
              startNext()
            })
        }, client)
        startNext()
      }),
  }
}
