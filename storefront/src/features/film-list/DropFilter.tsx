import { Button } from '@foyer/design-system/actions/button'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { toFilterQuery, type FilmFilters } from './film-filters-url.ts'
import { useFoundFilms } from './use-found-films.ts'

export interface DropFilterProps {
  /** What the filter is called. */
  label: string
  /** The filters without it. */
  rest: FilmFilters
}

/** A way out of a list that filters have emptied: what is found without one of them. None where that is nothing, either. */
export const DropFilter = observer(function DropFilter({ label, rest }: DropFilterProps) {
  const { routes } = useStores()
  const { plural } = useText()
  const count = useFoundFilms(rest)?.length ?? 0
  if (count === 0) return null
  return (
    <Button variant="secondary" icon="close" href={routes.films(toFilterQuery(rest))}>
      {plural('browsing.films.without', count, { label })}
    </Button>
  )
})
