import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { openDatabase } from '../database/open-database.ts'
import { createTrailerWatches } from './trailer-watches.ts'

it('counts a trailer again if it could not be stored, and two simultaneous reports once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-watches-'))
  const database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
  const watches = createTrailerWatches({
    database,
    clock: createAdjustableClock(createFixedClock('2026-11-23T09:00:00Z')),
  })
  const watch = () => watches.record('HO00000108', '192.0.2.1')
  const fails = jest.spyOn(database, 'tx').mockRejectedValueOnce(new Error('the disk is full'))
  await expect(watch()).rejects.toThrow('the disk is full')
  fails.mockRestore()
  expect(await Promise.all([watch(), watch()])).toEqual([true, false])
  await database.close()
  rmSync(folder, { recursive: true })
})
