import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const { devDependencies } = JSON.parse(readFileSync(join('server', 'package.json'), 'utf8')) as {
  devDependencies: Record<'@electric-sql/pglite', string>
}
const snapshotFile = join('.cache', 'tests', `pglite-${devDependencies['@electric-sql/pglite']}.tar`)

/**
 * A PostgreSQL in memory with an empty database. Creating its cluster takes PGlite seconds of CPU time, starting from
 * an existing one less than one second: the first suite saves it for the others, by PGlite's version.
 */
export async function openPgliteInMemory(): Promise<PGlite> {
  if (existsSync(snapshotFile)) return PGlite.create({ loadDataDir: new Blob([readFileSync(snapshotFile)]) })
  const fresh = await PGlite.create()
  const cluster = await fresh.dumpDataDir('none')
  mkdirSync(dirname(snapshotFile), { recursive: true })
  // Written completely or not at all: another worker may read it meanwhile.
  const partial = `${snapshotFile}.${process.pid}`
  writeFileSync(partial, Buffer.from(await cluster.arrayBuffer()))
  renameSync(partial, snapshotFile)
  return fresh
}
