import { ClosingsMemory } from '../stores/closings-memory.ts'
import type { Stores } from './stores.ts'
import { visitOf } from './visit.ts'

const oneYearInSeconds = 31_536_000

const names = { lasting: 'foyer-closed', session: 'foyer-closed-session' }

/** The value of a cookie that we have written ourselves; empty without it. */
function cookie(name: string): string {
  const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? []
  return value
}

/** What keeps the closings of a set of stores; what it knows stands in their store, so that there may be several. */
export function closingsMemoryOf(stores: Stores): ClosingsMemory {
  const { clock, local, onLocalChange, session, writeCookie } = stores.core.platform
  return new ClosingsMemory({
    closings: visitOf(stores).closings,
    clock,
    local,
    session,
    onLocalChange,
    readCookies: () => ({ lasting: cookie(names.lasting), session: cookie(names.session) }),
    writeCookies: (cookies) => {
      writeCookie(names.lasting, cookies.lasting, oneYearInSeconds)
      writeCookie(names.session, cookies.session, null)
    },
  })
}
