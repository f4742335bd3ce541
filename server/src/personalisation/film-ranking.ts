import type { LikedFilm, PromotedEntity, ViewedEntity } from '@foyer/contract/personalisation/experiences'
import type { CatalogueFilm } from '../catalogue/catalogue.ts'

/** Data by which films are ranked. */
export interface RankingData {
  /** Films that can be booked, in the chain's order. */
  readonly films: readonly CatalogueFilm[]
  /** Recently sold seats and places by film; a missing film sold none. */
  readonly sold: ReadonlyMap<string, number>
  readonly taste: Taste
  /** Films that an editor has sponsored in the component. */
  readonly sponsored: readonly string[]
}

/** Preferences derived from the films that a visitor has watched, and those that they want to see. */
export interface Taste {
  /** Ids of the films watched. */
  readonly watched: ReadonlySet<string>
  /** Similarity of a film to both; zero if missing. */
  readonly similarity: ReadonlyMap<CatalogueFilm, number>
  /** Which of both a film resembles clearly, the most similar first; nothing if missing. */
  readonly reasons: ReadonlyMap<CatalogueFilm, readonly CatalogueFilm[]>
}

/** Preferences of an unknown visitor, or of a request without personal ranking. */
export const noTaste: Taste = { watched: new Set(), similarity: new Map(), reasons: new Map() }

type Ranking = 'WatchHistory' | 'Popularity' | 'Programme'

export interface RankedFilms {
  readonly rankedBy: Ranking
  readonly entities: PromotedEntity[]
  /** The visitor's own films that `becauseOf` of an entity names; none without. */
  readonly likedFilms: LikedFilm[]
}

/**
 * Weights of what two films have in common, of which each is a share from 0 to 1: genre counts most, then the people
 * who made it.
 */
const weights = { genre: 3, director: 2, actor: 1, event: 1 }

/** Similarity from which one film is a reason for another that can be named: a third of their genres, or half their directors. */
const leastOfReason = 1
/** Most reasons that are named for one film. */
const mostReasons = 5

/** The same for every component of a request, and the most expensive part of a ranking: compute it once. */
export function computeTaste(
  watched: readonly CatalogueFilm[],
  films: readonly CatalogueFilm[],
  wanted: readonly CatalogueFilm[] = [],
): Taste {
  const liked = [...new Set([...watched, ...wanted])]
  if (liked.length === 0) return noTaste
  const watchedIds = new Set(watched.map((film) => film.wire.id))
  const similarity = new Map<CatalogueFilm, number>()
  const reasons = new Map<CatalogueFilm, readonly CatalogueFilm[]>()
  for (const film of films) {
    if (watchedIds.has(film.wire.id)) continue
    const others = liked
      .filter(({ wire }) => wire.id !== film.wire.id)
      .map((other) => ({ film: other, similarity: computeSimilarity(other, film) }))
    if (others.length === 0) continue
    similarity.set(film, others.reduce((sum, other) => sum + other.similarity, 0) / others.length)
    const named = others
      .filter((other) => other.similarity >= leastOfReason)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, mostReasons)
    if (named.length > 0)
      reasons.set(
        film,
        named.map((other) => other.film),
      )
  }
  return { watched: watchedIds, similarity, reasons }
}

/**
 * Ranks the films of a component, best first: sponsored films, then the most similar to those watched, with watched
 * ones last; without preferences, the best sellers; then the chain's own order. The sort is stable.
 */
export function rankFilms(
  data: RankingData,
  { maximumFilms }: Pick<ViewedEntity, 'maximumFilms'>,
): RankedFilms {
  const { films, sold, taste } = data
  const getSold = (film: CatalogueFilm) => sold.get(film.wire.id) ?? 0
  const getSimilarity = (film: CatalogueFilm) => taste.similarity.get(film) ?? 0
  const rankedBy: Ranking = films.some((film) => getSimilarity(film) > 0)
    ? 'WatchHistory'
    : films.some((film) => getSold(film) > 0)
      ? 'Popularity'
      : 'Programme'
  const isSponsored = new Set(data.sponsored)
  const rank = (film: CatalogueFilm) => [
    isSponsored.has(film.wire.id) ? 1 : 0,
    taste.watched.has(film.wire.id) ? 0 : 1,
    getSimilarity(film),
    getSold(film),
  ]
  const ranks = new Map(films.map((film) => [film, rank(film)]))
  const ordered = [...films].sort((a, b) => compare(ranks.get(b) ?? [], ranks.get(a) ?? []))
  const listed = ordered.slice(0, maximumFilms)
  const getReasons = (film: CatalogueFilm) =>
    isSponsored.has(film.wire.id) ? [] : (taste.reasons.get(film) ?? [])
  return {
    rankedBy,
    entities: listed.map((film) => {
      const reasons = getReasons(film)
      return {
        id: film.wire.id,
        reason: isSponsored.has(film.wire.id)
          ? 'Sponsored'
          : chooseReason(getSimilarity(film), getSold(film)),
        ...(reasons.length > 0 ? { becauseOf: reasons.map(({ wire }) => wire.id) } : {}),
      }
    }),
    likedFilms: [...new Set(listed.flatMap(getReasons))].map(({ wire: { id, title } }) => ({
      id,
      title,
      kind: taste.watched.has(id) ? 'Watched' : 'Saved',
    })),
  }
}

function chooseReason(similarity: number, sold: number): Ranking {
  if (similarity > 0) return 'WatchHistory'
  return sold > 0 ? 'Popularity' : 'Programme'
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

function computeSimilarity(one: CatalogueFilm, other: CatalogueFilm): number {
  const [a, b] = [one.wire, other.wire]
  const [byA, byB] = [getMakers(one), getMakers(other)]
  return (
    weights.genre * share(a.genreIds, b.genreIds) +
    weights.director * share(byA.directors, byB.directors) +
    weights.actor * share(byA.actors, byB.actors) +
    weights.event * (a.eventId !== null && a.eventId === b.eventId ? 1 : 0)
  )
}

interface Makers {
  readonly directors: readonly string[]
  readonly actors: readonly string[]
}

/** A catalogue's films never change, so the makers of each are listed once for all requests. */
const makers = new WeakMap<CatalogueFilm, Makers>()

function getMakers(film: CatalogueFilm): Makers {
  const known = makers.get(film)
  if (known) return known
  const { castAndCrew } = film.wire
  const people = (role: 'Actor' | 'Director') =>
    castAndCrew.filter(({ roles }) => roles.includes(role)).map((member) => member.castAndCrewMemberId)
  const listed = { directors: people('Director'), actors: people('Actor') }
  makers.set(film, listed)
  return listed
}

/** Shared entries of two lists, as a share of all entries: 0 to 1. */
function share(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b])
  const common = a.filter((id) => b.includes(id)).length
  return all.size === 0 ? 0 : common / all.size
}
