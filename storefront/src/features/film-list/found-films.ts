import type { Film } from '@foyer/contract/wire/films'
import type { useText } from '../../app/hooks.ts'
import type { Stores } from '../../app/stores.ts'
import { createFilmSearch, type FilmSearch } from './film-search.ts'

type Texts = ReturnType<typeof useText>['text']

/** The search over the films that the stores have now, by their answer: another answer is another search. */
const searches = new WeakMap<object, FilmSearch>()

function searchOf({ films }: Pick<Stores, 'films'>, text: Texts): FilmSearch | undefined {
  const answer = films.all.value
  if (!answer) return undefined
  const known = searches.get(answer)
  if (known) return known
  const search = createFilmSearch(
    answer.films.map((film) => ({
      id: film.id,
      title: text(film.title),
      names: [
        ...films.genres(film).map((genre) => text(genre.name)),
        ...films.directors(film).map((person) => person.name),
        ...films.cast(film).map((person) => person.name),
      ],
    })),
  )
  searches.set(answer, search)
  return search
}

/** Of the films that meet the other filters those that the words find, the likest first. Call inside an observer. */
export function foundFilms(
  films: readonly Film[],
  words: string,
  { stores, text }: { stores: Pick<Stores, 'films'>; text: Texts },
): readonly Film[] {
  const places = searchOf(stores, text)?.(words)
  const placeOf = (film: Film) => places?.get(film.id) ?? Infinity
  return films.filter((film) => places?.has(film.id)).sort((one, other) => placeOf(one) - placeOf(other))
}
