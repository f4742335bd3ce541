import type {
  CastAndCrewMember,
  CensorRating,
  Film,
  FilmRelatedData,
  FilmsResponse,
  Genre,
} from '@foyer/contract/wire/films'
import type { FilmPersonRole } from '@foyer/contract/wire/enumerations'
import { failed, mapResult } from '../../cache/result.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure, isMissing } from '../../services/http/failure.ts'
import type { FilmsService } from '../../services/ocapi/films.ts'
import { indexById } from '../../domain/by-id.ts'
import { getOutcome, type Cached, type CachedByKey, type Caching, type Outcome } from '../base/caching.ts'

/** A person of a film's credits. */
export interface Credit {
  readonly id: string
  readonly name: string
  /** Role as the credits name it; undefined when they do not. */
  readonly character?: string | undefined
}

/** Dehydrated films: the fields that lists show. */
export const filmsForLists = 'lists'

/** Films as on the wire, by id, with related data: the chain's, or those of one cinema. */
export class FilmsStore {
  /** With only the fields that lists show, if dehydrated by a page. */
  readonly all: Cached<FilmsResponse>
  readonly #single: CachedByKey<FilmsResponse>

  /** @param scope distinguishes stores of the same caches: empty for all films, otherwise the cinema's id */
  constructor(service: Pick<FilmsService, 'films' | 'film'>, caching: Caching, scope = '') {
    this.all = caching.value<FilmsResponse>(`films${scope}`, {
      load: () => getBody(service.films()),
      lifetime: lifetimes.films,
    })
    this.#single = caching.map(`film${scope}`, {
      load: async (filmId) => {
        const single = mapResult(await getBody(service.film(filmId)), ({ film, relatedData }) => ({
          films: [film],
          relatedData,
        }))
        const isRequested = single.ok && single.value.films.some(({ id }) => id === filmId)
        if (isRequested || (!single.ok && isMissing(single.failure))) return single
        // A server without the single call may have the film in the list.
        const all = await getBody(service.films())
        if (all.ok && getEntry(all.value.films, filmId)) return all
        return single.ok ? failed(createContractFailure('getFilm')) : single
      },
      lifetime: lifetimes.films,
    })
  }

  get list(): readonly Film[] {
    return this.all.value?.films ?? []
  }

  ensureAll(): Promise<unknown> {
    return this.all.ensure(filmsForLists)
  }

  /** Brings one film with all that is known of it, from the whole list when that is at hand. */
  ensureFilm(filmId: string): Promise<unknown> {
    return this.filmState(filmId).ensure()
  }

  /** The cache that answers for all of a film: the whole list when it holds the film, else the film's own entry. */
  filmState(filmId: string): Cached<FilmsResponse> {
    return getEntry(this.all.whole?.films, filmId) ? this.all : this.#single.entry(filmId)
  }

  /** A film with as much as is known of it by now. */
  film(filmId: string): Film | undefined {
    return getEntry(this.#best(filmId)?.films, filmId)
  }

  outcome(filmId: string): Outcome {
    return getOutcome({ value: this.film(filmId), error: this.filmState(filmId).error })
  }

  genres(film: Film): Genre[] {
    return getGenres(film, this.#related(film))
  }

  censorRating(film: Film): CensorRating | undefined {
    return getEntry(this.#related(film)?.censorRatings, film.censorRatingId)
  }

  cast(film: Film): Credit[] {
    return getCredits(film, 'Actor', this.#related(film))
  }

  directors(film: Film): Credit[] {
    return getCredits(film, 'Director', this.#related(film))
  }

  producers(film: Film): Credit[] {
    return getCredits(film, 'Producer', this.#related(film))
  }

  #related(film: Film): FilmRelatedData | undefined {
    return this.#best(film.id)?.relatedData
  }

  #best(filmId: string): FilmsResponse | undefined {
    return this.filmState(filmId).value ?? this.all.value
  }
}

/** The genres of a film, as an answer names them. */
export const getGenres = (film: Film, related: FilmRelatedData | undefined): Genre[] =>
  inOrder(film.genreIds, related?.genres)

/** The people of a film with a role, in the answer's order; limited to the first if not all are needed. */
export function getCredits(
  film: Film,
  role: FilmPersonRole,
  related: FilmRelatedData | undefined,
  maximum = Infinity,
): Credit[] {
  const ids = film.castAndCrew
    .filter((each) => each.roles.includes(role))
    .map((each) => each.castAndCrewMemberId)
    .slice(0, maximum)
  return inOrder(ids, related?.castAndCrew).map((member) => ({
    id: member.id,
    name: getFullName(member),
    character: film.presentation?.characters.find((each) => each.castAndCrewMemberId === member.id)
      ?.character,
  }))
}

function getFullName({ name }: CastAndCrewMember): string {
  return [name.givenName, name.middleName, name.familyName].filter(Boolean).join(' ')
}

function getEntry<T extends { readonly id: string }>(
  list: readonly T[] | undefined,
  id: string | null,
): T | undefined {
  return list && id !== null ? indexById(list, (each) => each.id).get(id) : undefined
}

/** The entries of a related list that the ids name, in the ids' order. */
function inOrder<T extends { readonly id: string }>(
  ids: readonly string[],
  list: readonly T[] | undefined,
): T[] {
  return ids.flatMap((id) => getEntry(list, id) ?? [])
}
