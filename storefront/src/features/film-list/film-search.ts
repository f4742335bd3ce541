import { createRankedSearch } from '@foyer/design-system/foundations/fuzzy-search'
import { splitPlainWords } from './film-filters-url.ts'

/** What a film is found by. */
export interface SearchedFilm {
  readonly id: string
  readonly title: string
  /** Genres and people. */
  readonly names: readonly string[]
}

/** Places of the films in an answer by id, 0 for the likest. What is not found has none. */
export type FilmPlaces = ReadonlyMap<string, number>

export interface FilmSearch {
  /** Finds films by a query, synchronously. */
  (query: string): FilmPlaces
  /**
   * Finds them ahead of the question, a few films at a time, so that it is answered immediately when it comes. An empty
   * query prepares for any.
   * @param breathe lets the page do what else there is to do
   */
  readonly ahead: (query: string, breathe: () => Promise<unknown>) => Promise<void>
}

/** Films that are looked at in one go: some milliseconds on a slow phone. */
const atOnce = 100
/** Answers that are kept: what a visitor types and takes back. */
const cacheSize = 8

/**
 * A search over films, made once for them and asked with every pause in typing. Found are films of which every word is
 * begun in title, genres or people, all as like as one another, and then those whose title is alike: a slip is forgiven.
 */
export function createFilmSearch(films: readonly SearchedFilm[]): FilmSearch {
  const splitTerms = createWordSplitter()
  const parts: ReturnType<typeof createIndexPart>[] = []
  const answers = new Map<string, FilmPlaces>()
  const underWay = new Map<string, ReturnType<typeof find>>()

  function* find(query: string): Generator<undefined, FilmPlaces> {
    const wanted = splitPlainWords(query)
    const begun: string[] = []
    const alike: { id: string; score: number }[] = []
    for (let start = 0; start < films.length; start += atOnce) {
      const index = start / atOnce
      const part = (parts[index] ??= createIndexPart(films.slice(start, start + atOnce), splitTerms))
      begun.push(...part.begunWith(wanted))
      alike.push(...part.alike(query))
      yield
    }
    const places = new Map(begun.map((id) => [id, 0]))
    for (const { id } of alike.sort((one, other) => one.score - other.score))
      if (!places.has(id)) places.set(id, places.size + 1)
    return places
  }

  const keep = (query: string, places: FilmPlaces) => {
    underWay.delete(query)
    answers.set(query, places)
    for (const oldest of answers.keys()) if (answers.size > cacheSize) answers.delete(oldest)
    return places
  }

  /** A search that is under way, which who asks goes on with. */
  const stepsFor = (query: string) => {
    const steps = underWay.get(query) ?? find(query)
    underWay.set(query, steps)
    return steps
  }
  const search = (query: string) => {
    const known = answers.get(query)
    if (known) return known
    const steps = stepsFor(query)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return keep(query, step.value)
  }
  const ahead = async (query: string, breathe: () => Promise<unknown>) => {
    while (!answers.has(query)) {
      const step = stepsFor(query).next()
      if (step.done) keep(query, step.value)
      else await breathe()
    }
  }
  return Object.assign(search, { ahead })
}

/** The words of a text, worked out once: a chain's films share genres and people. */
function createWordSplitter(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    let terms = known.get(text)
    if (!terms) known.set(text, (terms = splitPlainWords(text)))
    return terms
  }
}

/** Some of the films, made ready to be searched. */
function createIndexPart(films: readonly SearchedFilm[], splitTerms: (text: string) => readonly string[]) {
  const known = films.map(({ id, title, names }) => ({ id, terms: [title, ...names].flatMap(splitTerms) }))
  const alike = createRankedSearch(films, ['title'])
  return {
    begunWith: (wanted: readonly string[]) =>
      known
        .filter(({ terms }) => wanted.every((word) => terms.some((each) => each.startsWith(word))))
        .map(({ id }) => id),
    alike: (query: string) => (alike(query) ?? []).map(({ item, score }) => ({ id: item.id, score })),
  }
}
