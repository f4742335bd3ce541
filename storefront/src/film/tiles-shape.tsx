import { FilmTile } from '@foyer/design-system/films/film-tile'
import type { ShowtimeRowProps } from '@foyer/design-system/films/showtime-list'
import { TimeLinks } from '@foyer/design-system/films/time-links'

const Times = (props: ShowtimeRowProps) => <TimeLinks variant="pills" {...props} />

/** A list of films as large posters. */
export const tilesShape = { Entry: FilmTile, Times }
