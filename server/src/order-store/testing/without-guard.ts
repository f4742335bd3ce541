import type { Database } from '../../database/database.ts'
import { applyCommand } from '../apply-command.ts'
import type { OrderStore } from '../order-store.ts'
import type { Step } from '../steps.ts'

/**
 * A store that skips one kind of guard: a command that has seen something free takes it. Proves that without the guard
 * a test's race leads to a double sale.
 */
export const removeGuard =
  (kind: Step['kind']) =>
  (store: OrderStore, database: Database): OrderStore => ({
    ...store,
    write: async (command) => {
      const steps = command.steps.filter((step) => step.kind !== kind)
      await database.run(() => applyCommand({ ...command, steps }))
      return { ok: true }
    },
  })
