import { setTimeout as wait } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommitFailed, isRepeatable, isUnavailable } from './failures.ts'
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

it('sends no answer before the commit, refusals included', async () => {
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
  // The error is the cause, however the engine has ended the transaction.
  for (const outcome of outcomes) {
    const { reason } = outcome as PromiseRejectedResult
    expect(String((reason as Error).cause ?? reason)).toMatch('full')
    expect(isUnavailable(reason)).toBe(true)
  }
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

describe('a file that another program has locked', () => {
  let other: SqliteFile
  beforeEach(() => {
    other = SqliteFile.forWriting(join(folder, 'foyer.sqlite'))
    file.beginServing()
    other.command('begin immediate')
  })
  afterEach(() => other.close())

  it('is waited for without blocking the process', async () => {
    const group = new GroupCommit(file)
    let isOver = false
    const written = group.run(write('a')).finally(() => {
      isOver = true
    })
    // Each turn would take seconds if the thread waited for the lock.
    for (let turn = 0; turn < 5; turn += 1) {
      const from = performance.now()
      await wait(10)
      expect(performance.now() - from).toBeLessThan(1_000)
    }
    expect(isOver).toBe(false)
    other.command('rollback')
    await written
    expect(count()).toEqual({ count: 1 })
  })

  it('is given up after a while: nothing is stored, and the cause is reported', async () => {
    const group = new GroupCommit(file, undefined, 30)
    const outcomes = await Promise.allSettled([group.run(write('a')), group.run(write('b'))])
    for (const outcome of outcomes) {
      const { reason } = outcome as PromiseRejectedResult
      expect(reason).toBeInstanceOf(CommitFailed)
      expect(String((reason as Error).cause)).toMatch('locked')
    }
    other.command('rollback')
    await group.run(write('c'))
    expect(count()).toEqual({ count: 1 })
  })
})

it('knows which failures PostgreSQL wants repeated', () => {
  expect(isRepeatable({ code: '40001' })).toBe(true)
  expect(isRepeatable({ code: '40P01' })).toBe(true)
  expect(isRepeatable({ code: '23505' })).toBe(false)
  expect(isRepeatable(new Error('no'))).toBe(false)
})
