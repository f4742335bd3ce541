import type { CastAndCrewMember, Film, Genre } from '@foyer/contract/wire/films'
import type { FilmPersonRole } from '@foyer/contract/wire/enumerations'
import type { Catalogue, CatalogueFilm } from './catalogue.ts'
import type { CatalogueSource, FilmSource } from './source.ts'
import type { Translator } from './translator.ts'

/** Builds films with the genres and people that they name. */
export function buildFilms(
  films: readonly FilmSource[],
  { censorRatings }: CatalogueSource,
  translator: Translator,
): Pick<Catalogue, 'films' | 'genres' | 'castAndCrew'> {
  const genres = new Map<string, Genre>()
  const people = new Map<string, CastAndCrewMember>()
  const minimumAges = new Map(censorRatings.map((rating) => [rating.id, rating.minimumAge]))
  const built = films.map((film): CatalogueFilm => {
    for (const name of film.genres)
      genres.set(toPersonSlug(name), {
        id: toPersonSlug(name),
        name: translator.translate(name),
        description: null,
      })
    for (const name of [film.director, ...film.producers, ...film.cast.map((member) => member.name)])
      people.set(toPersonId(name), { id: toPersonId(name), name: parsePersonName(name) })
    return {
      slug: film.slug,
      wire: toWireFilm(film, translator),
      releaseOffsetInDays: film.releaseOffsetInDays,
      draw: film.draw,
      features: film.features,
      minimumAge: minimumAges.get(film.censorRating) ?? null,
    }
  })
  return { films: new Map(built.map((film) => [film.wire.id, film])), genres, castAndCrew: people }
}

function toWireFilm(film: FilmSource, { translate, translateOrNull }: Translator): Omit<Film, 'releaseDate'> {
  return {
    id: film.id,
    hopk: film.id,
    hoCode: film.id,
    eventId: film.event,
    title: translate(film.title),
    synopsis: translate(film.synopsis),
    shortSynopsis: translate(film.shortSynopsis),
    runtimeInMinutes: film.runtimeInMinutes,
    censorRatingId: film.censorRating,
    censorRatingNote: translate(film.censorRatingNote),
    genreIds: film.genres.map(toPersonSlug),
    castAndCrew: toCredits(film),
    ...groupCreditsByRole(film),
    trailers: toTrailers(film),
    trailerUrl: film.trailer?.uri ?? null,
    displayPriority: film.displayPriority,
    externalIds: { moviexchangeReleaseId: null, corporateId: null },
    distributorName: film.distributor,
    presentation: {
      tagline: translate(film.tagline),
      hero: film.hero,
      focalPoint: film.focalPoint,
      ...(film.framing && { framing: film.framing }),
      titleTreatmentRatio: film.titleTreatmentRatio,
      ...(film.titleInk && { titleInk: film.titleInk }),
      houseNote: translateOrNull(film.houseNote),
      ...(film.loopUri !== undefined && { loopUri: film.loopUri }),
      characters: film.cast.map(({ name, role }) => ({
        castAndCrewMemberId: toPersonId(name),
        character: role,
      })),
    },
  }
}

/** Each person once, in the order of the credits, with all their roles. */
function toCredits(film: FilmSource): Film['castAndCrew'] {
  const roles = new Map<string, FilmPersonRole[]>()
  const credit = (name: string, role: FilmPersonRole) => {
    const id = toPersonId(name)
    roles.set(id, [...(roles.get(id) ?? []), role])
  }
  credit(film.director, 'Director')
  for (const name of film.producers) credit(name, 'Producer')
  for (const { name } of film.cast) credit(name, 'Actor')
  return [...roles].map(([castAndCrewMemberId, filmRoles]) => ({ castAndCrewMemberId, roles: filmRoles }))
}

/** The credits again, grouped by role, as other servers of the interface send them. */
function groupCreditsByRole(film: FilmSource): Pick<Film, 'actors' | 'directors' | 'producers'> {
  const credited = (names: readonly string[]) =>
    [...new Set(names.map(toPersonId))].map((castAndCrewMemberId) => ({ castAndCrewMemberId }))
  return {
    actors: credited(film.cast.map(({ name }) => name)),
    directors: credited([film.director]),
    producers: credited(film.producers),
  }
}

/** Equal names are the same person in every film. */
function toPersonId(name: string): string {
  return `P-${toPersonSlug(name)}`
}

/** `Lucía Vane-Hart` → `lucia-vane-hart`. */
function toPersonSlug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The last word is the family name; a single name has none. */
function parsePersonName(name: string): CastAndCrewMember['name'] {
  const space = name.lastIndexOf(' ')
  return space < 0
    ? { givenName: name, familyName: '' }
    : { givenName: name.slice(0, space), familyName: name.slice(space + 1) }
}

/** The file comes first, as every browser plays it. */
function toTrailers({ trailer }: FilmSource): NonNullable<Film['trailers']> {
  if (!trailer) return []
  const { provider, uri, streamingUri } = trailer
  return [{ provider, uri }, ...(streamingUri === undefined ? [] : [{ provider, uri: streamingUri }])]
}
