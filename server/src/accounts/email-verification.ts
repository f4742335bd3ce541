import type { Database } from '../database/database.ts'
import type { Write } from '../database/write.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import type { AccountCodes } from './account-codes.ts'
import type { AccountMails } from './account-mails.ts'
import type { GuessGuard } from './guess-guard.ts'
import { toIdentifierKey } from './identifier-key.ts'
import type { Member, MemberStore } from './member-store.ts'

export interface EmailVerificationOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly codes: AccountCodes
  readonly guard: GuessGuard
  readonly mails: AccountMails
  readonly clock: Clock
  readonly ids: Ids
}

const kind = 'email-verification'
/** How long a code is valid, milliseconds. */
const codeLifetime = 24 * 3_600_000
/** Symbols of a code, short enough to be typed: 78 bits. */
const codeLength = 16

/** Verifies by a mailed code that mail to a member's address arrives. Members can sign in without it. */
export class EmailVerification {
  readonly #options: EmailVerificationOptions

  constructor(options: EmailVerificationOptions) {
    this.#options = options
  }

  /**
   * Queues a mail with a code, in the transaction that stores the address; replaces the member's earlier codes. No effect
   * without an address. After the commit, `mailsWritten` is to be called.
   */
  queueCode({ id, email, languageTag }: Pick<Member, 'id' | 'email' | 'languageTag'>): Write<void> {
    const { codes, mails, clock, ids } = this.#options
    const emailKey = toIdentifierKey(email)
    if (email === null || emailKey === null) return () => Promise.resolve()
    const [code, now] = [ids.code(codeLength), clock.now()]
    const queueMail = mails.queue({ kind, recipient: email, languageTag, code, now })
    return async (trx) => {
      await codes.insert(trx, { code, kind, memberId: id, emailKey, now, lifetime: codeLifetime })
      await queueMail(trx)
    }
  }

  mailsWritten(): void {
    this.#options.mails.written()
  }

  /**
   * Mails another code; no effect where the address is verified already.
   * @throws ProblemError `invalid-argument` for a member without an address, `too-many-requests`
   */
  async mailAgain(memberId: string): Promise<void> {
    const { database, members, guard } = this.#options
    const member = await members.read(memberId)
    if (member === null) throw new ProblemError('member-not-signed-in')
    if (member.email === null)
      throw new ProblemError('invalid-argument', { detail: 'The member has no e-mail address' })
    if (member.isEmailVerified) return
    await guard.requireMailing(memberId)
    await database.tx(this.queueCode(member))
    this.mailsWritten()
  }

  /**
   * Marks the address as verified that the code was sent to. A used code is accepted again: the answer may have been lost.
   * @throws ProblemError `verification-code-invalid`, `too-many-requests`
   */
  async verify(code: string, address: string): Promise<void> {
    const { database, members, codes, guard, clock } = this.#options
    await guard.requireEnquiry(address)
    const now = clock.now()
    const open = await codes.find(kind, code, now)
    if (open === null) {
      if (await codes.wasUsed(kind, code, now)) return
      throw new ProblemError('verification-code-invalid')
    }
    const markVerified = members.markVerified(open.memberId, open.emailKey, now)
    await database.tx(async (trx) => {
      // Another request with the same code may have been faster.
      if (await codes.spend(trx, open, now)) await markVerified(trx)
    })
  }
}
