/** Runs tasks one at a time, in order. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  /** Runs when all earlier tasks have ended, successfully or not; resolves with the task's result. */
  take<T>(run: () => Promise<T>): Promise<T> {
    const next = this.#last.then(run)
    this.#last = next.catch(() => undefined)
    return next
  }
}
