import type { Database } from '../../database/database.ts'
import { applyCommand } from '../apply-command.ts'
import type { OrderStore } from '../order-store.ts'
import type { Step } from '../steps.ts'

/**
 * A store whose commands are written without one kind of guard: whoever saw something free believes to have it. Shows that a
 * race which the guard decides is a race.
 */
export const withoutGuard =
  (kind: Step['kind']) =>
  (store: OrderStore, database: Database): OrderStore => ({
    ...store,
    write: async (command) => {
      const steps = command.steps.filter((step) => step.kind !== kind)
      await database.run(() => applyCommand({ ...command, steps }))
      return { ok: true }
    },
  })
