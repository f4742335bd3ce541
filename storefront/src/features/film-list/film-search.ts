import { createFuzzySearch } from '@foyer/design-system/fuzzy-search'
import { plainWords } from './film-filters.ts'

/** What a film is found by. */
export interface SearchedFilm {
  readonly id: string
  readonly title: string
  /** Genres and people. */
  readonly names: readonly string[]
}

/** Finds films by words: their places in the answer by id, 0 for the likest. What is not found has none. */
export type FilmSearch = (words: string) => ReadonlyMap<string, number>

/**
 * A search over films, made once for them and asked with every pause in typing. Found are films of which every word is
 * begun in title, genres or people, all as like as one another, and then those whose title is alike: a slip is forgiven.
 */
export function createFilmSearch(films: readonly SearchedFilm[]): FilmSearch {
  const known = films.map(({ id, title, names }) => ({ id, words: [title, ...names].flatMap(plainWords) }))
  const alike = createFuzzySearch(films, ['title'])
  return (words) => {
    const wanted = plainWords(words)
    const places = new Map<string, number>()
    for (const film of known)
      if (wanted.every((word) => film.words.some((each) => each.startsWith(word)))) places.set(film.id, 0)
    for (const { id } of alike(words) ?? []) if (!places.has(id)) places.set(id, places.size + 1)
    return places
  }
}
