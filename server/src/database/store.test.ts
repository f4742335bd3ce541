import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from './store.ts'

test('smoke', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-store-'))
  const store = await openStore({ file: join(folder, 'foyer.db') })
  await store.tx(async (trx) => {
    await trx.insertInto('meta').values({ key: 'a', value: '1' }).execute()
  })
  expect(await store.read.selectFrom('meta').selectAll().execute()).toEqual([{ key: 'a', value: '1' }])
  await store.close()
  rmSync(folder, { recursive: true })
})
