import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { MailRefused, type MailContent, type Mailbox, type MailTransport } from './message.ts'
import {
  claimMails,
  dropMail,
  forgetMails,
  mailsAtATime,
  markFailed,
  markSent,
  type MailRow,
} from './outbox.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Durations of the outbox, milliseconds. */
export interface MailTimes {
  /** How long a worker's claim on a mail lasts: longer than sending can take. */
  readonly claim: number
  /** Delay of the second try; each further delay is twice the previous one. */
  readonly firstWait: number
  readonly longestWait: number
  /** A mail is given up after this time. */
  readonly patience: number
  /** Interval of the search for due mails. */
  readonly interval: number
  /** How long rows are kept. */
  readonly keeping: number
}

export const usualTimes: MailTimes = {
  claim: 5 * minute,
  firstWait: 30 * second,
  longestWait: hour,
  patience: 2 * day,
  interval: 30 * second,
  keeping: 30 * day,
}

/** Creates the content of a mail; null if it has become pointless, such as a ticket of a past showtime. */
export type ComposeMail = (row: MailRow) => Promise<ComposedMail | null>

export interface ComposedMail {
  readonly content: MailContent
  readonly from: Mailbox
  /** What has to be done once it is sent, possibly twice. */
  readonly onSent?: () => Promise<void>
}

export interface MailWorkerOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Null without a transport: mail waits in the outbox. */
  readonly transport: MailTransport | null
  readonly compose: ComposeMail
  readonly times?: Partial<MailTimes>
}

/**
 * Sends the mails of the outbox at least once. Each is claimed by one worker for a while, so that any number of servers
 * may share a database and any of them may be killed.
 */
export class MailWorker {
  readonly #options: MailWorkerOptions
  readonly #times: MailTimes
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #isWanted = false
  #isStopped = false

  constructor(options: MailWorkerOptions) {
    this.#options = options
    this.#times = { ...usualTimes, ...options.times }
  }

  /** Runs now and at an interval. Does not keep the process alive. */
  start(): void {
    this.wake()
    this.#timer = setInterval(() => this.wake(), this.#times.interval).unref()
  }

  /** Sends what is due. A failure of the database is logged; the next turn tries again. */
  wake(): void {
    this.runDue().catch((error: unknown) =>
      this.#options.log.error({ err: error as Error }, 'the outbox could not be read'),
    )
  }

  /** Sends everything that is due, and settles when nothing is; one run at a time. */
  async runDue(): Promise<void> {
    this.#isWanted = true
    this.#running ??= this.#runWhileWanted().finally(() => (this.#running = null))
    return this.#running
  }

  /** Claims no more mails, and waits for those being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.#running?.catch(() => undefined)
  }

  async #runWhileWanted(): Promise<void> {
    const { database, clock, transport } = this.#options
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      await forgetMails(database, clock.now() - this.#times.keeping)
      if (transport === null) continue
      for (;;) {
        const now = clock.now()
        const rows = this.#isStopped ? [] : await claimMails(database, now, now + this.#times.claim)
        await Promise.all(rows.map((row) => this.#send(row, transport)))
        if (rows.length < mailsAtATime) break
      }
    }
  }

  async #send(row: MailRow, transport: MailTransport): Promise<void> {
    const { database, clock, log, compose } = this.#options
    const { id, kind, recipient, language: languageTag } = row
    try {
      const mail = await compose(row)
      if (mail === null) return await dropMail(database, id)
      await transport.send({ ...mail.content, id, kind, recipient, languageTag, from: mail.from })
      await mail.onSent?.()
      await markSent(database, id, clock.now())
      log.info({ mail: id, kind, tries: Number(row.tries) }, 'a mail was sent')
    } catch (error) {
      await this.#failed(row, error)
    }
  }

  async #failed(row: MailRow, error: unknown): Promise<void> {
    const { database, clock, log } = this.#options
    const now = clock.now()
    const tries = Number(row.tries)
    const { firstWait, longestWait, patience } = this.#times
    const isOver =
      (error instanceof MailRefused && error.isPermanent) || now - Number(row.created_at) >= patience
    const dueAt = isOver ? null : now + Math.min(firstWait * 2 ** (tries - 1), longestWait)
    const reason = error instanceof MailRefused ? error.reason : 'not made'
    log.error(
      {
        mail: row.id,
        kind: row.kind,
        tries,
        reason,
        ...(error instanceof MailRefused ? {} : { err: error }),
      },
      isOver ? 'a mail was given up' : 'a mail was not sent, and will be tried again',
    )
    await markFailed(database, row.id, { claimedUntil: Number(row.claimed_until), dueAt, now, reason })
  }
}
