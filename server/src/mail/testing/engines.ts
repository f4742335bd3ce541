import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { pgliteInMemory } from '../../database/testing/pglite.ts'

/** The engines that the server runs on. */
export const engines: readonly {
  name: string
  open: () => Promise<{ database: Database; clean: () => void }>
}[] = [
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
      database: await openDatabase({ pglite: await pgliteInMemory() }),
      clean: () => undefined,
    }),
  },
]
