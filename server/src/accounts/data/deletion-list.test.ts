import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engines } from '../../mail/testing/engines.ts'
import type { FrontDesk } from '../testing/front-desk.ts'
import { prepareFrontDesk } from '../testing/prepare-front-desk.ts'
import { AccountPurge, deletionGrace } from './account-purge.ts'
import { DeletionList, hashDeleted } from './deletion-list.ts'

const password = 'a long walk to row 7'
const email = 'ines@postbox.example'

describe.each(engines)('the list of deleted accounts on $name', ({ open }) => {
  let desk: FrontDesk
  let folder: string
  let file: string
  const warn = jest.fn()

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-deleted-'))
    file = join(folder, 'deleted-members.log')
    warn.mockReset()
    await desk.database.tx((trx) => trx.deleteFrom('deleted_member').execute())
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** A server that has just started on the database. */
  const openPurge = (at: string | null = file) => {
    const { database, clock } = desk
    const list = new DeletionList({ database, file: at, log: { warn, error: jest.fn() } })
    return new AccountPurge({ database, keys: desk.accounts.keys, list, clock })
  }
  const isThere = async (id: string) => (await desk.accounts.members.read(id)) !== null
  const readLines = async () => (await readFile(file, 'utf8')).split('\n').filter(Boolean)

  /** A member who has left, and whose days of grace are over. */
  async function leave(): Promise<string> {
    const id = await desk.addMember(password, { email })
    const markDeleted = desk.accounts.members.markDeleted(id, desk.clock.now() - deletionGrace)
    await desk.database.tx((trx) => markDeleted(trx))
    return id
  }

  /** Brings a member back with the database as it was before they left. */
  async function restoreBackup(id: string): Promise<void> {
    await desk.database.tx(async (trx) => {
      await trx.deleteFrom('deleted_member').execute()
      await trx
        .insertInto('member')
        .values({
          ...{ id, email, email_key: email, email_verified_at: null, username: null, username_key: null },
          ...{ language: 'en', created_at: desk.clock.now(), deleting_at: null },
          details: JSON.stringify({ name: { givenName: 'Ines', familyName: 'Marchetti' } }),
        })
        .execute()
    })
  }

  it('has each, in the database and in a file that only the server reads', async () => {
    const id = await leave()
    await openPurge().runDue()
    expect(await isThere(id)).toBe(false)
    expect(await readLines()).toEqual([expect.stringMatching(new RegExp(`^\\S+Z ${hashDeleted(id)}$`))])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).not.toContain(id)
  })

  it('deletes again who is back with a restored backup, at the start, and nobody else', async () => {
    const id = await leave()
    await openPurge().runDue()
    await restoreBackup(id)
    const other = await desk.addMember(password, { email: 'odile@postbox.example' })
    await openPurge().deleteRestored()
    expect([await isThere(id), await isThere(other)]).toEqual([false, true])
    expect(warn).toHaveBeenCalledWith({ accounts: 1 }, expect.any(String))
    expect(await readLines()).toHaveLength(1)
    // It is known again, and nothing is left to do.
    warn.mockReset()
    await openPurge().deleteRestored()
    expect(warn).not.toHaveBeenCalled()
  })

  it('adds to the file what another server has deleted, or this one just before it stopped', async () => {
    const id = await leave()
    await openPurge(null).runDue()
    await openPurge().deleteRestored()
    expect(await readLines()).toEqual([expect.stringContaining(hashDeleted(id))])
    await openPurge().deleteRestored()
    expect(await readLines()).toHaveLength(1)
  })

  it('goes on after a line that a crash has cut', async () => {
    await appendFile(file, '2026-11-26T21:00:00.000Z 0123abc')
    const id = await leave()
    await openPurge().runDue()
    await restoreBackup(id)
    await openPurge().deleteRestored()
    expect(await isThere(id)).toBe(false)
  })

  it('without a file keeps to the database', async () => {
    const id = await leave()
    await openPurge(null).runDue()
    expect(await isThere(id)).toBe(false)
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})
