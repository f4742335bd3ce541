import type { Attribute } from '@foyer/contract/wire/attributes'
import type { CensorRating, FilmEvent } from '@foyer/contract/wire/films'
import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import { buildRoom } from '../seating/build-room.ts'
import { filmsOf } from './build-films.ts'
import { screensOf, sitesOf } from './build-sites.ts'
import type { Catalogue, PricedTicket } from './catalogue.ts'
import { catalogueFaults } from './catalogue-faults.ts'
import { CatalogueInvalid } from './catalogue-invalid.ts'
import type { CatalogueSource, FilmSource } from './source.ts'
import { translatorOf, type Translations, type Translator } from './translated.ts'

/**
 * Puts a catalogue together from what a brand wrote. Pure.
 * @param file named in complaints
 * @throws CatalogueInvalid when its parts do not agree: ids twice, names that lead nowhere, zones, prices
 */
export function buildCatalogue(
  file: string,
  source: CatalogueSource,
  films: readonly FilmSource[],
  translations: Translations = new Map(),
): Catalogue {
  const faults = catalogueFaults(source, films)
  if (faults.length > 0) throw new CatalogueInvalid(file, faults)
  const translator = translatorOf(translations)
  const areaCategories = byId(
    source.areaCategories.map(({ id, name, displayPriority }): AreaCategory => ({
      id,
      name: translator.translated(name),
      displayPriority,
    })),
  )
  const rooms = new Map(
    Object.entries(source.rooms).map(([id, room]) => [id, buildRoom(id, room, areaCategories)]),
  )
  return {
    seed: source.seed,
    currency: source.currency,
    cardPayment: translator.translated(source.cardPayment ?? 'Card'),
    programme: source.programme,
    ...filmsOf(films, source, translator),
    sites: byId(sitesOf(source, translator)),
    screens: byId(screensOf(source, rooms, translator)),
    rooms,
    areaCategories,
    attributes: byId(source.attributes.map((each) => attributeOf(each, translator))),
    censorRatings: byId(source.censorRatings.map((each) => ratingOf(each, translator))),
    events: byId(source.events.map((each) => eventOf(each, translator))),
    ticketTypes: byId(source.ticketTypes.map((each) => ticketTypeOf(each, translator))),
    priceCards: priceCardsOf(source),
    cinemaGroups: source.cinemaGroups,
  }
}

function byId<T extends { readonly id: string }>(entries: readonly T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

function attributeOf(
  source: CatalogueSource['attributes'][number],
  { translated, translatedOrNull }: Translator,
): Attribute {
  return {
    id: source.id,
    name: translated(source.name),
    shortName: translated(source.shortName),
    description: translated(source.description),
    importantMessage: translatedOrNull(source.importantMessage),
    displayPriority: source.displayPriority,
    isPromoted: source.isPromoted,
    icon: source.icon,
  }
}

function ratingOf(
  source: CatalogueSource['censorRatings'][number],
  { translated }: Translator,
): CensorRating {
  return {
    id: source.id,
    classification: translated(source.classification),
    classificationDescription: translated(source.description),
    ageRestriction: source.minimumAge === null ? null : { minimumAge: source.minimumAge },
  }
}

function eventOf(source: CatalogueSource['events'][number], { translated }: Translator): FilmEvent {
  return {
    id: source.id,
    name: translated(source.name),
    shortName: translated(source.shortName),
    description: translated(source.description),
    schedule: null,
    siteIds: [...source.siteIds],
  }
}

function ticketTypeOf(
  source: CatalogueSource['ticketTypes'][number],
  { translated, translatedOrNull }: Translator,
): TicketType {
  return {
    type: 'Ticket',
    id: source.id,
    description: translated(source.name),
    longDescription: translatedOrNull(source.note),
    tickets: [],
    items: [],
    areaCategoryId: source.areaCategory,
    maximumAge: source.maximumAge ?? null,
    seatType: source.seatType ?? null,
    hopk: source.code,
    hoCode: source.code,
    ticketCode: source.code,
  }
}

function priceCardsOf(source: CatalogueSource): Map<string, PricedTicket[]> {
  const minor = (amount: number) => Math.round(amount * 10 ** source.currency.decimals)
  return new Map(
    Object.entries(source.priceCards).map(([card, prices]) => [
      card,
      source.ticketTypes.flatMap((type, index): PricedTicket[] => {
        const price = prices[type.id]
        if (price === undefined) return []
        return [
          {
            ticketTypeId: type.id,
            areaCategoryId: type.areaCategory,
            priceMinor: minor(price),
            bookingFeeMinor: minor(type.bookingFee ?? source.bookingFee),
            taxBasisPoints: source.taxBasisPoints,
            isDefault: type.isDefault,
            displayPriority: index + 1,
          },
        ]
      }),
    ]),
  )
}
