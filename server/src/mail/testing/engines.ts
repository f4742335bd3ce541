import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { pickTestEngines } from '../../database/testing/engines.ts'
import { openPgliteInMemory } from '../../database/testing/pglite.ts'

interface Engine {
  readonly name: string
  readonly open: () => Promise<{ database: Database; clean: () => void }>
}

/** The engines that the server runs on, as far as this run tests them. */
export const engines = pickTestEngines<Engine>([
  {
    name: 'SQLite',
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-mail-'))
      const database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
      return { database, clean: () => rmSync(folder, { recursive: true }) }
    },
  },
  {
    name: 'PGlite',
    open: async () => ({
      database: await openDatabase({ pglite: await openPgliteInMemory() }),
      clean: () => undefined,
    }),
  },
])
