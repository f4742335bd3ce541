import { Button } from '@foyer/design-system/actions/button'
import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { FilterBar, FilterSelect } from '@foyer/design-system/films/filter-bar'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { useReplaceAddress } from '../../context/use-replace-address.ts'
import { CinemaFilter } from './CinemaFilter.tsx'
import { getActiveFilters, toFilterQuery, type FilmFilters } from './film-filters-url.ts'
import { FilmSearchBox } from './FilmSearchBox.tsx'
import { DebouncedQuery } from './debounced-query.ts'
import { useFilterChoices } from './use-filter-choices.ts'

const FilterSheet = lazyWithRetry(async () => (await import('./FilterSheet.tsx')).FilterSheet)

const any = ''
const nothing = () => null

/**
 * Cinema, day and screen: each change is an address; without script the form says the same. On a phone they are in a sheet,
 * fetched when it is first opened; if it does not come, they are in the page as without script.
 */
export const FilmFilterBar = observer(function FilmFilterBar({ filters }: { filters: FilmFilters }) {
  const { routes } = useStores()
  const { t } = useText()
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

  const choices = useFilterChoices(filters)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [isLost, setLost] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The button that had the focus has gone: the first of the choices that it stood for takes it.
  useEffect(() => {
    if (isLost) form.current?.querySelector<HTMLElement>('[data-slot=bar] :is(select, button)')?.focus()
  }, [isLost])

  return (
    <form
      ref={form}
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
          filters.category === 'ComingSoon' || isLost
            ? undefined
            : {
                label: t('browsing.filter.title'),
                count: getActiveFilters({ ...filters, query: '' }).length,
                onPress: () => {
                  setWanted(true)
                  setOpen(true)
                },
              }
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
              options={[{ value: any, label: t('browsing.films.anyDay') }, ...choices.days]}
              onChange={(value) => go({ date: value || null })}
            />
            <FilterSelect
              label={t('browsing.films.screen')}
              name="attribute"
              value={filters.attribute ?? any}
              set={filters.attribute !== null}
              options={[{ value: any, label: t('browsing.films.anyScreen') }, ...choices.screens]}
              onChange={(value) => go({ attribute: value || null })}
            />
          </>
        )}
      </FilterBar>
      {isWanted && (
        <ErrorBoundary fallback={nothing} onError={() => setLost(true)}>
          <Suspense fallback={null}>
            <FilterSheet
              open={isOpen}
              onClose={() => setOpen(false)}
              filters={filters}
              choices={choices}
              onChange={go}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <noscript>
        <Button type="submit" variant="secondary">
          {t('browsing.films.show')}
        </Button>
      </noscript>
    </form>
  )
})
