import type { Attribute } from '@foyer/contract/wire/attributes'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useFilter } from '../../context/use-filter.ts'
import { getFiltersStore } from '../../stores/filters/filters.ts'
import { useStores } from '../../context/hooks.ts'
import { useReplaceAddress } from '../../context/use-replace-address.ts'
import { getSelected, type ShowtimeFilter } from '../../stores/filters/filter.ts'
import { parseAttributes, replaceAttributes } from './attribute-address.ts'

export interface AttributeFilter {
  readonly filter: ShowtimeFilter | undefined
  readonly toggle: (attributeId: string) => void
  readonly clear: () => void
}

/**
 * The filter of the showtimes of a listing by what they have: several together, and a showtime has to have all of them. It
 * stands in the address, so that a reload, the way back and a shared link keep it, and so does another day.
 * Call inside an observer.
 * @param listing tells the listings of a page apart
 * @param present attributes that its showtimes have
 */
export function useAttributeFilter(listing: string, present: readonly Attribute[]): AttributeFilter {
  const filters = getFiltersStore(useStores())
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
  const address = useLocation()
  const replaceAddress = useReplaceAddress()
  const filter = useFilter(definition, { attribute: parseAttributes(address.search) })
  const choose = (attributeIds: readonly string[]) => {
    // The press counts immediately, the address follows.
    filters.choose(id, { attribute: attributeIds })
    replaceAddress(replaceAttributes(address, attributeIds))
  }
  const selected = filter ? (getSelected(filter).attribute ?? []) : []
  return {
    filter,
    toggle: (attributeId) =>
      choose(
        selected.includes(attributeId)
          ? selected.filter((each) => each !== attributeId)
          : [...selected, attributeId],
      ),
    clear: () => choose([]),
  }
}
