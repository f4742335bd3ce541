import { createHash } from 'node:crypto'

/** A key as a key file has it: one a line, the one that signs first. */
export interface StoredKey {
  readonly key: Uint8Array
  /** When it began to sign, epoch milliseconds; null for the file's first key. */
  readonly since: number | null
  /** When another key took over; null for one that signs or has not yet. */
  readonly until: number | null
  /** Whether servers only get to know it, before it signs. */
  readonly isNext: boolean
}

const line = /^([0-9a-f]{64})(?: since=(\S+))?(?: until=(\S+))?( next)?$/i

/** Parses a key file; null if it holds anything but keys. */
export function parseKeyLines(text: string): StoredKey[] | null {
  const lines = text.trim().split(/\s*\n\s*/)
  const keys = lines.map((each) => {
    const [, hex, since, until, next] = line.exec(each) ?? []
    const [from, to] = [toInstant(since), toInstant(until)]
    if (hex === undefined || Number.isNaN(from) || Number.isNaN(to)) return null
    const key = new Uint8Array(Buffer.from(hex, 'hex'))
    return { key, since: from, until: to, isNext: next !== undefined }
  })
  const known = keys.filter((each) => each !== null)
  return known.length === lines.length && known[0]?.isNext === false ? known : null
}

export function formatKeyLines(keys: readonly StoredKey[]): string {
  const lines = keys.map(({ key, since, until, isNext }) =>
    [
      Buffer.from(key).toString('hex'),
      ...(since === null ? [] : [`since=${new Date(since).toISOString()}`]),
      ...(until === null ? [] : [`until=${new Date(until).toISOString()}`]),
      ...(isNext ? ['next'] : []),
    ].join(' '),
  )
  return `${lines.join('\n')}\n`
}

/** Distinguishes keys in messages without revealing them: 8 characters. */
export function getKeyId(key: Uint8Array): string {
  return createHash('sha256').update('foyer key id').update(key).digest('hex').slice(0, 8)
}

const toInstant = (text: string | undefined) => (text === undefined ? null : Date.parse(text))
