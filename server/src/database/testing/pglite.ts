import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const { devDependencies } = JSON.parse(readFileSync(join('server', 'package.json'), 'utf8')) as {
  devDependencies: Record<'@electric-sql/pglite', string>
}
const snapshotFile = join('.cache', 'tests', `pglite-${devDependencies['@electric-sql/pglite']}.tar`)

/**
 * A PostgreSQL in memory with an empty database. Making its cluster takes PGlite seconds of a core, starting from a made
 * one less than one: the first suite that asks keeps it for the others, by the version that made it.
 */
export async function pgliteInMemory(): Promise<PGlite> {
  if (existsSync(snapshotFile)) return PGlite.create({ loadDataDir: new Blob([readFileSync(snapshotFile)]) })
  const fresh = await PGlite.create()
  const cluster = await fresh.dumpDataDir('none')
  mkdirSync(dirname(snapshotFile), { recursive: true })
  // Whole or not at all: another worker may look for it meanwhile.
  const partial = `${snapshotFile}.${process.pid}`
  writeFileSync(partial, Buffer.from(await cluster.arrayBuffer()))
  renameSync(partial, snapshotFile)
  return fresh
}
