import type { Database } from '../database/database.ts'
import type { Statement, StatementProgram } from '../database/statements.ts'
import type { Clock } from '../domain/clock.ts'
import { getAddressPrefix } from '../http/address-prefix.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'
import type { AccountKeys } from './account-keys.ts'

const second = 1_000
const day = 24 * 3_600 * second

/** Failed guesses allowed in a day, and the lock after each further one, milliseconds; the last lock is repeated. */
interface GuessLimit {
  readonly free: number
  readonly locks: readonly number[]
}
const limitByKind = {
  /** One address: a household, a school, a cinema. */
  address: { free: 50, locks: [60, 120, 240, 480, 960, 1_920, 3_600].map((each) => each * second) },
  /** A device that the member has signed in with: guesses from elsewhere do not lock it. */
  device: { free: 10, locks: [60, 120, 240, 480, 900].map((each) => each * second) },
  /** Calls from one address that reveal whether an account exists: enough for a family, not for a script with a list. */
  enquiry: { free: 30, locks: [60, 120, 240, 480, 960, 1_920, 3_600].map((each) => each * second) },
  /** Mails to an address that a member has given, but that may be somebody else's. */
  mailing: { free: 5, locks: [3_600 * second] },
  /** An identifier, from all other devices, whether or not the account exists. */
  name: { free: 10, locks: [60, 120, 240, 480, 900].map((each) => each * second) },
} as const satisfies Record<string, GuessLimit>
type SubjectKind = keyof typeof limitByKind

/** What a guess is counted under. */
export interface Subject {
  readonly kind: SubjectKind
  /** Keyed hash. */
  readonly hash: string
}

/** Origin of a guess: the address, the account and the known device, if any. */
export interface Guesser {
  readonly address: string
  /** Normalized identifier of the account. */
  readonly nameKey: string
  /** Hash of the token of a device that has signed in to this account before; null for any other device. */
  readonly deviceHash: string | null
}

/** Whether a guess is allowed. `by`: what has locked it; `retryAfter`: seconds until the next guess. */
export type GuessPlace =
  | { readonly kind: 'free'; readonly subjects: readonly Subject[] }
  | { readonly kind: 'locked'; readonly by: SubjectKind; readonly retryAfter: number }

/** What an address has done in the last day. */
export interface GuessCounts {
  /** Guesses that were wrong or refused. */
  readonly guesses: number
  /** Calls that reveal whether an account exists, or that try a code. */
  readonly enquiries: number
}

export interface GuessGuardOptions {
  readonly database: Database
  readonly keys: AccountKeys
  readonly clock: Clock
  readonly limits: LimitSwitch
}

/**
 * Slows down guessing of passwords, across all servers. A guess is counted before the password is hashed, in one statement
 * that counts, locks and returns whether it is allowed, so that simultaneous guesses cannot pass together.
 */
export class GuessGuard {
  readonly #options: GuessGuardOptions

  constructor(options: GuessGuardOptions) {
    this.#options = options
  }

  /** Counts a guess before it is checked; `succeed` reverts the count of a right one. */
  async take({ address, nameKey, deviceHash }: Guesser): Promise<GuessPlace> {
    const { database, keys, clock, limits } = this.#options
    const subjects: Subject[] = [
      { kind: 'address', hash: keys.hashSubject('address', getAddressPrefix(address)) },
      deviceHash === null
        ? { kind: 'name', hash: keys.hashSubject('name', nameKey) }
        : { kind: 'device', hash: keys.hashSubject('device', deviceHash, nameKey) },
    ]
    if (!limits.isOn) return { kind: 'free', subjects: [] }
    const now = clock.now()
    return database.run(() => takePlaces(subjects, now))
  }

  /**
   * Counts a guess by its address only, for what no guesser of passwords has: a passkey lets its owner in while strangers
   * guess.
   * @throws ProblemError `too-many-requests`
   */
  async requireAddress(address: string): Promise<readonly Subject[]> {
    const { database, keys, clock, limits } = this.#options
    if (!limits.isOn) return []
    const hash = keys.hashSubject('address', getAddressPrefix(address))
    const now = clock.now()
    const place = await database.run(() => takePlaces([{ kind: 'address', hash }], now))
    if (place.kind === 'locked') throw refuseGuess(place)
    return place.subjects
  }

  /**
   * Counts a call that reveals whether an account exists, or that tries a code.
   * @throws ProblemError `too-many-requests`
   */
  requireEnquiry(address: string): Promise<void> {
    return this.#require('enquiry', getAddressPrefix(address))
  }

  /**
   * Counts a mail to an address that a member has given and not verified.
   * @throws ProblemError `too-many-requests`
   */
  requireMailing(memberId: string): Promise<void> {
    return this.#require('mailing', memberId)
  }

