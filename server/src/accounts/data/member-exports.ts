import { createHash, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { DataExport } from '@foyer/contract/wire/member-data'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Clock } from '../../domain/clock.ts'
import type { Ids } from '../../domain/ids.ts'
import { ProblemError } from '../../http/problem.ts'
import type { AccountKeys } from '../account-keys.ts'
import type { AccountMails } from '../account-mails.ts'
import type { MemberStore } from '../member-store.ts'
import type { ConfirmingMember, PasswordConfirmation } from '../password-confirmation.ts'
import { createArchive } from './archive.ts'
import { createDataPage, type DataPageTexts } from './data-page.ts'
import { readMemberData } from './read-member-data.ts'

export interface MemberExportsOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly keys: Pick<AccountKeys, 'hashMember'>
  readonly confirmation: PasswordConfirmation
  readonly mails: AccountMails
  readonly clock: Clock
  readonly ids: Ids
  readonly siteTitle: string
  /** Words of the readable page in a language. */
  readonly getTexts: (languageTag: string) => DataPageTexts
  readonly log: FastifyBaseLogger
}

type ExportRow = Selectable<Tables['member_export']>

const hour = 3_600_000
/** How long a copy can be downloaded, milliseconds. */
export const exportLifetime = 24 * hour
/** Copies that a member may ask for in a day. */
const mostADay = 3
/** How long a server's claim lasts, milliseconds: if it dies, another one goes on then. */
const lease = 5 * 60_000
/** First and longest wait after a failure, milliseconds. */
const firstWait = 10_000
const longestWait = hour
const tokenBytes = 32

/** A copy as it is downloaded. */
export interface DownloadedExport {
  readonly fileName: string
  readonly contents: Buffer
}

/** Copies of members' data: asked for with the password, made by a job, mailed as an address that is good for a day. */
export class MemberExports {
  readonly #options: MemberExportsOptions
  /** The last run; each begins when the one before has ended. */
  #run: Promise<void> = Promise.resolve()

  constructor(options: MemberExportsOptions) {
    this.#options = options
  }

  /**
   * Requests a copy. If one is being made, that one is returned.
   * @throws ProblemError `password-wrong`, `too-many-requests`, `email-unverified`: the copy goes to nobody who has not
   * shown that the mailbox is theirs
   */
  async request(by: ConfirmingMember, currentPassword: string): Promise<DataExport> {
    const { database, clock, ids } = this.#options
    const { member } = await this.#options.confirmation.confirm(by, currentPassword)
    if (member.email === null || !member.isEmailVerified) throw new ProblemError('email-unverified')
    const now = clock.now()
    const rows = await this.#list(by.memberId)
    const open = rows.find(({ completed_at: completedAt }) => completedAt === null)
    if (open) return toDocument(open)
    const isRecent = ({ created_at: createdAt }: ExportRow) => Number(createdAt) > now - 24 * hour
    if (rows.filter(isRecent).length >= mostADay) throw new ProblemError('too-many-requests')
    const row: ExportRow = {
      id: ids.uuid(),
      member_id: by.memberId,
      token_hash: null,
      created_at: now,
      claimed_until: 0,
      due_at: now,
      tries: 0,
      completed_at: null,
      expires_at: null,
      size: null,
      contents: null,
    }
    await database.tx((trx) => trx.insertInto('member_export').values(row).execute())
    this.#runSoon()
    return toDocument(row)
  }

  /** A member's copies, the newest first: those that are being made or can be downloaded. */
  async list(memberId: string): Promise<DataExport[]> {
    const now = this.#options.clock.now()
    const rows = await this.#list(memberId)
    return rows
      .filter(({ expires_at: expiresAt }) => expiresAt === null || Number(expiresAt) > now)
      .map(toDocument)
  }

  /** The copy of an address; null for one that is unknown or too old. */
  async download(token: string): Promise<DownloadedExport | null> {
    const { database, clock } = this.#options
    const row = await database.read
      .selectFrom('member_export')
      .innerJoin('member', 'member.id', 'member_export.member_id')
      .select(['contents', 'completed_at'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock.now())
      .where('member.deleting_at', 'is', null)
      .executeTakeFirst()
    if (row?.contents == null) return null
    const day = new Date(Number(row.completed_at)).toISOString().slice(0, 10)
    return { fileName: `your-data-${day}.zip`, contents: Buffer.from(row.contents, 'base64') }
  }

  /** Makes all copies that are due, and deletes those that are too old; run regularly. */
  runDue(): Promise<void> {
    const run = this.#run.then(() => this.#runAll())
    this.#run = run.catch(() => undefined)
    return run
  }

  async #runAll(): Promise<void> {
    const { database, clock } = this.#options
    await database.tx((trx) =>
      trx.deleteFrom('member_export').where('expires_at', '<=', clock.now()).execute(),
    )
    for (;;) {
      const [row] = await this.#claim()
      if (!row) return
      await this.#make(row)
    }
  }

