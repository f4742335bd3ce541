import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '../../database/store.ts'
import { pgliteInMemory } from '../../database/testing/pglite.ts'

/** The engines that the server runs on. */
export const engines: readonly { name: string; open: () => Promise<{ store: Store; clean: () => void }> }[] =
  [
    {
      name: 'SQLite',
      open: async () => {
        const folder = mkdtempSync(join(tmpdir(), 'foyer-mail-'))
        const store = await openStore({ file: join(folder, 'foyer.sqlite') })
        return { store, clean: () => rmSync(folder, { recursive: true }) }
      },
    },
    {
      name: 'PGlite',
      open: async () => ({
        store: await openStore({ pglite: await pgliteInMemory() }),
        clean: () => undefined,
      }),
    },
  ]
