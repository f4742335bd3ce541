import { useLayoutEffect, useState } from 'react'
import type { Filter, FilterValues } from '../stores/filters/filter.ts'
import { getFiltersStore, type FilterDefinition } from '../stores/filters/filters.ts'
import { useStore } from './hooks.ts'

type FilterOf<T extends FilterDefinition> = Extract<Filter, { type: T['type'] }>

/**
 * Keeps a filter open while the component is mounted, and returns it. Call inside an observer.
 * @param definition stable while it is unchanged
 * @param chosen selection of the address, applied whenever it changes; absent if the address has none
 */
export function useFilter<T extends FilterDefinition>(
  definition: T,
  chosen?: FilterValues,
): FilterOf<T> | undefined {
  const filters = useStore(getFiltersStore)
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
