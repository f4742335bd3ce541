import type { Attribute } from '@foyer/contract/wire/attributes'
import { useMemo } from 'react'
import { filtersOf, useFilter } from '../../app/filters.ts'
import { useStores } from '../../app/hooks.ts'
import type { ShowtimeFilter } from '../../stores/filter.ts'

export interface AttributeFilter {
  readonly filter: ShowtimeFilter | undefined
  readonly toggle: (attributeId: string) => void
  readonly clear: () => void
}

/**
 * The filter of the showtimes of a listing by what they have: several at once, and a showtime has to have all of them.
 * Call inside an observer.
 * @param listing tells the listings of a page apart
 * @param present attributes that its showtimes have
 */
export function useAttributeFilter(listing: string, present: readonly Attribute[]): AttributeFilter {
  const filters = filtersOf(useStores())
  const id = `showtimes ${listing}`
  const values = JSON.stringify(present.map((attribute) => attribute.id))
  const definition = useMemo(
    () => ({
      id,
      type: 'Showtime' as const,
      siteId: null,
      sections: () => ({ attribute: { values: JSON.parse(values) as string[], multiple: true } }),
    }),
    [id, values],
  )
  const filter = useFilter(definition)
  return {
    filter,
    toggle: (attributeId) => {
      const isSelected = filter?.sections.attribute?.options.find(
        ({ value }) => value === attributeId,
      )?.selected
      if (isSelected) filters.deselect(id, 'attribute', attributeId)
      else filters.select(id, 'attribute', attributeId)
    },
    clear: () => filters.clear(id),
  }
}
