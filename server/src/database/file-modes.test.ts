import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readChannelKey } from '../brand/channel-token.ts'
import { createPictureCache } from '../media/picture-cache.ts'
import { openDatabase } from './open-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-modes-'))
let umaskBefore: number
beforeAll(() => {
  // As in a shell: new files are readable for everybody unless their mode is set.
  umaskBefore = process.umask(0o022)
})
afterAll(() => {
  process.umask(umaskBefore)
  rmSync(folder, { recursive: true })
})

const modesIn = (path: string) =>
  Object.fromEntries(
    readdirSync(path).map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)]),
  )

it("makes the server's files unreadable for other users, whatever the folder's mode", async () => {
  const database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
  await database.tx((trx) => trx.insertInto('meta').values({ key: 'a', value: 'b' }).execute())
  const pictures = createPictureCache({ cacheDirectory: join(folder, 'media') })
  await pictures.obtain({ key: 'k1', format: 'webp', make: async () => Buffer.from('picture') }, 'visitor')
  await readChannelKey(folder, null)
  expect(modesIn(folder)).toEqual({
    'channel.key': '600',
    'foyer.sqlite': '600',
    'foyer.sqlite-shm': '600',
    'foyer.sqlite-wal': '600',
    media: '700',
  })
  expect(modesIn(join(folder, 'media'))).toEqual({ 'k1.webp': '600' })
  await database.close()
})

it('restricts a database that an earlier version left readable for all', async () => {
  chmodSync(join(folder, 'foyer.sqlite'), 0o644)
  await (await openDatabase({ file: join(folder, 'foyer.sqlite') })).close()
  expect(modesIn(folder)['foyer.sqlite']).toBe('600')
})
