/**
 * Rows that a group has locked: their state in the database, and after the commands validated so far. Changes of the
 * current command count only if it is written.
 */
export class GroupRows<Row extends object> {
  readonly #toKey: (row: Row) => string
  readonly #stored = new Map<string, Row>()
  readonly #isFresh = new Set<string>()
  readonly #decided = new Map<string, Row | null>()
  readonly #draft = new Map<string, Row | null>()

  constructor(toKey: (row: Row) => string) {
    this.#toKey = toKey
  }

  /** @param isFresh inserted by this group to lock its key: validated as if it did not exist */
  load(row: Row, isFresh = false): void {
    const key = this.#toKey(row)
    this.#stored.set(key, row)
    if (isFresh) this.#isFresh.add(key)
  }

  get(key: string): Row | null {
    const drafted = this.#draft.get(key)
    if (drafted !== undefined) return drafted
    return this.#getDecided(key)
  }

  list(): Row[] {
    const keys = new Set([...this.#stored.keys(), ...this.#decided.keys(), ...this.#draft.keys()])
    return [...keys].flatMap((key) => this.get(key) ?? [])
  }

  put(row: Row): void {
    this.#draft.set(this.#toKey(row), row)
  }

  remove(key: string): void {
    this.#draft.set(key, null)
  }

  /** Ends the current command. */
  end(isWritten: boolean): void {
    if (isWritten) for (const [key, row] of this.#draft) this.#decided.set(key, row)
    this.#draft.clear()
  }

  /** The writes that bring the database to the decided state. */
  getChanges(): RowChanges<Row> {
    const changes = { inserted: [] as Row[], updated: [] as Row[], deleted: [] as Row[] }
    for (const key of new Set([...this.#decided.keys(), ...this.#isFresh])) {
      const stored = this.#stored.get(key) ?? null
      const decided = this.#getDecided(key)
      if (decided === null) {
        if (stored !== null) changes.deleted.push(stored)
      } else if (stored === null) changes.inserted.push(decided)
      else if (!isSame(stored, decided)) changes.updated.push(decided)
    }
    return changes
  }

  #getDecided(key: string): Row | null {
    const decided = this.#decided.get(key)
    if (decided !== undefined) return decided
    return this.#isFresh.has(key) ? null : (this.#stored.get(key) ?? null)
  }
}

export interface RowChanges<Row> {
  readonly inserted: readonly Row[]
  readonly updated: readonly Row[]
  readonly deleted: readonly Row[]
}

const isSame = <Row extends object>(one: Row, other: Row): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof Row])
