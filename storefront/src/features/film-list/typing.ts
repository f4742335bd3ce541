/**
 * What is being typed, and what of it has been asked for. Apart from what is drawn: a letter draws its field anew, and not
 * the bar around it.
 */
export class Typing {
  #words: string
  /** Words that have been asked for and are not in the address yet. */
  readonly #onTheWay: string[] = []
  #pause: ReturnType<typeof setTimeout> | undefined

  /** @param words that the field begins with */
  constructor(words: string) {
    this.#words = words
  }

  /** Takes down what stands in the field. @param then called when nothing more has been typed for so many milliseconds */
  write(words: string, pause: number, then: () => void): void {
    this.#words = words
    this.stop()
    this.#pause = setTimeout(then, pause)
  }

  /** Nothing follows what was typed last. */
  stop(): void {
    clearTimeout(this.#pause)
  }

  /** What stands in the field, to be asked for now. @param asked the words of the address */
  ask(asked: string): string {
    this.stop()
    const words = this.#words.trim()
    if (words !== asked) this.#onTheWay.push(words)
    return words
  }

  /** Whether words of an address are an answer to what was typed here, while the visitor may be typing on. */
  isAnswer(words: string): boolean {
    return this.#onTheWay.includes(words)
  }

  /** An address has come with words: an answer, and what was asked for before it is past, or somebody else's. */
  settle(words: string): void {
    const place = this.#onTheWay.indexOf(words)
    this.#onTheWay.splice(0, place < 0 ? Infinity : place + 1)
    if (place >= 0) return
    this.stop()
    this.#words = words
  }
}
