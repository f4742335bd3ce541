/**
 * What is being typed, and what of it has been searched for. Apart from what is drawn: a letter draws its field again, and not
 * the bar around it.
 */
export class DebouncedQuery {
  #query: string
  /** The query that was searched and is not in the address yet. */
  readonly #onTheWay: string[] = []
  #pause: ReturnType<typeof setTimeout> | undefined

  /** @param query that the field begins with */
  constructor(query: string) {
    this.#query = query
  }

  /** Takes down what stands in the field. @param then called when nothing more has been typed for so many milliseconds */
  write(query: string, pause: number, then: () => void): void {
    this.#query = query
    this.stop()
    this.#pause = setTimeout(then, pause)
  }

  /** Nothing follows what was typed last. */
  stop(): void {
    clearTimeout(this.#pause)
  }

  /** What stands in the field, to be asked for now. @param requested the query of the address */
  ask(requested: string): string {
    this.stop()
    const query = this.#query.trim()
    if (query !== requested) this.#onTheWay.push(query)
    return query
  }

  /** Whether the query of an address is an answer to what was typed here, while the visitor may be typing on. */
  isAnswer(query: string): boolean {
    return this.#onTheWay.includes(query)
  }

  /** An address has come with a query: an answer, and what was asked for before it is past, or somebody else's. */
  settle(query: string): void {
    const place = this.#onTheWay.indexOf(query)
    this.#onTheWay.splice(0, place < 0 ? Infinity : place + 1)
    if (place >= 0) return
    this.stop()
    this.#query = query
  }
}
