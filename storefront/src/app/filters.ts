import { useLayoutEffect, useState } from 'react'
import { hasSettled } from '../stores/caching.ts'
import { FiltersStore, type FilterDefinition } from '../stores/filters.ts'
import type { Filter, FilterValues } from '../stores/filter.ts'
import { useStores } from './hooks.ts'
import type { Stores } from './stores.ts'

const made = new WeakMap<Stores, FiltersStore>()

/** The filters of a set of stores; made with the first page that has one, which alone fetches the code. */
export function filtersOf(stores: Stores): FiltersStore {
  let filters = made.get(stores)
  if (!filters) {
    filters = new FiltersStore((siteId) => isListed(stores, siteId))
    made.set(stores, filters)
  }
  return filters
}

/** Whether the films of a cinema are loaded, or of all that are chosen for null. */
export function isListed({ availability, films, listing, screeningDates }: Stores, siteId: string | null) {
  return siteId === null
    ? listing.state === 'ready'
    : films.all.value !== undefined &&
        hasSettled(availability.network) &&
        hasSettled(screeningDates.for({ siteIds: [siteId] }))
}

type FilterOf<T extends FilterDefinition> = Extract<Filter, { type: T['type'] }>

/**
 * Holds a filter for as long as the component is there, from its first drawing on, and gives it as it stands. Call inside
 * an observer.
 * @param definition the same object for as long as it says the same
 * @param chosen what an address says, which it takes over whenever that changes; absent where it is no address that says it
 */
export function useFilter<T extends FilterDefinition>(
  definition: T,
  chosen?: FilterValues,
): FilterOf<T> | undefined {
  const filters = filtersOf(useStores())
  const { id } = definition
  useState(() => filters.open(definition, chosen))
  const said = JSON.stringify(chosen)
  const canHold = filters.canHold(definition)
  useLayoutEffect(() => {
    filters.open(definition, said === undefined ? undefined : (JSON.parse(said) as FilterValues))
  }, [filters, definition, said, canHold])
  useLayoutEffect(() => () => filters.drop(id), [filters, id])
  return filters.filter(id) as FilterOf<T> | undefined
}
