import { ClosingsStore } from '../stores/closings.ts'
import { SiteContentStore } from '../stores/site-content.ts'
import { useStores } from './hooks.ts'
import type { Stores } from './stores.ts'

/** What the house tells on many pages, and what of it was closed: fetched after the page itself. */
function createVisit({ core, session }: Stores) {
  return {
    content: new SiteContentStore(core.platform.content, session.languageTag, core.caching),
    closings: new ClosingsStore(core.facts.closings),
  }
}

export type VisitStores = ReturnType<typeof createVisit>

const made = new WeakMap<Stores, VisitStores>()

/** These stores as they belong to a set of stores; made when the first of them is asked for. */
export function visitOf(stores: Stores): VisitStores {
  let visit = made.get(stores)
  if (!visit) {
    visit = createVisit(stores)
    made.set(stores, visit)
  }
  return visit
}

/** The same, for features. */
export function useVisit(): VisitStores {
  return visitOf(useStores())
}
