import { action, makeObservable, observableRef } from 'mobx'
import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { TicketPrice, TicketPricesResponse, TicketType } from '@foyer/contract/wire/ticket-prices'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { SalesService } from '../../services/ocapi/sales.ts'
import type { Cached, CachedByKey, Caching } from '../base/caching.ts'
import { compareByDisplayOrder } from '../../domain/display-order.ts'
import {
  decidePriceOpening,
  type OpeningContext,
  type PriceOpening,
} from '../../domain/price-availability.ts'

interface Offer<O extends PriceOpening> {
  readonly ticketType: TicketType
  readonly price: TicketPrice
  readonly opening: O
}

/** A price that is to be had, with what opens it. */
export type OfferedTicket = Offer<Extract<PriceOpening, { kind: 'available' }>>

/** A price that is shown and not to be had. */
export type PreviewedTicket = Offer<Extract<PriceOpening, { kind: 'preview' | 'needs-code' }>>

export interface TicketArea {
  readonly areaCategory: AreaCategory
  /** One of each ticket type. */
  readonly tickets: readonly OfferedTicket[]
  /** May be of types that are among the tickets, too. */
  readonly previews: readonly PreviewedTicket[]
}

/** A price that the server has refused for an order. */
export interface RefusedPrice {
  readonly showtimeId: string
  /** Null where the server does not say which. */
  readonly ticketTypeId: string | null
  /** Most tickets that it allows; undefined where that is not the reason, or not known. */
  readonly maximumTickets: number | undefined
}

/** Ticket prices by showtime. */
export class SalesStore {
  /** The last refusal of a price, until the tickets are changed or asked for again. */
  refusedPrice: RefusedPrice | null = null
  readonly prices: CachedByKey<TicketPricesResponse>
  /** Most tickets that one order may hold. */
  readonly maximumTickets: number
  readonly #getContext: (showtimeId: string) => OpeningContext
  readonly #wantRewards: () => void

  /**
   * @param getContext what opens prices of a showtime now; observed by every reader of its areas
   * @param wantRewards called when a price depends on the member's rewards
   */
  constructor(
    service: SalesService,
    maximumTickets: number,
    getContext: (showtimeId: string) => OpeningContext,
    caching: Caching,
    wantRewards: () => void = () => undefined,
  ) {
    this.#wantRewards = wantRewards
    this.maximumTickets = maximumTickets
    this.#getContext = getContext
    this.prices = caching.map('ticket-prices', {
      load: (showtimeId) => getBody(service.ticketPrices(showtimeId)),
      lifetime: lifetimes.tickets,
    })
    makeObservable(this, { refusedPrice: observableRef, markRefused: action, clearRefused: action })
  }

  /** Keeps which price a failed hold was refused for. */
  markRefused(showtimeId: string, failure: Failure): void {
    const { ticketTypeId = null, maximumTickets } = failure.kind === 'condition' ? failure.problem : {}
    this.refusedPrice = { showtimeId, ticketTypeId, maximumTickets }
  }

  clearRefused(): void {
    this.refusedPrice = null
  }

  entry(showtimeId: string): Cached<TicketPricesResponse> {
    return this.prices.entry(showtimeId)
  }

  async ensure(showtimeId: string): Promise<unknown> {
    await this.prices.ensure(showtimeId)
    const prices = this.prices.value(showtimeId)?.ticketPrices ?? []
    if (prices.some(({ restrictions }) => restrictions.includes('MemberReward'))) this.#wantRewards()
    return prices
  }

  /** Visible offers by area, in the chain's order. */
  areas(showtimeId: string): TicketArea[] {
    const response = this.prices.value(showtimeId)
    return response ? createPricedAreas(response, this.#getContext(showtimeId)) : []
  }

  /** Ticket types of a showtime, also those that only packages hold. */
  ticketTypes(showtimeId: string): readonly TicketType[] {
    return this.prices.value(showtimeId)?.relatedData.ticketTypes ?? []
  }
}

/**
 * Prices as offers by area. Of the prices of a type that are to be had, the lowest is offered: an order has one price for
 * each type. A preview is shown unless it is no better.
 */
export function createPricedAreas(
  { ticketPrices, relatedData }: TicketPricesResponse,
  context: OpeningContext,
): TicketArea[] {
  const offers = [...ticketPrices].sort(compareByDisplayOrder).flatMap((price) => {
    const ticketType = relatedData.ticketTypes.find((type) => type.id === price.ticketTypeId)
    return ticketType ? [{ ticketType, price, opening: decidePriceOpening(price, context) }] : []
  })
  const lowest = new Map<string, OfferedTicket>()
  for (const offer of offers) {
    if (!isOffered(offer)) continue
    const other = lowest.get(offer.ticketType.id)
    if (!other || getAmount(offer) < getAmount(other)) lowest.set(offer.ticketType.id, offer)
  }
  const tickets = [...lowest.values()]
  const previews = offers.filter(isPreviewed).filter((preview) => {
    const offered = lowest.get(preview.ticketType.id)
    return !offered || getAmount(preview) < getAmount(offered)
  })
  return [...relatedData.areaCategories]
    .sort(compareByDisplayOrder)
    .map((areaCategory) => {
      const isHere = ({ ticketType }: { ticketType: TicketType }) =>
        ticketType.areaCategoryId === areaCategory.id
      return { areaCategory, tickets: tickets.filter(isHere), previews: previews.filter(isHere) }
    })
    .filter((area) => area.tickets.length + area.previews.length > 0)
}

const getAmount = ({ price }: Pick<OfferedTicket, 'price'>) => price.price.valueIncludingTax

const isOffered = (offer: Offer<PriceOpening>): offer is OfferedTicket => offer.opening.kind === 'available'

const isPreviewed = (offer: Offer<PriceOpening>): offer is PreviewedTicket =>
  offer.opening.kind === 'preview' || offer.opening.kind === 'needs-code'
