import { useStores, useText } from '../../context/hooks.ts'
import { getFilmFilter } from './film-filter.ts'
import type { FilmFilters } from './film-filters-url.ts'
import { getListedSiteIds } from './queries.ts'

interface Choice {
  value: string
  label: string
}

/** What a visitor can choose of. */
export interface FilterChoices {
  days: Choice[]
  screens: Choice[]
}

/** The days and screens that the programme has at the listed cinemas. Call inside an observer. */
export function useFilterChoices(filters: FilmFilters): FilterChoices {
  const stores = useStores()
  const { availability, formats, screeningDates, today } = stores
  const { t, text } = useText()
  const todayDate = today.businessDate()
  const dates = screeningDates
    .getDates({ siteIds: getListedSiteIds(stores, filters) })
    .filter((date) => date >= todayDate)
  const offered = filters.date !== null && !dates.includes(filters.date) ? [filters.date, ...dates] : dates
  const { attributes: known = [] } = availability.network.value?.relatedData ?? {}
  const filter = getFilmFilter(stores, filters)
  return {
    days: offered.map((date) => ({
      value: date,
      label: date === todayDate ? t('shared.time.today') : formats.date(date, 'ddd D MMMM'),
    })),
    screens: (filter?.sections.attribute?.options ?? []).flatMap(({ value }) => {
      const attribute = known.find(({ id }) => id === value)
      return attribute ? [{ value, label: text(attribute.name) }] : []
    }),
  }
}
