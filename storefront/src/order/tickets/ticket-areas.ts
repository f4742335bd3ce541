import type { SeatType } from '@foyer/contract/wire/enumerations'
import { turnToScreen } from '@foyer/contract/seating/turn-layout'
import type { SeatAvailabilityResponse, SeatLayout } from '@foyer/contract/wire/seating'
import type { CensorRating } from '@foyer/contract/wire/films'
import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { TicketPrice, TicketType } from '@foyer/contract/wire/ticket-prices'
import { compareByDisplayOrder } from '../../domain/display-order.ts'
import { decidePriceAvailability, type PriceAvailability } from '../../domain/price-availability.ts'
import type { OfferedTicket, PreviewedTicket } from '../../stores/orders/sales.ts'
import { getAreaKind, isAllocated, type AreaKind, type Seating } from './area-kind.ts'
import { countPlaces, getPlacesEach } from './ticket-places.ts'
import type { TicketQuantities } from './ticket-quantities.ts'

interface Priced {
  readonly ticketType: TicketType
  readonly price: TicketPrice
}

/** One area category with its tickets, as the sales store gives it. */
export interface PricedArea {
  readonly areaCategory: AreaCategory
  /** To be had, one of each type; without an opening nothing has to open their price. */
  readonly tickets: readonly (Priced & { readonly opening?: OfferedTicket['opening'] })[]
  /** Shown with their price, and not to be had. */
  readonly previews?: readonly PreviewedTicket[]
}

/**
 * The kind of place that a ticket is for: its area category, or one kind of seat in it. Tickets of one kind of place
 * are interchangeable.
 */
export function getPlaceKind({
  areaCategoryId,
  seatType,
}: Pick<TicketType, 'areaCategoryId' | 'seatType'>): string {
  return seatType ? `${areaCategoryId}/${seatType}` : areaCategoryId
}

/** A ticket as its row shows it. */
export interface TicketOption extends Priced {
  /** Of the row: a type may have several prices. */
  readonly key: string
  readonly quantity: number
  /** The most that may be chosen now, what is chosen already included. */
  readonly maximum: number
  readonly availability: PriceAvailability | { readonly kind: 'too-old-a-film' | 'no-seat' }
}

export interface TicketAreaChoice {
  readonly areaCategory: AreaCategory
  /** Seats still free; null when it is not known. */
  readonly available: number | null
  /** Seats that were chosen before their tickets; absent where tickets come first. */
  readonly chosenSeats?: number
  /** Row letters from the screen to the back; empty without allocated seating. */
  readonly rows: readonly string[]
  readonly kind: AreaKind
  readonly tickets: readonly TicketOption[]
}

export interface TicketAreasInput {
  readonly areas: readonly PricedArea[]
  readonly quantities: TicketQuantities
  /** Most places of one order. */
  readonly maximumTickets: number
  readonly layout: SeatLayout | undefined
  readonly availability: SeatAvailabilityResponse | undefined
  readonly rating: CensorRating | undefined
  readonly showtime: Seating
  /** Area categories that the chain draws as its better seats. */
  readonly premierAreaCategoryIds: readonly string[]
}

/** What a visitor may choose now, area by area: prices, what is left, what is not for this film, and where the limits are. */
export function createTicketAreas(input: TicketAreasInput): TicketAreaChoice[] {
  return input.areas.map((area) => {
    const { areaCategory, tickets, previews = [] } = area
    const summary = input.availability?.areaCategorySummaries.find(
      (each) => each.areaCategoryId === areaCategory.id,
    )
    const available = summary?.availableCount ?? null
    const seats = getSeats(input.layout, areaCategory.id)
    const options = tickets.map((ticket) => createOption(ticket, { ...input, area, available }))
    return {
      areaCategory,
      available,
      rows: getRowsFromScreen(input.layout, areaCategory.id),
      kind: getAreaKind({
        isAllocated: isAllocated(input.showtime, areaCategory.id),
        isPremier: input.premierAreaCategoryIds.includes(areaCategory.id),
        seatTypes: seats.map((seat) => seat.type),
      }),
      tickets: [...options, ...previews.map(createPreviewOption)].sort((a, b) =>
        compareByDisplayOrder(a.price, b.price),
      ),
    }
  })
}

function createPreviewOption({ ticketType, price, opening }: PreviewedTicket, index: number): TicketOption {
  const key = `${ticketType.id} ${String(index)}`
  return { key, ticketType, price, quantity: 0, maximum: 0, availability: opening }
}

interface OptionInput extends TicketAreasInput {
  area: PricedArea
  available: number | null
}

