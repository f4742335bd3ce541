import { Button } from '@foyer/design-system/actions/button'
import { FilterBar, FilterSelect } from '@foyer/design-system/films/filter-bar'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { useReplaceAddress } from '../../context/use-replace-address.ts'
import { CinemaFilter } from './CinemaFilter.tsx'
import { getActiveFilters, toFilterQuery, type FilmFilters } from './film-filters-url.ts'
import { getFilmFilter } from './film-filter.ts'
import { FilmSearchBox } from './FilmSearchBox.tsx'
import { getListedSiteIds } from './queries.ts'
import { DebouncedQuery } from './debounced-query.ts'

const any = ''

/** Cinema, day and screen: each change is an address; without script the form says the same. */
export const FilmFilterBar = observer(function FilmFilterBar({ filters }: { filters: FilmFilters }) {
  const stores = useStores()
  const { availability, cinemaGroups, formats, routes, screeningDates, today } = stores
  const { t, text } = useText()
  const replaceAddress = useReplaceAddress()
  const [debouncedQuery] = useState(() => new DebouncedQuery(filters.query))

  /** Of the address, with what was asked for since: a second press may come before the page has followed the first. */
  const requestedFilters = useRef(filters)
  useEffect(() => {
    requestedFilters.current = filters
  }, [filters])

  const go = (change: Partial<FilmFilters> = {}) => {
    requestedFilters.current = {
      ...requestedFilters.current,
      query: debouncedQuery.ask(filters.query),
      ...change,
    }
    replaceAddress(routes.films(toFilterQuery(requestedFilters.current)))
  }

  const siteIds = getListedSiteIds({ cinemaGroups }, filters)
  const todayDate = today.businessDate()
  const dates = screeningDates.getDates({ siteIds }).filter((date) => date >= todayDate)
  const offered = filters.date !== null && !dates.includes(filters.date) ? [filters.date, ...dates] : dates
  const { attributes: known = [] } = availability.network.value?.relatedData ?? {}
  const filter = getFilmFilter(stores, filters)
  const screens = (filter?.sections.attribute?.options ?? []).flatMap(({ value }) => {
    const attribute = known.find(({ id }) => id === value)
    return attribute ? [{ value, label: text(attribute.name) }] : []
  })

  return (
    <form
      method="get"
      action={routes.films()}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      {filters.category !== 'NowShowing' && <input type="hidden" name="category" value={filters.category} />}
      <FilterBar
        label={t('browsing.films.filters')}
        more={
          filters.category === 'ComingSoon'
            ? undefined
            : { label: t('browsing.filter.title'), count: getActiveFilters({ ...filters, query: '' }).length }
        }
      >
        <FilmSearchBox query={filters.query} debouncedQuery={debouncedQuery} onPause={go} />
        {filters.category !== 'ComingSoon' && (
          <>
            <CinemaFilter filters={filters} onChange={(cinemas) => go({ cinemas })} />
            <FilterSelect
              label={t('browsing.films.day')}
              name="date"
              value={filters.date ?? any}
              set={filters.date !== null}
              options={[
                { value: any, label: t('browsing.films.anyDay') },
                ...offered.map((date) => ({
                  value: date,
                  label: date === todayDate ? t('shared.time.today') : formats.date(date, 'ddd D MMMM'),
                })),
              ]}
              onChange={(value) => go({ date: value || null })}
            />
            <FilterSelect
              label={t('browsing.films.screen')}
              name="attribute"
              value={filters.attribute ?? any}
              set={filters.attribute !== null}
              options={[{ value: any, label: t('browsing.films.anyScreen') }, ...screens]}
              onChange={(value) => go({ attribute: value || null })}
            />
          </>
        )}
      </FilterBar>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('browsing.films.show')}
        </Button>
      </noscript>
    </form>
  )
})
