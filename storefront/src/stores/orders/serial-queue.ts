/** Lets work wait for its turn: one piece at a time, in the order in which they were asked for. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  /** Runs when all that was asked for before has ended, well or not; answers what the work answers. */
  take<T>(run: () => Promise<T>): Promise<T> {
    const next = this.#last.then(run)
    this.#last = next.catch(() => undefined)
    return next
  }
}