function createOption(
  { ticketType, price, opening }: PricedArea['tickets'][number],
  input: OptionInput,
): TicketOption {
  const { area, available, quantities, maximumTickets } = input
  const quantity = quantities[ticketType.id] ?? 0
  const free = available ?? Infinity
  const ofItsKind = getMostOfItsKind(input, area.tickets, ticketType)
  const availability: TicketOption['availability'] = isTooOldAFilm(ticketType, input.rating)
    ? { kind: 'too-old-a-film' }
    : decidePriceAvailability(price, opening ?? alwaysOpen, {
        chosen: quantity,
        placesEach: getPlacesEach(ticketType),
        maximumOfOrder: maximumTickets,
        leftOfOrder: maximumTickets - countPlaces(input.areas, quantities),
        freeOfArea: free,
        leftOfArea: Math.min(free - countPlaces([area], quantities), ofItsKind - quantity),
      })
  return {
    key: ticketType.id,
    ticketType,
    price,
    quantity,
    maximum: getMaximum(availability, quantity),
    availability,
  }
}

const alwaysOpen: OfferedTicket['opening'] = { kind: 'available', openers: [], most: Infinity }

function getMaximum(availability: TicketOption['availability'], quantity: number): number {
  switch (availability.kind) {
    case 'available':
      return availability.maximum
    case 'limit-reached':
      return quantity
    default:
      return 0
  }
}

/**
 * What a ticket for one kind of seat is held to beside the limits of its area: the free seats of the kind, shared with
 * its like; and for companions, one for each wheelchair place that is bought.
 */
function getMostOfItsKind(
  { quantities, layout, availability }: TicketAreasInput,
  tickets: PricedArea['tickets'],
  ticketType: TicketType,
): number {
  if (!ticketType.seatType) return Infinity
  const count = (seatType: SeatType) =>
    tickets
      .filter((other) => other.ticketType.seatType === seatType)
      .reduce((sum, other) => sum + (quantities[other.ticketType.id] ?? 0), 0)
  const others = count(ticketType.seatType) - (quantities[ticketType.id] ?? 0)
  const places = ticketType.seatType === 'Companion' ? count('Wheelchair') : Infinity
  return Math.max(0, Math.min(places, countFreeOfKind(ticketType, layout, availability)) - others)
}

function countFreeOfKind(
  { areaCategoryId, seatType }: TicketType,
  layout: SeatLayout | undefined,
  availability: SeatAvailabilityResponse | undefined,
): number {
  if (!layout || !availability) return Infinity
  const free = new Set(
    availability.seatAvailabilities.flatMap(({ seatId, status }) => (status === 'Available' ? [seatId] : [])),
  )
  return getSeats(layout, areaCategoryId).filter((seat) => seat.type === seatType && free.has(seat.id)).length
}

/** The quantities with fewer companions where there are more of them than wheelchair places. */
export function dropLoneCompanions(
  areas: readonly PricedArea[],
  quantities: TicketQuantities,
): TicketQuantities {
  const settled: Record<string, number> = { ...quantities }
  for (const { tickets } of areas) {
    const ofType = (seatType: SeatType) =>
      tickets.filter(({ ticketType }) => ticketType.seatType === seatType)
    let places = ofType('Wheelchair').reduce((sum, { ticketType }) => sum + (settled[ticketType.id] ?? 0), 0)
    for (const { ticketType } of ofType('Companion')) {
      const retained = Math.min(places, settled[ticketType.id] ?? 0)
      if (ticketType.id in settled) settled[ticketType.id] = retained
      places -= retained
    }
  }
  return settled
}

/** The quantities without tickets that are shown and not to be had: an address may ask for anything. */
export function dropPreviews(areas: readonly PricedArea[], quantities: TicketQuantities): TicketQuantities {
  const offered = new Set(areas.flatMap(({ tickets }) => tickets.map(({ ticketType }) => ticketType.id)))
  const previews = new Set(
    areas.flatMap(({ previews = [] }) => previews.map(({ ticketType }) => ticketType.id)),
  )
  return Object.fromEntries(Object.entries(quantities).filter(([id]) => offered.has(id) || !previews.has(id)))
}

/** A ticket for children up to an age, for a film whose rating excludes that age. */
function isTooOldAFilm(ticketType: TicketType, rating: CensorRating | undefined): boolean {
  const minimumAge = rating?.ageRestriction?.minimumAge
  return ticketType.maximumAge != null && minimumAge !== undefined && minimumAge > ticketType.maximumAge
}

/** The letters of an area category's rows, each once, the nearest to the screen first, whichever way the layout counts. */
function getRowsFromScreen(layout: SeatLayout | undefined, areaCategoryId: string): string[] {
  if (!layout) return []
  const areas = turnToScreen(layout).areas.toSorted((a, b) => b.boundary.top - a.boundary.top)
  const rows = areas.flatMap((area) => area.rows.toSorted((a, b) => a.number - b.number))
  const seats = rows.flatMap((row) => row.seats).filter((seat) => seat.areaCategoryId === areaCategoryId)
  return [...new Set(seats.map((seat) => seat.rowLabel))]
}

function getSeats(layout: SeatLayout | undefined, areaCategoryId: string) {
  return (layout?.areas ?? [])
    .flatMap((area) => area.rows.flatMap((row) => row.seats))
    .filter((seat) => seat.areaCategoryId === areaCategoryId)
}
