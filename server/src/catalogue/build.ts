import type { Attribute } from '@foyer/contract/wire/attributes'
import type { CensorRating, FilmEvent } from '@foyer/contract/wire/films'
import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import { buildAuditorium } from './build-auditorium.ts'
import { buildFilms } from './build-films.ts'
import { buildPictures, toEventPresentation } from './build-pictures.ts'
import { buildScreens, buildSites } from './build-sites.ts'
import { buildDiscounts, buildPriceCards } from './build-prices.ts'
import type { Catalogue } from './catalogue.ts'
import { validateCatalogue } from './validate-catalogue.ts'
import { CatalogueError } from './catalogue-error.ts'
import { noItems } from './items.ts'
import { noMembership } from './membership.ts'
import type { CatalogueSource, FilmSource } from './source.ts'
import { createTranslator, type Translations, type Translator } from './translator.ts'

/**
 * Builds a catalogue from a brand's files. Pure.
 * @param file named in error messages
 * @throws CatalogueInvalid if its parts contradict each other: duplicate ids, unknown names, time zones, prices
 */
export function buildCatalogue(
  file: string,
  source: CatalogueSource,
  films: readonly FilmSource[],
  translations: Translations = new Map(),
  { items = noItems, membership = noMembership }: Partial<Pick<Catalogue, 'items' | 'membership'>> = {},
): Catalogue {
  const errors = validateCatalogue(source, films)
  if (errors.length > 0) throw new CatalogueError(file, errors)
  const translator = createTranslator(translations)
  const areaCategories = byId(
    source.areaCategories.map(({ id, name, displayPriority }): AreaCategory => ({
      id,
      name: translator.translate(name),
      displayPriority,
    })),
  )
  const auditoriums = new Map(
    Object.entries(source.rooms).map(([id, auditorium]) => [
      id,
      buildAuditorium(id, auditorium, areaCategories),
    ]),
  )
  return {
    seed: source.seed,
    currency: source.currency,
    paymentMethods: (
      source.paymentMethods ?? [{ type: 'Embedded' as const, name: source.cardPayment ?? 'Card' }]
    ).map(({ type, name, siteIds = [], orderTypes = [] }) => ({
      type,
      name: translator.translate(name),
      siteIds,
      orderTypes,
    })),
    programme: source.programme,
    ...buildFilms(films, source, translator),
    sites: byId(buildSites(source, items, translator)),
    screens: byId(buildScreens(source, auditoriums, translator)),
    auditoriums,
    areaCategories,
    attributes: byId(source.attributes.map((each) => toAttribute(each, translator))),
    censorRatings: byId(source.censorRatings.map((each) => toCensorRating(each, translator))),
    events: byId(source.events.map((each) => toEvent(each, translator))),
    ticketTypes: byId(source.ticketTypes.map((each) => toTicketType(each, translator))),
    priceCards: buildPriceCards(source),
    discounts: buildDiscounts(source, translator),
    items,
    membership,
    publicHolidays: new Set(source.publicHolidays),
    cinemaGroups: source.cinemaGroups,
    pictures: buildPictures(source),
  }
}

function byId<T extends { readonly id: string }>(entries: readonly T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

function toAttribute(
  source: CatalogueSource['attributes'][number],
  { translate, translateOrNull }: Translator,
): Attribute {
  return {
    id: source.id,
    name: translate(source.name),
    shortName: translate(source.shortName),
    description: translate(source.description),
    importantMessage: translateOrNull(source.importantMessage),
    displayPriority: source.displayPriority,
    isPromoted: source.isPromoted,
    icon: source.icon,
  }
}

function toCensorRating(
  source: CatalogueSource['censorRatings'][number],
  { translate }: Translator,
): CensorRating {
  return {
    id: source.id,
    classification: translate(source.classification),
    classificationDescription: translate(source.description),
    ageRestriction: source.minimumAge === null ? null : { minimumAge: source.minimumAge },
  }
}

function toEvent(source: CatalogueSource['events'][number], { translate }: Translator): FilmEvent {
  return {
    id: source.id,
    name: translate(source.name),
    shortName: translate(source.shortName),
    description: translate(source.description),
    schedule: null,
    siteIds: [...source.siteIds],
    ...(source.picture && { presentation: toEventPresentation(source.picture) }),
  }
}

function toTicketType(
  source: CatalogueSource['ticketTypes'][number],
  { translate, translateOrNull }: Translator,
): TicketType {
  return {
    type: 'Ticket',
    id: source.id,
    description: translate(source.name),
    longDescription: translateOrNull(source.note),
    tickets: source.package?.tickets.map((ticketTypeId) => ({ ticketTypeId })) ?? [],
    items:
      source.package?.items.map(({ id, name, quantity }) => ({
        itemId: id,
        name: translate(name),
        quantity,
      })) ?? [],
    areaCategoryId: source.areaCategory,
    maximumAge: source.maximumAge ?? null,
    seatType: source.seatType ?? null,
    hopk: source.code,
    hoCode: source.code,
    ticketCode: source.code,
  }
}
