import type { FilmListShape } from '@foyer/theme-tokens/shapes'
import type { FilmListProps } from '@foyer/design-system/films/film-list'
import { FilmRow, type FilmRowProps } from '@foyer/design-system/films/film-row'
import { ShowtimeRow, type ShowtimeRowProps } from '@foyer/design-system/films/showtime-list'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import type { ComponentType } from 'react'

/** What a list of films with times is made of in one shape. */
interface ListShape {
  mode: Extract<FilmListProps['mode'], 'Rows' | 'Tiles'>
  Entry: ComponentType<FilmRowProps>
  Times: ComponentType<ShowtimeRowProps>
}

const loadTimes = () => import('@foyer/design-system/films/time-links')

const createTimes = (variant: 'line' | 'pills') =>
  lazyWithRetry(async () => {
    const { TimeLinks } = await loadTimes()
    return (props: ShowtimeRowProps) => <TimeLinks variant={variant} {...props} />
  })

/**
 * A brand has one of them: the others are not fetched. Its own is when a list is first rendered, the times with the
 * entries; both want a `Suspense` around the list.
 */
export const listShapes: Readonly<Record<FilmListShape, ListShape>> = {
  Rows: { mode: 'Rows', Entry: FilmRow, Times: ShowtimeRow },
  Programme: {
    mode: 'Rows',
    Entry: lazyWithRetry(async () => {
      const [{ ProgrammeEntry }] = await Promise.all([
        import('@foyer/design-system/films/programme-entry'),
        loadTimes(),
      ])
      return ProgrammeEntry
    }),
    Times: createTimes('line'),
  },
  Tiles: {
    mode: 'Tiles',
    Entry: lazyWithRetry(async () => {
      const [{ FilmTile }] = await Promise.all([import('@foyer/design-system/films/film-tile'), loadTimes()])
      return FilmTile
    }),
    Times: createTimes('pills'),
  },
}