  /** Reads the counts of an address; zeros while the limits are off. */
  async count(address: string): Promise<GuessCounts> {
    const { database, keys, clock, limits } = this.#options
    if (!limits.isOn) return { guesses: 0, enquiries: 0 }
    const prefix = getAddressPrefix(address)
    const [guesses, enquiries] = [keys.hashSubject('address', prefix), keys.hashSubject('enquiry', prefix)]
    const rows = await database.read
      .selectFrom('sign_in_guard')
      .select(['subject', 'failures'])
      .where('subject', 'in', [guesses, enquiries])
      .where('since', '>', clock.now() - day)
      .execute()
    const read = (subject: string) => Number(rows.find((row) => row.subject === subject)?.failures ?? 0)
    return { guesses: read(guesses), enquiries: read(enquiries) }
  }

  /** Records a right guess: deletes the failures of the account, and reverts this guess's count for the address. */
  async succeed(subjects: readonly Subject[]): Promise<void> {
    if (subjects.length === 0) return
    await this.#options.database.run(function* () {
      for (const { kind, hash } of subjects)
        yield kind === 'address'
          ? {
              sql: 'update sign_in_guard set failures = failures - 1 where subject = ? and failures > 0',
              parameters: [hash],
            }
          : { sql: 'delete from sign_in_guard where subject = ?', parameters: [hash] }
    })
  }

  /** Deletes counts that are a day old. */
  async forget(): Promise<void> {
    const before = this.#options.clock.now() - day
    await this.#options.database.tx((trx) =>
      trx.deleteFrom('sign_in_guard').where('since', '<=', before).execute(),
    )
  }

  /** @throws ProblemError `too-many-requests` */
  async #require(kind: 'enquiry' | 'mailing', subject: string): Promise<void> {
    const { database, keys, clock, limits } = this.#options
    if (!limits.isOn) return
    const [hash, now] = [keys.hashSubject(kind, subject), clock.now()]
    const place = await database.run(() => takePlaces([{ kind, hash }], now))
    if (place.kind === 'locked') throw refuseGuess(place)
  }
}

/** Refusal of a guess that does not say whether the account exists. */
export const refuseGuess = ({ retryAfter }: { readonly retryAfter: number }) =>
  new ProblemError('too-many-requests', {}, { retryAfter })

const toSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / second))

/** Counts the address first: if it is refused, no further row is written, else invented identifiers could fill the disk. */
function* takePlaces(subjects: readonly Subject[], now: number): StatementProgram<GuessPlace> {
  for (const { kind, hash } of subjects) {
    const [row] = yield countGuess(kind, hash, now)
    if (Number(row?.['allowed']) === 0)
      return { kind: 'locked', by: kind, retryAfter: toSeconds(Number(row?.['locked_until']) - now) }
  }
  return { kind: 'free', subjects }
}

/** `allowed` depends on the lock before this guess: after each lock one guess is allowed, which sets the next lock. */
function countGuess(kind: SubjectKind, hash: string, now: number): Statement {
  return { sql: sqlByKind[kind], parameters: [hash, now] }
}

/** `excluded.since` is the present; `sign_in_guard.*` are the values before this guess. */
function createSql({ free, locks }: GuessLimit): string {
  const isOld = `sign_in_guard.since <= excluded.since - ${day}`
  const isLocked = 'sign_in_guard.locked_until > excluded.since'
  const ladder = locks
    .slice(0, -1)
    .map((lock, index) => `when sign_in_guard.failures + 1 = ${free + index} then excluded.since + ${lock}`)
    .join(' ')
  return `insert into sign_in_guard (subject, failures, since, locked_until, allowed) values (?, 1, ?, 0, 1)
    on conflict (subject) do update set
      failures = case when ${isOld} then 1 when ${isLocked} then sign_in_guard.failures
        else sign_in_guard.failures + 1 end,
      since = case when ${isOld} then excluded.since else sign_in_guard.since end,
      locked_until = case when ${isOld} then 0 when ${isLocked} then sign_in_guard.locked_until
        when sign_in_guard.failures + 1 < ${free} then 0 ${ladder}
        else excluded.since + ${locks.at(-1) ?? 0} end,
      allowed = case when ${isOld} then 1 when ${isLocked} then 0 else 1 end
    returning allowed, locked_until`
}

const sqlByKind: Record<SubjectKind, string> = {
  address: createSql(limitByKind.address),
  device: createSql(limitByKind.device),
  name: createSql(limitByKind.name),
  enquiry: createSql(limitByKind.enquiry),
  mailing: createSql(limitByKind.mailing),
}
