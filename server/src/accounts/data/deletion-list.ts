import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

export interface DeletionListOptions {
  readonly database: Database
  /** Where the list is besides the database; null: only there, so that a restored backup does not know it. */
  readonly file: string | null
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** A deleted account: when, epoch milliseconds. */
type Deleted = ReadonlyMap<string, number>

const lineForm = /^(\d{4}-\d\d-\d\dT\S+Z) ([0-9a-f]{64})$/
/** Members that are compared with the list in one query. */
const membersAtOnce = 1_000

/** By which a deleted account is known. Ids are random: it leads to nobody who is not there any more. */
export const hashDeleted = (memberId: string): string => createHash('sha256').update(memberId).digest('hex')

/**
 * Accounts that were deleted, in the database and in a file beside it that is only ever added to. A backup of the database
 * that is restored brings deleted members back: what the file has and the database has not is deleted again.
 */
export class DeletionList {
  readonly #options: DeletionListOptions

  constructor(options: DeletionListOptions) {
    this.#options = options
  }

  /** Puts an account on the list, in the transaction that deletes it. */
  async record(trx: Pick<Kysely<Tables>, 'insertInto'>, memberId: string, now: number): Promise<void> {
    await trx
      .insertInto('deleted_member')
      .values({ id_hash: hashDeleted(memberId), deleted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /**
   * Makes the database and the file agree: other servers' deletions and those of before a crash are added to the file, and
   * accounts that are in the file alone are deleted again.
   * @param deleteMember deletes an account immediately, and records it
   */
  async agree(deleteMember: (memberId: string) => Promise<void>): Promise<void> {
    const { file, log } = this.#options
    if (file === null) return
    const text = await readText(file)
    const inFile = parse(text)
    const inDatabase = await this.#readTable()
    const lost = new Map([...inFile].filter(([hash]) => !inDatabase.has(hash)))
    if (lost.size > 0) {
      const again = await this.#findMembers(lost)
      if (again.length > 0)
        log.warn(
          { accounts: again.length },
          'deleted accounts are back, as from a backup: they are deleted again',
        )
      for (const id of again) await deleteMember(id)
      await this.#restore(lost)
    }
    const missing = [...inDatabase].filter(([hash]) => !inFile.has(hash))
    if (missing.length > 0) await append(file, text, missing)
  }

  async #readTable(): Promise<Deleted> {
    const rows = await this.#options.database.read.selectFrom('deleted_member').selectAll().execute()
    return new Map(rows.map((row) => [row.id_hash, Number(row.deleted_at)]))
  }

  async #findMembers(hashes: Deleted): Promise<string[]> {
    const found: string[] = []
    let after = ''
    for (;;) {
      const rows = await this.#options.database.read
        .selectFrom('member')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(membersAtOnce)
        .execute()
      found.push(...rows.map(({ id }) => id).filter((id) => hashes.has(hashDeleted(id))))
      const last = rows.at(-1)
      if (last === undefined || rows.length < membersAtOnce) return found
      after = last.id
    }
  }

  /** Puts what the database has lost back into it. */
  async #restore(lost: Deleted): Promise<void> {
    await this.#options.database.tx(async (trx) => {
      for (const [hash, at] of lost)
        await trx
          .insertInto('deleted_member')
          .values({ id_hash: hash, deleted_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    })
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** A line that a crash has cut is none. */
function parse(text: string): Deleted {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, at = '', hash] = lineForm.exec(line) ?? []
      return hash === undefined ? [] : [[hash, Date.parse(at) || 0] as const]
    }),
  )
}

/** @param before what the file has */
async function append(file: string, before: string, deleted: (readonly [string, number])[]): Promise<void> {
  const lines = deleted.map(([hash, at]) => `${new Date(at).toISOString()} ${hash}\n`).join('')
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.appendFile(before === '' || before.endsWith('\n') ? lines : `\n${lines}`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
