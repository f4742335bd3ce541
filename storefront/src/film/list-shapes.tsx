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

const fetchShape = (
  mode: ListShape['mode'],
  load: () => Promise<Pick<ListShape, 'Entry' | 'Times'>>,
): ListShape => ({
  mode,
  Entry: lazyWithRetry(async () => (await load()).Entry),
  Times: lazyWithRetry(async () => (await load()).Times),
})

/**
 * A brand has one of them: the others are not fetched. Its own is when a list is first rendered, within a `Suspense`
 * around the list.
 */
export const listShapes: Readonly<Record<FilmListShape, ListShape>> = {
  Rows: { mode: 'Rows', Entry: FilmRow, Times: ShowtimeRow },
  Programme: fetchShape('Rows', async () => (await import('./programme-shape.tsx')).programmeShape),
  Tiles: fetchShape('Tiles', async () => (await import('./tiles-shape.tsx')).tilesShape),
}
