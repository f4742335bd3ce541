import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ItemChanges } from '../../catalogue/item-changes.ts'
import { loadCatalogue } from '../../catalogue/load.ts'
import { createStoredItemChanges } from '../../catalogue/stored-item-changes.ts'
import { createAdjustableClock, createFixedClock } from '../../domain/clock.ts'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { problemHandling } from '../../http/problem.ts'
import { openProgramme } from '../open-programme.ts'
import type { Programme } from '../programme.ts'
import { deleteOrders } from '../../order-store/testing/sample-orders.ts'
import { createTestApp } from '../../http/testing/test-app.ts'

/** What routes need to answer from the programme. */
interface RouteParts {
  readonly catalogue: ReturnType<typeof loadCatalogue>
  readonly itemChanges: ItemChanges
  readonly clock: ReturnType<typeof createAdjustableClock>
  readonly database: Database
  readonly programme: Programme
  readonly getOrigin: (request: { host: string }) => string
}

/** Halcyon's programme on a Monday morning, with a separate database, and an application for the routes of one area. */
export function createProgrammeServer(name: string) {
  const catalogue = loadCatalogue(join(__dirname, '../../../../brands'), 'halcyon')
  const clock = createAdjustableClock(createFixedClock('2026-11-23T09:00:00Z'))
  const folder = mkdtempSync(join(tmpdir(), `foyer-${name}-`))
  let opened: { database: Database; app: FastifyInstance } | null = null
  return {
    catalogue,
    clock,
    /** Creates the programme, which is slow, and registers the routes. */
    async open(register: (app: FastifyInstance, parts: RouteParts) => Promise<void>) {
      const database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
      const programme = await openProgramme({ catalogue, database, clock })
      const app = createTestApp()
      opened = { database, app }
      await app.register(problemHandling, { numbering: () => 1 as const })
      await register(app, {
        catalogue,
        itemChanges: createStoredItemChanges(database, clock),
        clock,
        database,
        programme,
        getOrigin: ({ host }) => `http://${host}`,
      })
      return { database, programme, app }
    },
    /** Resets to the morning: nothing is sold. */
    async startOver() {
      clock.reset()
      if (opened) await deleteOrders(opened.database)
    },
    async close() {
      await opened?.app.close()
      await opened?.database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
