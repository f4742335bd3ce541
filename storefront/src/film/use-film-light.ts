import type { Film } from '@foyer/contract/wire/films'
import { useStore } from '../context/hooks.ts'
import { getFilmColorsKey, getFilmColorsStore } from '../stores/films/film-colors.ts'

/**
 * Name of the colors of a film's line and light, for an order's `data-film-light`; undefined for a film that brings none. Asks for
 * their sheet: the server writes it into the page, a browser that has come from another page draws them when they are there.
 */
export function useFilmLight(film: Pick<Film, 'presentation'> | undefined): string | undefined {
  void useStore(getFilmColorsStore).ensure(film)
  return getFilmColorsKey(film)
}
