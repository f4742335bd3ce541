import { endTask } from '../../cache/end-task.ts'
import type { Film } from '@foyer/contract/wire/films'
import type { useText } from '../../context/hooks.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getCredits, getGenres } from '../../stores/films/films.ts'
import { createFilmSearch, type FilmPlaces, type FilmSearch } from './film-search.ts'
import { castListed } from './row-times.ts'

interface Sources {
  stores: Pick<Stores, 'films'>
  text: ReturnType<typeof useText>['text']
}

/** The search over the films that the stores have now, by their answer: another answer is another search. */
const searches = new WeakMap<object, FilmSearch>()

function getFilmSearch({ stores: { films }, text }: Sources): FilmSearch | undefined {
  const answer = films.all.value
  if (!answer) return undefined
  let search = searches.get(answer)
  if (!search) {
    const { relatedData } = answer
    search = createFilmSearch(
      answer.films.map((film) => ({
        id: film.id,
        title: text(film.title),
        // What the list says of it: who is not named there finds it by the site's search.
        names: [
          ...getGenres(film, relatedData).map((genre) => text(genre.name)),
          ...getCredits(film, 'Director', relatedData).map((person) => person.name),
          ...getCredits(film, 'Actor', relatedData, castListed).map((person) => person.name),
        ],
      })),
    )
    searches.set(answer, search)
  }
  return search
}

const nothing: FilmPlaces = new Map()

/** Of the films that meet the other filters those that the query finds, the likest first. Call inside an observer. */
export function findFilms(films: readonly Film[], query: string, sources: Sources): readonly Film[] {
  const places = getFilmSearch(sources)?.(query) ?? nothing
  const getPlace = (film: Film) => places.get(film.id) ?? Infinity
  return films.filter((film) => places.has(film.id)).sort((one, other) => getPlace(one) - getPlace(other))
}

/** Searches a query before the list asks for it; without one, prepares for any. */
export async function searchAhead(query: string, sources: Sources): Promise<void> {
  await endTask()
  await getFilmSearch(sources)?.ahead(query, endTask)
}
