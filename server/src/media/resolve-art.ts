import type { MediaKind } from '@foyer/contract/wire/enumerations'
import type { PictureFraming } from '@foyer/contract/wire/framing'
import { firstInterior, type CataloguePictures } from '../catalogue/build-pictures.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FocalPoint } from './focal-point.ts'

/** A drawing that is sent unchanged at any size: `icons/{drawing}.svg`. */
export interface DrawnArt {
  drawing: string
}

/** The master of an entity's picture, and its focal point. */
export interface RasterArt {
  /** Name in the manifest of masters, e.g. `films/kingfisher/poster`. */
  master: string
  /** Stays visible when the picture is cut to another shape. Default: the middle. */
  focalPoint?: FocalPoint
  /** How it is cut to frames that are higher than itself. */
  framing?: PictureFraming
  /** For lettering: the color of the ground it is drawn for, `#rrggbb`. */
  ground?: string
}

/** A drawing of the brand that is cut to size like a master: `art/{vector}.svg` in its folder. */
export interface VectorArt {
  vector: string
}

/**
 * Finds the picture of an entity; undefined if there is none. `global`: the id is a head-office key. `sequenceNumber`:
 * which of its pictures of that kind, from 1.
 */
export type ResolveArt = (
  kind: MediaKind,
  id: string,
  global: boolean,
  sequenceNumber?: number,
) => RasterArt | DrawnArt | VectorArt | undefined

/** The parts of the catalogue that the resolver needs. */
export interface ArtCatalogue {
  films: readonly {
    id: string
    /** Head-office key and code, by which `referenceScheme=Global` finds it. */
    hopk?: string
    hoCode?: string
    /** Name of the film's artwork. */
    slug: string
    focalPoint: { poster: FocalPoint; backdrop: FocalPoint }
    /** How its backdrop is cut. */
    framing?: PictureFraming
    /** Ground color of its title treatment, `#rrggbb`. */
    ground?: string
  }[]
  /** Fronts and rooms of cinemas, pictures and lettering of events. */
  pictures?: CataloguePictures
  attributes?: readonly IconArt[]
  /** Events without a picture of their own, each with the name of a master. */
  events?: readonly { id: string; master: string; focalPoint?: FocalPoint }[]
  ticketTypes?: readonly IconArt[]
  /** Discounts. */
  promotions?: readonly IconArt[]
  /** Web payment methods, by their provider's id. */
  paymentMethods?: readonly IconArt[]
  /** Items, their families, sizes and modifiers, as far as they are drawn. */
  items?: readonly DrawnEntity[]
  giftCardFaces?: readonly DrawnEntity[]
  /** Marks of clubs, cards of levels, rewards. */
  clubs?: readonly DrawnEntity[]
  clubLevels?: readonly DrawnEntity[]
  rewards?: readonly DrawnEntity[]
}

/** An entity with a drawing in the brand's `art` folder, named without its ending: `food/nachos`. */
interface DrawnEntity {
  readonly id: string
  readonly vector: string
}

/** An entity that is shown as an icon, and the icon's name. */
export interface IconArt {
  readonly id: string
  readonly icon: string
}

const color = /^#[0-9a-f]{6}$/i

/**
 * Converts the server's catalogue to what the resolver needs. An event without a picture shows the poster of its first
 * film.
 */
export function toArtCatalogue(catalogue: Catalogue, paymentMethods: readonly IconArt[]): ArtCatalogue {
  return {
    paymentMethods,
    ...listItemArt(catalogue),
    ...listMembershipArt(catalogue),
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
              ...(wire.presentation.framing && { framing: wire.presentation.framing }),
              ...(color.test(wire.presentation.hero.ground) && { ground: wire.presentation.hero.ground }),
            },
          ]
        : [],
    ),
    pictures: catalogue.pictures,
    attributes: [...catalogue.attributes.values()].flatMap(({ id, icon }) => (icon ? [{ id, icon }] : [])),
    events: [...catalogue.events.keys()].flatMap((id) => {
      const film = [...catalogue.films.values()].find(({ wire }) => wire.eventId === id)
      const focalPoint = film?.wire.presentation?.focalPoint.poster
      return film ? [{ id, master: `films/${film.slug}/poster`, ...(focalPoint && { focalPoint }) }] : []
    }),
  }
}

function listItemArt({ items: { pictures, giftCard } }: Catalogue) {
  const faces = new Set(giftCard?.faces.map(({ id }) => id))
  const drawn = [...pictures].map(([id, vector]) => ({ id, vector }))
  return {
    items: drawn.filter(({ id }) => !faces.has(id)),
    giftCardFaces: drawn.filter(({ id }) => faces.has(id)),
  }
}

function listMembershipArt({ membership: { pictures } }: Catalogue) {
  const toDrawn = (named: ReadonlyMap<string, string>) => [...named].map(([id, vector]) => ({ id, vector }))
  return {
    clubs: toDrawn(pictures.clubs),
    clubLevels: toDrawn(pictures.levels),
    rewards: toDrawn(pictures.rewards),
  }
}

/** Endings of the second picture, of the kinds that have two: a card without its level's name, a thing without ground. */
const secondPictures: Partial<Record<MediaKind, string>> = {
  LoyaltyClubLevelGraphic: '.blank',
  RewardGraphic: '.cut',
}

