import { createHash } from 'node:crypto'

/**
 * File format of breached passwords, stored as hash prefixes of 40 bits: one byte for the kind of hash; one byte per
 * bucket (65,536, by the first 16 bits) with its number of entries; the next 24 bits of each entry, sorted within its
 * bucket. 600,000 passwords take 1.9 MB; about one in a million passwords that are not on the list is refused.
 */
const kinds = {
  /** SHA-256 of the folded text. */
  folded: 1,
  /** SHA-1 of the exact text, as in the large public collections. */
  exact: 2,
} as const
export type BreachedListKind = keyof typeof kinds

const bucketCount = 65_536
const mostInBucket = 255
const entryBytes = 3
const headBytes = 1 + bucketCount

/** Passwords that differ only in case or in the composition of accents are the same. */
const fold = (password: string) => password.normalize('NFKC').toLowerCase()

const hashers: Record<BreachedListKind, (password: string) => Buffer> = {
  folded: (password) => createHash('sha256').update(fold(password)).digest(),
  exact: (password) => createHash('sha1').update(password).digest(),
}

/** A list of breached passwords, held in memory in its file format. */
export class BreachedList {
  readonly #kind: BreachedListKind
  readonly #bytes: Uint8Array
  /** Index of the first entry of each bucket; at the end, the number of entries. */
  readonly #starts = new Uint32Array(bucketCount + 1)

  /** @throws RangeError if the bytes are not such a list */
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

/** Creates the bytes of a list; passwords that differ only in case are stored once. */
export function encodeBreachedPasswords(passwords: Iterable<string>): Uint8Array {
  return encodeBreachedHashes('folded', Array.from(passwords, hashers.folded))
}

/**
 * Creates the bytes of a list of hashes: SHA-256 of folded texts, or SHA-1 of exact ones.
 * @throws RangeError if a bucket would have too many entries: use fewer hashes, the most frequent ones
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
