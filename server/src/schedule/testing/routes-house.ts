import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { loadCatalogue } from '../../catalogue/load.ts'
import { adjustableClock, fixedAt } from '../../clock.ts'
import { openStore, type Store } from '../../database/store.ts'
import { problemHandling } from '../../http/problem.ts'
import { validatorCompiler } from '../../http/validation.ts'
import { openProgramme } from '../open-programme.ts'
import type { Programme } from '../programme.ts'

/** What routes are made of whose answers come out of the programme. */
interface HouseParts {
  readonly catalogue: ReturnType<typeof loadCatalogue>
  readonly clock: ReturnType<typeof adjustableClock>
  readonly store: Store
  readonly programme: Programme
  readonly originOf: (request: { host: string }) => string
}

/** Halcyon's programme on a Monday morning, over a database of its own, and an application for the routes of one area. */
export function routesHouse(name: string) {
  const catalogue = loadCatalogue(join(__dirname, '../../../../brands'), 'halcyon')
  const clock = adjustableClock(fixedAt('2026-11-23T09:00:00Z'))
  const folder = mkdtempSync(join(tmpdir(), `foyer-${name}-`))
  let made: { store: Store; app: FastifyInstance } | null = null
  return {
    catalogue,
    clock,
    /** Makes the programme, which takes its time, and registers the routes. */
    async open(register: (app: FastifyInstance, parts: HouseParts) => Promise<void>) {
      const store = await openStore({ file: join(folder, 'foyer.sqlite') })
      const programme = await openProgramme({ catalogue, store, clock })
      const app = fastify()
      made = { store, app }
      app.setValidatorCompiler(validatorCompiler)
      await app.register(problemHandling, { numbering: () => 1 as const })
      await register(app, { catalogue, clock, store, programme, originOf: ({ host }) => `http://${host}` })
      return { store, programme, app }
    },
    /** As it was in the morning: nothing is sold. */
    async startOver() {
      clock.reset()
      await made?.store.tx((trx) => trx.deleteFrom('customer_order').execute())
    },
    async close() {
      await made?.app.close()
      await made?.store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
