import { ClosingsMemory } from '../stores/closings-memory.ts'
import type { Stores } from './stores.ts'
import { visitOf } from './visit.ts'

const oneYearInSeconds = 31_536_000

/** What keeps the closings of a set of stores; what it knows stands in their store, so that there may be several. */
export function closingsMemoryOf(stores: Stores): ClosingsMemory {
  const { clock, local, onLocalChange, session, writeCookie } = stores.core.platform
  return new ClosingsMemory({
    closings: visitOf(stores).closings,
    clock,
    local,
    session,
    onLocalChange,
    writeCookies: (cookies) => {
      writeCookie('foyer-closed', cookies.lasting, oneYearInSeconds)
      writeCookie('foyer-closed-session', cookies.session, null)
    },
  })
}
