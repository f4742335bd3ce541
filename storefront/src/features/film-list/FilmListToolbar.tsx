import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { CategoryLinks } from './CategoryLinks.tsx'
import { FilmFilterBar } from './FilmFilterBar.tsx'
import { FilmListHead } from './FilmListHead.tsx'
import { ListHead } from './ListHead.tsx'
import { useLocationFilters } from './use-pending-filters.ts'

/** The filters of the films and how many there are: as the address has them, immediately, while the list is on its way. */
export const FilmListToolbar = observer(function FilmListToolbar() {
  const filters = useLocationFilters()
  return (
    <>
      <CategoryLinks filters={filters} />
      <FilmFilterBar filters={filters} />
      <Suspense fallback={<ListHead />}>
        <FilmListHead filters={filters} />
      </Suspense>
    </>
  )
})
