import type { LeftOut } from '@foyer/contract/render/boundary'

/**
 * Combinators in which `services/reading` describes how an answer of an ordering server is read. Answers are untrusted:
 * any field may be absent, null, blank or of another type, from any server.
 *
 * Readers are written by hand beside the contract's schemas, and checked against its types by the compiler and against
 * its schemas by `tests/contract/real-shapes`. They are not generated from the schemas: a schema has neither a field's
 * fallback nor the fields that a record requires to be useful, and the schema library is many times the size of all
 * readers, which a browser fetches with its first call.
 */

/** Result of a reader for an unusable value. */
export const unusable = Symbol('unusable')
export type Unusable = typeof unusable

/** An object as it was sent. */
export type Sent = Readonly<Record<string, unknown>>

/**
 * Reads a value of the wire: as the contract's type, or as unusable. Never throws, and does not modify its input.
 * @param whole the record that contains the field, for values that are elsewhere in it
 */
export type Reader<T> = (sent: unknown, reading: Reading, whole: Sent) => T | Unusable

/** The `whole` of a value that is no field of a record. */
export const noRecord: Sent = {}

/** State of reading one answer. */
export class Reading {
  /** The field that made the last record unusable. */
  field = ''
  readonly #lists = new Map<string, { count: number; fields: Set<string> }>()

  /** Counts a record that is left out of a list. */
  leaveOut(list: string): void {
    const known = this.#lists.get(list) ?? { count: 0, fields: new Set() }
    known.count += 1
    known.fields.add(this.field)
    this.#lists.set(list, known)
  }

  /** Null when every record could be used. */
  get leftOut(): LeftOut | null {
    if (this.#lists.size === 0) return null
    return Object.fromEntries(
      [...this.#lists].map(([list, { count, fields }]) => [list, { count, fields: [...fields] }]),
    )
  }
}

/** One line for the log. Only names of lists and fields: their values may be personal. */
export function describeLeftOut(leftOut: LeftOut): string {
  return Object.entries(leftOut)
    .map(([list, { count, fields }]) => `${String(count)} of ${list} (${fields.join(', ')})`)
    .join('; ')
}

export function isRecord(sent: unknown): sent is Sent {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]

/** A reader for each field of a type; those of optional fields may return undefined, which omits the field. */
export type FieldReaders<T> = {
  readonly [K in keyof T]-?: Reader<K extends OptionalKeys<T> ? T[K] | undefined : T[K]>
}

/** An object of exactly these fields. Unusable if one of its fields is: `or` gives a field a fallback. */
export function record<T extends object>(fields: FieldReaders<T>): Reader<T> {
  const entries = Object.entries<Reader<unknown>>(fields)
  return (sent, reading) => {
    if (!isRecord(sent)) {
      reading.field = 'not an object'
      return unusable
    }
    const taken: Record<string, unknown> = {}
    for (const [name, read] of entries) {
      const value = read(Object.hasOwn(sent, name) ? sent[name] : undefined, reading, sent)
      if (value === unusable) {
        reading.field = name
        return unusable
      }
      if (value !== undefined) taken[name] = value
    }
    return taken as T
  }
}

/** Fallback of an unusable value. */
export function or<T, F>(read: Reader<T>, fallback: F): Reader<T | F> {
  return (sent, reading, whole) => {
    const value = read(sent, reading, whole)
    return value === unusable ? fallback : value
  }
}

/** Null for an unusable value. */
export const orNull = <T>(read: Reader<T>): Reader<T | null> => or(read, null)

/** Omitted for an unusable value. */
export const orAbsent = <T>(read: Reader<T>): Reader<T | undefined> => or(read, undefined)

/** The first of several readers that can use the value. */
export function either<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return (sent, reading, whole) => {
    const value = first(sent, reading, whole)
    return value === unusable ? second(sent, reading, whole) : value
  }
}

/** Read from another field if its own is missing. */
export function orFrom<T>(read: Reader<T>, name: string): Reader<T> {
  return (sent, reading, whole) => {
    const value = read(sent, reading, whole)
    return value === unusable ? read(whole[name], reading, whole) : value
  }
}

/** Converts a read value; unusable if the conversion says so. */
export function mapRead<A, B>(read: Reader<A>, change: (value: A) => B | Unusable): Reader<B> {
  return (sent, reading, whole) => {
    const value = read(sent, reading, whole)
    return value === unusable ? unusable : change(value)
  }
}

/** A list of values without an id: unusable ones and duplicates are skipped; empty if it is no list. */
export function readList<T>(read: Reader<T>): (...args: Parameters<Reader<T>>) => T[] {
  return (sent, reading) => {
    if (!Array.isArray(sent)) return []
    const taken = new Set<T>()
    for (const each of sent as readonly unknown[]) {
      const value = read(each, reading, noRecord)
      if (value !== unusable) taken.add(value)
    }
    return [...taken]
  }
}

/**
 * A list of records. Unusable records are omitted and counted, and so are repeated ids: pages index records by id, and
 * the first one is used.
 * @param list name of the list in the log
 */
export function records<T>(list: string, read: Reader<T>, getId?: (record: T) => string): Reader<T[]> {
  return (sent, reading) => {
    if (!Array.isArray(sent)) return unusable
    const taken: T[] = []
    const known = new Set<string>()
    for (const each of sent as readonly unknown[]) {
      const value = read(each, reading, noRecord)
      if (value === unusable) {
        reading.leaveOut(list)
        continue
      }
      const id = getId?.(value)
      if (id !== undefined && known.has(id)) {
        reading.field = 'repeated'
        reading.leaveOut(list)
        continue
      }
      if (id !== undefined) known.add(id)
      taken.push(value)
    }
    return taken
  }
}

/** Related records: none if the answer does not send them. */
export const related = <T extends { readonly id: string }>(list: string, read: Reader<T>): Reader<T[]> =>
  or(
    records(`relatedData.${list}`, read, ({ id }) => id),
    [],
  )

/** The `relatedData` of an answer; each of its lists may be missing. */
export function relatedRecords<T extends object>(fields: FieldReaders<T>): Reader<T> {
  const read = record<T>(fields)
  return (sent, reading, whole) => read(isRecord(sent) ? sent : noRecord, reading, whole)
}

/** A field that no page uses: it is omitted. */
export const ignored: Reader<undefined> = () => undefined
