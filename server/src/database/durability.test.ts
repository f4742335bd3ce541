import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommitFailed, isRepeatable } from './failures.ts'
import { SqliteFile } from './sqlite/connection.ts'
import { GroupCommit } from './sqlite/group-commit.ts'

let folder: string
let file: SqliteFile

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-durable-'))
  file = SqliteFile.forWriting(join(folder, 'foyer.sqlite'))
  file.command('create table note (text text primary key) strict')
})

afterEach(() => {
  file.close()
  rmSync(folder, { recursive: true })
})

const query = (sql: string, ...parameters: unknown[]) => file.execute({ sql, parameters } as never)
const count = () => query('select count(*) as count from note').rows[0]
const write = (text: string) => async () => {
  query('insert into note values (?)', text)
}

it('waits for the disk on every commit', () => {
  expect(query('pragma synchronous').rows).toEqual([{ synchronous: 2 }])
  expect(query('pragma journal_mode').rows).toEqual([{ journal_mode: 'wal' }])
  expect(query('pragma foreign_keys').rows).toEqual([{ foreign_keys: 1 }])
})

it('answers nobody before the commit, refusals included', async () => {
  const group = new GroupCommit(file)
  const seen: string[] = []
  const good = group.run(write('a')).then(() => seen.push(`good ${String(file.isInTransaction)}`))
  const bad = group
    .run(() => Promise.reject(new Error('no')))
    .catch(() => seen.push(`bad ${String(file.isInTransaction)}`))
  await Promise.all([good, bad])
  expect(seen.sort()).toEqual(['bad false', 'good false'])
})

it('fails the whole group when the disk is full, keeps nothing of it, and works again after', async () => {
  const group = new GroupCommit(file)
  const { page_count: pages } = query('pragma page_count').rows[0] as { page_count: number }
  file.command(`pragma max_page_count = ${pages}`)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => group.run(write(`${index}-${'x'.repeat(5_000)}`))),
  )
  expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true)
  expect(count()).toEqual({ count: 0 })
  file.command('pragma max_page_count = 1000')
  await group.run(write('after'))
  expect(count()).toEqual({ count: 1 })
})

it('says that a commit failed when the transaction could not even begin', async () => {
  const group = new GroupCommit(file)
  const waiting = group.run(write('a'))
  file.close()
  await expect(waiting).rejects.toBeInstanceOf(CommitFailed)
  await group.idle()
})

it('knows which failures PostgreSQL wants repeated', () => {
  expect(isRepeatable({ code: '40001' })).toBe(true)
  expect(isRepeatable({ code: '40P01' })).toBe(true)
  expect(isRepeatable({ code: '23505' })).toBe(false)
  expect(isRepeatable(new Error('no'))).toBe(false)
})
