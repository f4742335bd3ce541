import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adjustableClock, fixedAt } from '../clock.ts'
import { openStore } from '../database/store.ts'
import { trailerWatches } from './trailer-watches.ts'

it('counts a trailer that could not be stored when it is told again, and two told at once as one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-watches-'))
  const store = await openStore({ file: join(folder, 'foyer.sqlite') })
  const watches = trailerWatches({ store, clock: adjustableClock(fixedAt('2026-11-23T09:00:00Z')) })
  const watch = () => watches.record('HO00000108', '192.0.2.1')
  const fails = jest.spyOn(store, 'tx').mockRejectedValueOnce(new Error('the disk is full'))
  await expect(watch()).rejects.toThrow('the disk is full')
  fails.mockRestore()
  expect(await Promise.all([watch(), watch()])).toEqual([true, false])
  await store.close()
  rmSync(folder, { recursive: true })
})
