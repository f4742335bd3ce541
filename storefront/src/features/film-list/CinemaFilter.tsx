import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { FilterButton, FilterSelect } from '@foyer/design-system/films/filter-bar'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useHydrated, useStores, useText } from '../../context/hooks.ts'
import type { FilmFilters } from './film-filters-url.ts'

const CinemasDialog = lazyWithRetry(async () => (await import('./CinemasDialog.tsx')).CinemasDialog)

const nothing = () => null

interface CinemaFilterProps {
  filters: FilmFilters
  onChange: (cinemas: readonly string[]) => void
}

/**
 * Where to see films. Where the brand lets several cinemas be chosen, a dialog of all there are, fetched when it is
 * opened; where it does not, before script comes, and if the dialog's is lost, the cinemas of the city.
 */
export const CinemaFilter = observer(function CinemaFilter({ filters, onChange }: CinemaFilterProps) {
  const { cinemaGroups, configuration, sites } = useStores()
  const { t, plural, text } = useText()
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [isLost, setLost] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  // In the place of the button that had the focus.
  useEffect(() => {
    if (isLost) select.current?.focus()
  }, [isLost])

  const { cinemas } = filters
  const [only = ''] = cinemas
  const city = cinemaGroups.selected?.name
  const anywhere = city ? t('browsing.films.anyCinema', { city }) : t('browsing.films.anyCinemaEverywhere')
  const inForce =
    cinemas.length === 0
      ? anywhere
      : cinemas.length === 1
        ? text(sites.site(only)?.name) || only
        : plural('browsing.cinemas.several', cinemas.length)

  if (isHydrated && !isLost && configuration.value.browsing.maximumSelectedSites > 1)
    return (
      <>
        <FilterButton
          label={t('browsing.films.cinema')}
          value={inForce}
          set={cinemas.length > 0}
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        />
        {isWanted && (
          <ErrorBoundary fallback={nothing} onError={() => setLost(true)}>
            <Suspense fallback={null}>
              <CinemasDialog
                open={isOpen}
                selected={cinemas}
                onClose={() => setOpen(false)}
                onApply={(chosen) => {
                  setOpen(false)
                  onChange(chosen)
                }}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </>
    )

  const ofCity = cinemaGroups.selectedSites
  const elsewhere = cinemas.length === 1 ? sites.site(only) : undefined
  const offered = elsewhere && !ofCity.includes(elsewhere) ? [...ofCity, elsewhere] : ofCity
  return (
    <FilterSelect
      ref={select}
      label={t('browsing.films.cinema')}
      name="cinema"
      value={cinemas.join(',')}
      set={cinemas.length > 0}
      options={[
        { value: '', label: anywhere },
        ...offered.map((site) => ({ value: site.id, label: text(site.name) })),
        // Several of an address, until script comes.
        ...(cinemas.length > 1 ? [{ value: cinemas.join(','), label: inForce }] : []),
      ]}
      onChange={(value) => onChange(value ? value.split(',') : [])}
    />
  )
})
