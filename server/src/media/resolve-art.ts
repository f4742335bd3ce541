import type { MediaKind } from '@foyer/contract/enumerations'
import type { FocalPoint } from './masters/recipes.ts'

/** Which master answers for an entity, and where its subject is. */
export interface ArtReference {
  /** Name in the manifest of masters, e.g. `films/kingfisher/poster`. */
  master: string
  /** Kept in the picture when it is cut to another shape. The middle without it. */
  focalPoint?: FocalPoint
}

/** Finds the picture of an entity; undefined when there is none. `global` asks by head-office key. */
export type ResolveArt = (kind: MediaKind, id: string, global: boolean) => ArtReference | undefined

/** What the resolver needs to know of the catalogue. */
export interface ArtCatalogue {
  films: readonly {
    id: string
    /** Head-office key and code, by which `referenceScheme=Global` asks. */
    hopk?: string
    hoCode?: string
    /** Name of the film's artwork. */
    slug: string
    focalPoint: { poster: FocalPoint; backdrop: FocalPoint }
  }[]
  /** Cinemas and the name of their front: `cinemas/{front}` in the manifest. */
  sites?: readonly { id: string; front: string; focalPoint?: FocalPoint }[]
  /** Attributes and the name of their icon: `icons/{icon}` in the manifest. */
  attributes?: readonly { id: string; icon: string }[]
  /** Events and any master's name. */
  events?: readonly { id: string; master: string; focalPoint?: FocalPoint }[]
}

const middle: FocalPoint = { x: 0.5, y: 0.5 }

type CatalogueFilm = ArtCatalogue['films'][number]

function filmArt(kind: MediaKind, film: CatalogueFilm): ArtReference | undefined {
  const base = `films/${film.slug}`
  switch (kind) {
    case 'FilmPosterGraphic':
      return { master: `${base}/poster`, focalPoint: film.focalPoint.poster }
    case 'FilmBackdrop':
    case 'FilmAdvertising':
      return { master: `${base}/backdrop`, focalPoint: film.focalPoint.backdrop }
    case 'FilmStill':
      // A still is already cut around the subject.
      return { master: `${base}/still`, focalPoint: middle }
    case 'FilmTitleTreatment':
      return { master: `${base}/title` }
    default:
      return undefined
  }
}

/**
 * The resolver for a catalogue. Identifiers are only ever looked up, never made part of a path, so whatever a caller
 * sends can name nothing but what the catalogue holds.
 */
export function createArtResolver(catalogue: ArtCatalogue): ResolveArt {
  const films = new Map(catalogue.films.map((film) => [film.id, film]))
  const filmsByHeadOffice = new Map(
    catalogue.films.flatMap((film) =>
      [film.hopk, film.hoCode, film.id].flatMap((key) => (key === undefined ? [] : [[key, film] as const])),
    ),
  )
  const sites = new Map(catalogue.sites?.map((site) => [site.id, site]))
  const attributes = new Map(catalogue.attributes?.map((attribute) => [attribute.id, attribute]))
  const events = new Map(catalogue.events?.map((event) => [event.id, event]))

  return (kind, id, global) => {
    if (kind === 'CinemaGraphic') {
      const site = sites.get(id)
      return (
        site && { master: `cinemas/${site.front}`, ...(site.focalPoint && { focalPoint: site.focalPoint }) }
      )
    }
    if (kind === 'AttributeIconGraphic') {
      const attribute = attributes.get(id)
      return attribute && { master: `icons/${attribute.icon}` }
    }
    if (kind === 'EventPosterGraphic') {
      const event = events.get(id)
      return event && { master: event.master, ...(event.focalPoint && { focalPoint: event.focalPoint }) }
    }
    const film = (global ? filmsByHeadOffice : films).get(id)
    return film && filmArt(kind, film)
  }
}
