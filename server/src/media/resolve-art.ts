import type { MediaKind } from '@foyer/contract/wire/enumerations'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FocalPoint } from './focal-point.ts'

/** A drawing that is sent as it is, at any size: `icons/{drawing}.svg`. */
export interface DrawnArt {
  drawing: string
}

/** Which master answers for an entity, and where its subject is. */
export interface RasterArt {
  /** Name in the manifest of masters, e.g. `films/kingfisher/poster`. */
  master: string
  /** Taken where the manifest has no `master`. */
  fallback?: string
  /** Kept in the picture when it is cut to another shape. The middle without it. */
  focalPoint?: FocalPoint
  /** Of lettering: the colour that it is drawn to stand on, `#rrggbb`. */
  ground?: string
}

/** Finds the picture of an entity; undefined when there is none. `global` asks by head-office key. */
export type ResolveArt = (kind: MediaKind, id: string, global: boolean) => RasterArt | DrawnArt | undefined

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
    /** Colour that its title treatment stands on, `#rrggbb`. */
    ground?: string
  }[]
  /** Cinemas. Each has a front of its own, `cinemas/{brand}-{id}`, or shows its chain's, `cinemas/{brand}`. */
  brand?: string
  siteIds?: readonly string[]
  attributes?: readonly IconArt[]
  /** Events and any master's name. */
  events?: readonly { id: string; master: string; focalPoint?: FocalPoint }[]
  ticketTypes?: readonly IconArt[]
  /** Discounts. */
  promotions?: readonly IconArt[]
  /** Web payment methods, by the id that the provider gives them. */
  paymentMethods?: readonly IconArt[]
}

/** What is drawn by an icon, and the icon's name. */
export interface IconArt {
  readonly id: string
  readonly icon: string
}

const color = /^#[0-9a-f]{6}$/i

/** What the resolver needs, out of the catalogue that the server runs on. An event shows the poster of its first film. */
export function toArtCatalogue(
  catalogue: Catalogue,
  brand: string,
  paymentMethods: readonly IconArt[],
): ArtCatalogue {
  return {
    paymentMethods,
    ticketTypes: [...catalogue.ticketTypes.keys()].map((id) => ({ id, icon: 'ticket' })),
    promotions: catalogue.discounts.map(({ id }) => ({ id, icon: 'promotion' })),
    films: [...catalogue.films.values()].flatMap(({ slug, wire }) =>
      wire.presentation
        ? [
            {
              id: wire.id,
              hopk: wire.hopk,
              hoCode: wire.hoCode,
              slug,
              focalPoint: wire.presentation.focalPoint,
              ...(color.test(wire.presentation.hero.ground) && { ground: wire.presentation.hero.ground }),
            },
          ]
        : [],
    ),
    brand,
    siteIds: [...catalogue.sites.keys()],
    attributes: [...catalogue.attributes.values()].flatMap(({ id, icon }) => (icon ? [{ id, icon }] : [])),
    events: [...catalogue.events.keys()].flatMap((id) => {
      const film = [...catalogue.films.values()].find(({ wire }) => wire.eventId === id)
      const focalPoint = film?.wire.presentation?.focalPoint.poster
      return film ? [{ id, master: `films/${film.slug}/poster`, ...(focalPoint && { focalPoint }) }] : []
    }),
  }
}

/** Every front is drawn with its doors and its sign right of the middle. */
const cinemaFocalPoint: FocalPoint = { x: 0.72, y: 0.5 }

const middle: FocalPoint = { x: 0.5, y: 0.5 }

type CatalogueFilm = ArtCatalogue['films'][number]

function filmArt(kind: MediaKind, film: CatalogueFilm): RasterArt | undefined {
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
      return { master: `${base}/title`, ...(film.ground !== undefined && { ground: film.ground }) }
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
  const siteIds = new Set(catalogue.siteIds)
  const events = new Map(catalogue.events?.map((event) => [event.id, event]))
  const icons: Partial<Record<MediaKind, ReadonlyMap<string, string>>> = {
    AttributeIconGraphic: toIconMap(catalogue.attributes),
    TicketTypeGraphic: toIconMap(catalogue.ticketTypes),
    PromotionGraphic: toIconMap(catalogue.promotions),
    PaymentMethodIconGraphic: toIconMap(catalogue.paymentMethods),
  }

  return (kind, id, global) => {
    if (kind === 'CinemaGraphic') {
      const chain = `cinemas/${catalogue.brand}`
      return siteIds.has(id)
        ? { master: `${chain}-${id}`, fallback: chain, focalPoint: cinemaFocalPoint }
        : undefined
    }
    const iconsOfKind = icons[kind]
    if (iconsOfKind) {
      const drawing = iconsOfKind.get(id)
      return drawing === undefined ? undefined : { drawing }
    }
    if (kind === 'EventPosterGraphic') {
      const event = events.get(id)
      return event && { master: event.master, ...(event.focalPoint && { focalPoint: event.focalPoint }) }
    }
    const film = (global ? filmsByHeadOffice : films).get(id)
    return film && filmArt(kind, film)
  }
}

const toIconMap = (art: readonly IconArt[] = []) => new Map(art.map(({ id, icon }) => [id, icon]))