/** Undefined if there is no such picture. */
function getEnding(kind: MediaKind, sequenceNumber: number): string | undefined {
  if (sequenceNumber === 1) return ''
  return sequenceNumber === 2 ? secondPictures[kind] : undefined
}

const middle: FocalPoint = { x: 0.5, y: 0.5 }

/** A cinema's front by day and by night, and then its rooms. */
function findCinemaArt(
  { fronts, interiors }: CataloguePictures,
  id: string,
  sequenceNumber: number,
): RasterArt | undefined {
  if (sequenceNumber >= firstInterior) {
    const interior = interiors[sequenceNumber - firstInterior]
    if (!interior || !fronts.some(({ siteId }) => siteId === id) || interior.siteIds?.includes(id) === false)
      return undefined
    return { master: `scenes/${interior.picture}`, focalPoint: interior.focalPoint }
  }
  const front = fronts.find(({ siteId }) => siteId === id)
  if (!front || (sequenceNumber > 1 && !front.hasNight)) return undefined
  const time = sequenceNumber === 1 ? 'day' : 'night'
  return { master: `cinemas/${front.picture}-${time}`, focalPoint: front.focalPoint }
}

/** An event's picture, and its lettering for its own ground and for light and dark pages. */
function findEventArt(
  { events }: CataloguePictures,
  id: string,
  sequenceNumber: number,
): RasterArt | undefined {
  const event = events.find(({ eventId }) => eventId === id)
  const drawing = ['picture', 'title', 'title-on-light', 'title-on-dark'][sequenceNumber - 1]
  if (!event || drawing === undefined) return undefined
  if (sequenceNumber > (event.lettering ? (event.lettering.hasPageInks ? 4 : 2) : 1)) return undefined
  return {
    master: `events/${event.name}/${drawing}`,
    focalPoint: event.focalPoint,
    ...(sequenceNumber > 1 && { ground: event.hero.ground }),
  }
}

const noPictures: CataloguePictures = { fronts: [], interiors: [], events: [] }

type CatalogueFilm = ArtCatalogue['films'][number]

function filmArt(kind: MediaKind, film: CatalogueFilm): RasterArt | undefined {
  const base = `films/${film.slug}`
  switch (kind) {
    case 'FilmPosterGraphic':
      return { master: `${base}/poster`, focalPoint: film.focalPoint.poster }
    case 'FilmBackdrop':
    case 'FilmAdvertising':
      return {
        master: `${base}/backdrop`,
        focalPoint: film.focalPoint.backdrop,
        ...(film.framing && { framing: film.framing }),
      }
    case 'FilmStill':
      // A still is already cut around its focal point.
      return { master: `${base}/still`, focalPoint: middle }
    case 'FilmTitleTreatment':
      return { master: `${base}/title`, ...(film.ground !== undefined && { ground: film.ground }) }
    default:
      return undefined
  }
}

/**
 * Creates the resolver of a catalogue. Ids are only looked up and never become part of a path, so a request can name
 * nothing outside the catalogue.
 */
export function createArtResolver(catalogue: ArtCatalogue): ResolveArt {
  const films = new Map(catalogue.films.map((film) => [film.id, film]))
  const filmsByHeadOffice = new Map(
    catalogue.films.flatMap((film) =>
      [film.hopk, film.hoCode, film.id].flatMap((key) => (key === undefined ? [] : [[key, film] as const])),
    ),
  )
  const { pictures = noPictures } = catalogue
  const events = new Map(catalogue.events?.map((event) => [event.id, event]))
  const icons: Partial<Record<MediaKind, ReadonlyMap<string, string>>> = {
    AttributeIconGraphic: toIconMap(catalogue.attributes),
    TicketTypeGraphic: toIconMap(catalogue.ticketTypes),
    PromotionGraphic: toIconMap(catalogue.promotions),
    PaymentMethodIconGraphic: toIconMap(catalogue.paymentMethods),
  }

  const vectors: Partial<Record<MediaKind, ReadonlyMap<string, string>>> = {
    ItemGraphic: toVectorMap(catalogue.items),
    GiftCardFaceGraphic: toVectorMap(catalogue.giftCardFaces),
    LoyaltyClubGraphic: toVectorMap(catalogue.clubs),
    LoyaltyClubLevelGraphic: toVectorMap(catalogue.clubLevels),
    RewardGraphic: toVectorMap(catalogue.rewards),
  }

  return (kind, id, global, sequenceNumber = 1) => {
    if (kind === 'CinemaGraphic') return findCinemaArt(pictures, id, sequenceNumber)
    const eventArt = kind === 'EventPosterGraphic' && findEventArt(pictures, id, sequenceNumber)
    if (eventArt) return eventArt
    const ending = getEnding(kind, sequenceNumber)
    if (ending === undefined) return undefined
    const vectorsOfKind = vectors[kind]
    if (vectorsOfKind) {
      const vector = vectorsOfKind.get(id)
      return vector === undefined ? undefined : { vector: `${vector}${ending}` }
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
const toVectorMap = (art: readonly DrawnEntity[] = []) => new Map(art.map(({ id, vector }) => [id, vector]))