  async #claim(): Promise<ExportRow[]> {
    const { database, clock } = this.#options
    const now = clock.now()
    return database.tx((trx) =>
      trx
        .updateTable('member_export')
        .set((eb) => ({ claimed_until: now + lease, tries: eb('tries', '+', 1) }))
        .where('id', 'in', (eb) => {
          const due = eb
            .selectFrom('member_export')
            .select('id')
            .where('completed_at', 'is', null)
            .where('due_at', '<=', now)
            .where('claimed_until', '<=', now)
            .orderBy('due_at')
            .limit(1)
          // SQLite has one writer at a time.
          return database.engine === 'postgres' ? due.forUpdate().skipLocked() : due
        })
        .returningAll()
        .execute(),
    )
  }

  async #make({ id, member_id: memberId, tries }: ExportRow): Promise<void> {
    const { database, clock, log } = this.#options
    try {
      await this.#write(id, memberId)
    } catch (error) {
      log.error(
        { err: error as Error, tries: Number(tries) },
        'a copy of data was not made, and will be tried again',
      )
      const wait = Math.min(firstWait * 2 ** (Number(tries) - 1), longestWait)
      await database.tx((trx) =>
        trx
          .updateTable('member_export')
          .set({ due_at: clock.now() + wait, claimed_until: 0 })
          .where('id', '=', id)
          .where('completed_at', 'is', null)
          .execute(),
      )
    }
  }

  async #write(id: string, memberId: string): Promise<void> {
    const { database, members, keys, mails, clock } = this.#options
    const member = await members.read(memberId)
    const email = await members.findVerifiedEmail(memberId)
    if (member === null || email === null) {
      // Another address was set meanwhile, or the account is closed: nobody is there to be sent it.
      await database.tx((trx) => trx.deleteFrom('member_export').where('id', '=', id).execute())
      return
    }
    const now = clock.now()
    const data = await readMemberData(database, { memberId, email, hash: keys.hashMember(memberId) })
    const archive = this.#pack(data, member.languageTag, now)
    const token = randomBytes(tokenBytes).toString('base64url')
    const queueMail = mails.queue({
      kind: 'data-export',
      exportId: id,
      token,
      recipient: email,
      languageTag: member.languageTag,
      now,
    })
    await database.tx(async (trx) => {
      const written = await trx
        .updateTable('member_export')
        .set({
          token_hash: hashToken(token),
          completed_at: now,
          expires_at: now + exportLifetime,
          claimed_until: 0,
          size: archive.length,
          contents: archive.toString('base64'),
        })
        .where('id', '=', id)
        // Another server was faster: its copy and its mail count.
        .where('completed_at', 'is', null)
        .returning('id')
        .execute()
      if (written.length > 0) await queueMail(trx)
    })
    mails.written()
  }

  #pack(data: Awaited<ReturnType<typeof readMemberData>>, languageTag: string, now: number): Buffer {
    const { siteTitle, getTexts } = this.#options
    const page = createDataPage(data, { siteTitle, languageTag, now, texts: getTexts(languageTag) })
    const json = JSON.stringify({ site: siteTitle, createdAt: new Date(now).toISOString(), data }, null, 2)
    return createArchive([
      { name: 'your-data.html', contents: Buffer.from(page) },
      { name: 'your-data.json', contents: Buffer.from(json) },
    ])
  }

  #list(memberId: string): Promise<ExportRow[]> {
    return this.#options.database.read
      .selectFrom('member_export')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .execute()
  }

  #runSoon(): void {
    this.runDue().catch((error: unknown) => {
      // Tried again by the regular run.
      this.#options.log.error({ err: error as Error }, 'copies of data were not made')
    })
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const toInstant = (value: number | null) => (value === null ? null : new Date(Number(value)).toISOString())

function toDocument(row: ExportRow): DataExport {
  return {
    id: row.id,
    createdAt: new Date(Number(row.created_at)).toISOString(),
    completedAt: toInstant(row.completed_at),
    expiresAt: toInstant(row.expires_at),
    size: row.size === null ? null : Number(row.size),
  }
}
