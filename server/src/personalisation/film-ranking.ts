import type { PromotedEntity, ViewedEntity } from '@foyer/contract/personalisation/experiences'
import type { CatalogueFilm } from '../catalogue/catalogue.ts'

/** What films are ranked by. */
export interface RankingFacts {
  /** Films that can be booked, in the order in which the chain shows them. */
  readonly films: readonly CatalogueFilm[]
  /** Seats and places sold of late, by film; one that is missing sold none. */
  readonly sold: ReadonlyMap<string, number>
  /** Films that whoever asks has watched; empty for somebody who is not known. */
  readonly watched: readonly CatalogueFilm[]
  /** What an editor has sponsored in the component. */
  readonly sponsored: readonly string[]
}

type Ranking = 'WatchHistory' | 'Popularity' | 'Programme'

export interface RankedFilms {
  readonly rankedBy: Ranking
  readonly entities: PromotedEntity[]
}

/** What a film has in common with another, in shares of what it could have: genre says most, then who made it. */
const weights = { genre: 3, director: 2, actor: 1, event: 1 }

/**
 * The films of a component, best first: what is sponsored there, then what is most like that which was watched, with what
 * was watched already at the end; else what sells most; else the chain's own order. Equals stay in the order before.
 */
export function rankFilms(
  facts: RankingFacts,
  { maximumFilms }: Pick<ViewedEntity, 'maximumFilms'>,
): RankedFilms {
  const { films, sold, watched } = facts
  const soldOf = (film: CatalogueFilm) => sold.get(film.wire.id) ?? 0
  const likeness = new Map(films.map((film) => [film, likenessTo(watched, film)]))
  const rankedBy: Ranking = [...likeness.values()].some((value) => value > 0)
    ? 'WatchHistory'
    : films.some((film) => soldOf(film) > 0)
      ? 'Popularity'
      : 'Programme'
  const seen = new Set(watched.map((film) => film.wire.id))
  const isSponsored = new Set(facts.sponsored)
  const rank = (film: CatalogueFilm) => [
    isSponsored.has(film.wire.id) ? 1 : 0,
    seen.has(film.wire.id) ? 0 : 1,
    likeness.get(film) ?? 0,
    soldOf(film),
  ]
  const ranks = new Map(films.map((film) => [film, rank(film)]))
  const ordered = [...films].sort((a, b) => compare(ranks.get(b) ?? [], ranks.get(a) ?? []))
  return {
    rankedBy,
    entities: ordered.slice(0, maximumFilms).map((film) => ({
      id: film.wire.id,
      reason: isSponsored.has(film.wire.id) ? 'Sponsored' : reasonOf(likeness.get(film) ?? 0, soldOf(film)),
    })),
  }
}

function reasonOf(likeness: number, sold: number): Ranking {
  if (likeness > 0) return 'WatchHistory'
  return sold > 0 ? 'Popularity' : 'Programme'
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** How much a film is like those watched, on average; nothing for one that was watched itself. */
function likenessTo(watched: readonly CatalogueFilm[], film: CatalogueFilm): number {
  if (watched.length === 0 || watched.some(({ wire }) => wire.id === film.wire.id)) return 0
  return watched.reduce((sum, other) => sum + likeness(other, film), 0) / watched.length
}

function likeness({ wire: a }: CatalogueFilm, { wire: b }: CatalogueFilm): number {
  const people = (film: typeof a, role: 'Actor' | 'Director') =>
    film.castAndCrew.filter(({ roles }) => roles.includes(role)).map((member) => member.castAndCrewMemberId)
  return (
    weights.genre * share(a.genreIds, b.genreIds) +
    weights.director * share(people(a, 'Director'), people(b, 'Director')) +
    weights.actor * share(people(a, 'Actor'), people(b, 'Actor')) +
    weights.event * (a.eventId !== null && a.eventId === b.eventId ? 1 : 0)
  )
}

/** What two lists have in common, of all that is in either: 0 to 1. */
function share(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b])
  const common = a.filter((id) => b.includes(id)).length
  return all.size === 0 ? 0 : common / all.size
}
