import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { healthRoutes } from '../http/health.ts'
import { openLog } from '../http/logging.ts'
import { problemHandling } from '../http/problem.ts'
import { CommitFailed } from './failures.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { watchDatabase } from './database-health.ts'
import type { SetProgram } from './sets.ts'
import type { StatementProgram } from './statements.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-health-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = Date.parse('2026-11-23T09:00:00Z')

/** A shop on a database whose disk can be full, and its log. */
async function shop() {
  const real = await openDatabase({ file: join(folder, 'foyer.sqlite') })
  const disk = { isFull: false, writes: 0 }
  const failing: Database = {
    ...real,
    tx: async (fn) => {
      disk.writes += 1
      if (!disk.isFull) return real.tx(fn)
      const full = Object.assign(new Error('database or disk is full'), {
        code: 'ERR_SQLITE_ERROR',
        errcode: 13,
      })
      throw new CommitFailed(full)
    },
  }
  const clock = createAdjustableClock(createFixedClock(now))
  const { database, health } = watchDatabase(failing, clock)
  const lines: string[] = []
  const app = fastify({ loggerInstance: openLog('info', { write: (line) => void lines.push(line) }) })
  await app.register(problemHandling, { numbering: () => 1 })
  await app.register(healthRoutes, {
    checkDatabase: health.checkReads,
    checkChanges: health.checkChanges,
    isStopping: () => false,
  })
  app.post('/change', async () => {
    await database.tx((trx) => trx.deleteFrom('meta').execute())
    return {}
  })
  const close = async () => {
    await app.close()
    await real.close()
  }
  return { app, disk, health, lines, close }
}

it('answers 503 with a retry time while the disk is full, logs the cause, and is not ready', async () => {
  const { app, disk, health, lines, close } = await shop()
  const ready = () => app.inject('/ready')
  expect((await ready()).json()).toEqual({ status: 'ready' })
  expect(disk.writes).toBe(0)

  disk.isFull = true
  const answer = await app.inject({ method: 'POST', url: '/change' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ type: 'urn:foyer:problem:service-unavailable', status: 503 })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  const failed = lines
    .map((line) => JSON.parse(line) as { msg: string })
    .find(({ msg }) => msg === 'request failed')
  expect(failed).toMatchObject({
    err: { type: 'CommitFailed', cause: { message: 'database or disk is full' } },
  })

  expect((await app.inject('/health')).statusCode).toBe(200)
  const refused = await ready()
  expect([refused.statusCode, refused.json()]).toEqual([503, { status: 'changes-not-kept' }])
  expect(health.lastFailure()).toBe(now)
  // However often readiness is queried, a test write is made at most once a second.
  const tried = disk.writes
  await Promise.all([ready(), ready(), ready()])
  expect(disk.writes).toBe(tried)
  await close()
})

it('is ready again when its own test write succeeds, and not before', async () => {
  const { app, disk, health, close } = await shop()
  disk.isFull = true
  await app.inject({ method: 'POST', url: '/change' })
  disk.isFull = false
  // A change that happens to fit does not prove that there is space; the test write does.
  expect((await app.inject({ method: 'POST', url: '/change' })).statusCode).toBe(200)
  await expect(health.checkChanges()).resolves.toBeUndefined()
  expect((await app.inject('/ready')).statusCode).toBe(200)
  expect(health.lastFailure()).toBe(now)
  await close()
})

function* writeStatement(): StatementProgram<null> {
  yield { sql: 'delete from meta', parameters: [] }
  return null
}

function* writeSet(): SetProgram<null> {
  yield { statements: [], isLast: true }
  return null
}

it('observes every way to write', async () => {
  const real = await openDatabase({ file: join(folder, 'ways.sqlite') })
  const full = () => Promise.reject(new CommitFailed(new Error('disk full')))
  const watch = (over: Partial<Database>) => watchDatabase({ ...real, ...over }, createFixedClock(now))
  const programs = watch({ run: full })
  await expect(programs.database.run(writeStatement)).rejects.toThrow(CommitFailed)
  expect(programs.health.lastFailure()).toBe(now)
  const sets = watch({ sets: { query: async () => [], run: full } })
  await expect(sets.database.sets?.run(writeSet)).rejects.toThrow(CommitFailed)
  expect(sets.health.lastFailure()).toBe(now)
  await real.close()
})
