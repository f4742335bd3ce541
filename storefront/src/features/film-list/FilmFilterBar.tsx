import { Button } from '@foyer/design-system/button'
import { FilterBar, FilterSearch, FilterSelect } from '@foyer/design-system/filter-bar'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../app/hooks.ts'
import type { FilmFilter } from '../../stores/filter.ts'
import { CinemaFilter } from './CinemaFilter.tsx'
import { maximumSearchLength, queryOf, type FilmFilters } from './film-filters.ts'
import { listedSiteIds } from './queries.ts'

/** Pause in typing after which the list follows, ms. */
const searchPause = 750
const any = ''

export interface FilmFilterBarProps {
  filters: FilmFilters
  filter: FilmFilter | undefined
}

/** Cinema, day and screen: each change is an address; without script the form says the same. */
export const FilmFilterBar = observer(function FilmFilterBar({ filters, filter }: FilmFilterBarProps) {
  const { availability, cinemaGroups, formats, routes, screeningDates, today } = useStores()
  const { t, text } = useText()
  const navigate = useNavigate()
  const [words, setWords] = useState(filters.words)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  /** Words that have been asked for and are not in the address yet. */
  const onTheWay = useRef<string[]>([])
  useEffect(() => {
    const place = onTheWay.current.indexOf(filters.words)
    onTheWay.current.splice(0, place < 0 ? Infinity : place + 1)
    // What was typed comes back as an answer, while the visitor may be typing on. Other words are somebody else's.
    if (place >= 0) return
    clearTimeout(pause.current)
    setWords(filters.words)
  }, [filters.words])

  const go = (change: Partial<FilmFilters>) => {
    clearTimeout(pause.current)
    const asked = (change.words ?? words).trim()
    if (asked !== filters.words) onTheWay.current.push(asked)
    void navigate(routes.films(queryOf({ ...filters, words, ...change })), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const search = (value: string) => {
    setWords(value)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => go({ words: value.trim() }), searchPause)
  }

  const siteIds = listedSiteIds({ cinemaGroups }, filters)
  const todayDate = today.businessDate()
  const dates = screeningDates.datesOf({ siteIds }).filter((date) => date >= todayDate)
  const offered = filters.date !== null && !dates.includes(filters.date) ? [filters.date, ...dates] : dates
  const { attributes: known = [] } = availability.network.value?.relatedData ?? {}
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
        go({ words: words.trim() })
      }}
    >
      {filters.category !== 'NowShowing' && <input type="hidden" name="category" value={filters.category} />}
      <FilterBar label={t('browsing.films.filters')}>
        <FilterSearch
          label={t('browsing.films.search')}
          placeholder={t('browsing.films.searchPlaceholder')}
          name="q"
          value={words}
          onChange={(value) => search(value.slice(0, maximumSearchLength))}
        />
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
