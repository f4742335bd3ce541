/**
 * The shared commit could not be made durable: nothing of the transaction is stored. The caller may repeat it (with its
 * idempotency key); over HTTP it is 503.
 */
export class CommitFailed extends Error {
  constructor(cause: unknown) {
    super('The transaction could not be committed; nothing of it was kept', { cause })
    this.name = 'CommitFailed'
  }
}

/** A transaction awaited something other than its own queries: a network call, a timer, another transaction. A programmer's error. */
export class ForeignAwait extends Error {
  constructor() {
    super('A transaction may await nothing but its own queries; do the rest before or after it')
    this.name = 'ForeignAwait'
  }
}

/** A query reached a transaction that had already ended (a promise was not awaited). A programmer's error. */
export class TransactionOver extends Error {
  constructor() {
    super('This transaction is over; await each of its queries inside it')
    this.name = 'TransactionOver'
  }
}

/** SQLSTATE 23505, and the beginning of SQLite's message for a violated primary key or unique index. */
const postgresUniqueViolation = '23505'
const sqliteUniqueViolation = /^UNIQUE constraint failed/

/** Whether a write was refused because a primary key or unique index already holds its value, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  return getCode(error) === postgresUniqueViolation || sqliteUniqueViolation.test(getMessage(error))
}

/** Serialisation failure and deadlock: PostgreSQL requires the whole transaction to be repeated. */
const repeatable = new Set(['40001', '40P01'])

export function isRepeatable(error: unknown): boolean {
  const code = getCode(error)
  return code !== undefined && repeatable.has(code)
}

const sqliteBusy = 5
/**
 * SQLite's result codes (the low byte of `errcode`) for a file that is temporarily unusable: in use, read only, I/O
 * error, full, cannot be opened.
 */
const sqliteOutages = new Set([sqliteBusy, 6, 8, 10, 13, 14])
/** Classes of SQLSTATE: connection exception, insufficient resources, operator intervention, system error. */
const postgresOutage = /^(08|53|57P|58)/
const networkOutages = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** Messages of the driver for a lost connection, in errors without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/

/**
 * Whether the database could temporarily not be queried, or could not store a change: over HTTP that is 503. After a
 * connection lost at a commit the outcome is unknown; a client repeats safely with an idempotency key.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof CommitFailed) return true
  const code = getCode(error)
  if (code === 'ERR_SQLITE_ERROR') return sqliteOutages.has(sqliteResult(error))
  if (code !== undefined) return postgresOutage.test(code) || networkOutages.has(code)
  return lostConnection.test(getMessage(error))
}

/** Whether another program has locked the SQLite file; the lock will be released. */
export function isLocked(error: unknown): boolean {
  return getCode(error) === 'ERR_SQLITE_ERROR' && sqliteResult(error) === sqliteBusy
}

/** The primary result code, without its extension; -1 without one. */
function sqliteResult(error: unknown): number {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : -1
}

/** Not by `instanceof`: an error of the engine may come from another realm, as under Jest. */
function getMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return ''
  return typeof error.message === 'string' ? error.message : ''
}

function getCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
