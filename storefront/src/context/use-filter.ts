import { useLayoutEffect, useState } from 'react'
import type { Filter, FilterValues } from '../stores/filters/filter.ts'
import { getFiltersStore, type FilterDefinition } from '../stores/filters/filters.ts'
import { useStore } from './hooks.ts'

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
