import type { Film } from '@foyer/contract/wire/films'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import type { Stores } from '../../app/stores.ts'
import type { FilmFilters } from './film-filters.ts'
import { createFilmSearch, type FilmSearch } from './film-search.ts'
import { ListedFilms } from './ListedFilms.tsx'

/** The search over the films that the stores have now, by their answer: another answer is another search. */
const searches = new WeakMap<object, FilmSearch>()

function searchOf({ films }: Stores, text: ReturnType<typeof useText>['text']): FilmSearch | undefined {
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

/** Of the films that meet the other filters those that the words find, the likest first. */
export const FoundFilms = observer(function FoundFilms({
  films,
  filters,
}: {
  films: readonly Film[]
  filters: FilmFilters
}) {
  const stores = useStores()
  const { text } = useText()
  const places = searchOf(stores, text)?.(filters.words)
  const placeOf = (film: Film) => places?.get(film.id) ?? Infinity
  const found = films
    .filter((film) => places?.has(film.id))
    .sort((one, other) => placeOf(one) - placeOf(other))
  return <ListedFilms films={found} filters={filters} />
})
