import type { Database } from '../database/database.ts'
import type { Statement, StatementProgram } from '../database/statements.ts'
import type { Clock } from '../domain/clock.ts'
import { getAddressPrefix } from '../http/address-prefix.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'
import type { AccountKeys } from './account-keys.ts'

const second = 1_000
const day = 24 * 3_600 * second

/** Guesses that are free within a day, and how long each one after them locks, milliseconds; the last one goes on. */
interface GuessLimit {
  readonly free: number
  readonly locks: readonly number[]
}
const limitByKind = {
  /** A household, a school, a cinema. */
  address: { free: 50, locks: [60, 120, 240, 480, 960, 1_920, 3_600].map((each) => each * second) },
  /** A device that the member has signed in with: strangers lock nobody out of it. */
  device: { free: 10, locks: [60, 120, 240, 480, 900].map((each) => each * second) },
  /** Calls that tell whether there is an account, from one address: a family signs up, a script goes through a list. */
  enquiry: { free: 30, locks: [60, 120, 240, 480, 960, 1_920, 3_600].map((each) => each * second) },
  /** All other devices, whether there is such an account or not. */
  name: { free: 10, locks: [60, 120, 240, 480, 900].map((each) => each * second) },
} as const satisfies Record<string, GuessLimit>
type SubjectKind = keyof typeof limitByKind

/** What a guess is counted by. */
export interface Subject {
  readonly kind: SubjectKind
  /** Keyed hash. */
  readonly hash: string
}

/** Who guesses: from where, at which account, and by which known device, if by one. */
export interface Guesser {
  readonly address: string
  /** What the account is compared by. */
  readonly nameKey: string
  /** Hash of a device's token that has signed in to this account before. */
  readonly deviceHash: string | null
}

/** Whether a guess is let through. `by` is what it was refused by, `retryAfter` the seconds until the next one. */
export type GuessPlace =
  | { readonly kind: 'free'; readonly subjects: readonly Subject[] }
  | { readonly kind: 'locked'; readonly by: SubjectKind; readonly retryAfter: number }

export interface GuessGuardOptions {
  readonly database: Database
  readonly keys: AccountKeys
  readonly clock: Clock
  readonly limits: LimitSwitch
}

/**
 * Slows down who guesses passwords, over all servers. A guess takes its place before the password is hashed, in a
 * statement that counts, locks and says whether it is let through, so that guesses at the same moment do not slip by.
 */
export class GuessGuard {
  readonly #options: GuessGuardOptions

  constructor(options: GuessGuardOptions) {
    this.#options = options
  }

  /** Counts a guess beforehand; `succeed` gives its place back. */
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
   * Counts a call that tells whether there is an account, or tries a code.
   * @throws ProblemError `too-many-requests`
   */
  async requireEnquiry(address: string): Promise<void> {
    const { database, keys, clock, limits } = this.#options
    if (!limits.isOn) return
    const [hash, now] = [keys.hashSubject('enquiry', getAddressPrefix(address)), clock.now()]
    const place = await database.run(() => takePlaces([{ kind: 'enquiry', hash }], now))
    if (place.kind === 'locked') throw refuseGuess(place)
  }

  /** It was right: what has been guessed at this account before is forgotten, and the address has its guess back. */
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

  /** Drops counts that are a day old. */
  async forget(): Promise<void> {
    const before = this.#options.clock.now() - day
    await this.#options.database.tx((trx) =>
      trx.deleteFrom('sign_in_guard').where('since', '<=', before).execute(),
    )
  }
}

/** The refusal of a guess that says nothing of an account. */
export const refuseGuess = ({ retryAfter }: { readonly retryAfter: number }) =>
  new ProblemError('too-many-requests', {}, { retryAfter })

const toSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / second))

/** The address first: what is refused there writes nothing more, or made-up names would fill the disk. */
function* takePlaces(subjects: readonly Subject[], now: number): StatementProgram<GuessPlace> {
  for (const { kind, hash } of subjects) {
    const [row] = yield countGuess(kind, hash, now)
    if (Number(row?.['allowed']) === 0)
      return { kind: 'locked', by: kind, retryAfter: toSeconds(Number(row?.['locked_until']) - now) }
  }
  return { kind: 'free', subjects }
}

/** Whether it is let through is what the lock was before: after a lock one guess is free, then comes the next. */
function countGuess(kind: SubjectKind, hash: string, now: number): Statement {
  return { sql: sqlByKind[kind], parameters: [hash, now] }
}

/** `excluded.since` is the present; the counts are those of before. */
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
}
