/** Runs events in the order of their time, without waiting. */
export class VirtualTime {
  #now = 0
  #count = 0
  /** Binary heap: earliest first; events of the same time in the order in which they were planned. */
  readonly #heap: { at: number; order: number; run: () => void }[] = []

  /** Milliseconds since the beginning. */
  get now(): number {
    return this.#now
  }

  after(delay: number, run: () => void): void {
    this.#heap.push({ at: this.#now + Math.max(0, delay), order: (this.#count += 1), run })
    let index = this.#heap.length - 1
    while (index > 0 && this.#isBefore(index, (index - 1) >> 1)) {
      this.#swap(index, (index - 1) >> 1)
      index = (index - 1) >> 1
    }
  }

  /** Runs everything that is planned up to a time. */
  runUntil(end: number): void {
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#dropFirst()
      this.#now = next.at
      next.run()
    }
    this.#now = end
  }

  #dropFirst(): void {
    const last = this.#heap.pop()
    if (last === undefined || this.#heap.length === 0) return
    this.#heap[0] = last
    let index = 0
    for (;;) {
      const [left, right] = [2 * index + 1, 2 * index + 2]
      let least = index
      if (left < this.#heap.length && this.#isBefore(left, least)) least = left
      if (right < this.#heap.length && this.#isBefore(right, least)) least = right
      if (least === index) return
      this.#swap(index, least)
      index = least
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order))
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (!a || !b) return
    this.#heap[one] = b
    this.#heap[other] = a
  }
}
