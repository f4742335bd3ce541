import { createHash } from 'node:crypto'

/**
 * A file of passwords that are known from data breaches, as hash prefixes of 40 bits: one byte that says which hash, one
 * byte a bucket (65,536 of them, by the first 16 bits) with its number of entries, then the next 24 bits of each entry,
 * sorted within its bucket. 600,000 passwords are 1.9 MB; a password that is not on the list is refused in one of a
 * million cases.
 */
const kinds = {
  /** SHA-256 of the folded text. */
  folded: 1,
  /** SHA-1 of the text as it is: what the large public collections have. */
  exact: 2,
} as const
export type BreachedListKind = keyof typeof kinds

const bucketCount = 65_536
const mostInBucket = 255
const entryBytes = 3
const headBytes = 1 + bucketCount

/** Passwords that differ in case or in how their accents were typed count as one. */
const fold = (password: string) => password.normalize('NFKC').toLowerCase()

const hashers: Record<BreachedListKind, (password: string) => Buffer> = {
  folded: (password) => createHash('sha256').update(fold(password)).digest(),
  exact: (password) => createHash('sha1').update(password).digest(),
}

/** A list that is held in memory as it is in its file. */
export class BreachedList {
  readonly #kind: BreachedListKind
  readonly #bytes: Uint8Array
  /** Index of the first entry of each bucket, and behind the last. */
  readonly #starts = new Uint32Array(bucketCount + 1)

  /** @throws RangeError where the bytes are no such list */
  constructor(bytes: Uint8Array) {
    const kind = (Object.keys(kinds) as BreachedListKind[]).find((each) => kinds[each] === bytes[0])
    if (kind === undefined || bytes.length < headBytes)
      throw new RangeError('not a list of breached passwords')
    this.#kind = kind
    this.#bytes = bytes
    for (let bucket = 0; bucket < bucketCount; bucket += 1)
      this.#starts[bucket + 1] = (this.#starts[bucket] ?? 0) + (bytes[1 + bucket] ?? 0)
    if (bytes.length !== headBytes + this.size * entryBytes)
      throw new RangeError('the list of breached passwords is cut short, or too long')
  }

  /** Number of passwords. */
  get size(): number {
    return this.#starts[bucketCount] ?? 0
  }

  has(password: string): boolean {
    const hash = hashers[this.#kind](password)
    const bucket = hash.readUInt16BE(0)
    const wanted = hash.readUIntBE(2, entryBytes)
    const end = this.#starts[bucket + 1] ?? 0
    for (let index = this.#starts[bucket] ?? 0; index < end; index += 1)
      if (this.#readEntry(index) === wanted) return true
    return false
  }

  #readEntry(index: number): number {
    const at = headBytes + index * entryBytes
    const [high = 0, middle = 0, low = 0] = this.#bytes.subarray(at, at + entryBytes)
    return (high << 16) | (middle << 8) | low
  }
}

/** The bytes of a list; what is given twice, or differs in case only, is in it once. */
export function encodeBreachedPasswords(passwords: Iterable<string>): Uint8Array {
  return encodeBreachedHashes('folded', Array.from(passwords, hashers.folded))
}

/**
 * The bytes of a list of hashes: SHA-256 of folded texts, or SHA-1 of exact ones.
 * @throws RangeError where a bucket would be too full: take fewer, the most frequent ones
 */
export function encodeBreachedHashes(kind: BreachedListKind, hashes: Iterable<Buffer>): Uint8Array {
  const buckets = new Map<number, Set<number>>()
  for (const hash of hashes) {
    const bucket = hash.readUInt16BE(0)
    const entries = buckets.get(bucket) ?? new Set()
    buckets.set(bucket, entries.add(hash.readUIntBE(2, entryBytes)))
  }
  const count = [...buckets.values()].reduce((total, entries) => total + entries.size, 0)
  const bytes = Buffer.alloc(headBytes + count * entryBytes)
  bytes[0] = kinds[kind]
  let at = headBytes
  for (let bucket = 0; bucket < bucketCount; bucket += 1) {
    const entries = [...(buckets.get(bucket) ?? [])].sort((a, b) => a - b)
    if (entries.length > mostInBucket) throw new RangeError(`more than ${mostInBucket} hashes in one bucket`)
    bytes[1 + bucket] = entries.length
    for (const entry of entries) at = bytes.writeUIntBE(entry, at, entryBytes)
  }
  return bytes
}
