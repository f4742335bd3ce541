import { ticketPriceRestrictions } from '@foyer/contract/wire/enumerations'
import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { TicketPrice, TicketPricesResponse, TicketType } from '@foyer/contract/wire/ticket-prices'
import { lifetimes } from '../../cache/lifetimes.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { SalesService } from '../../services/ocapi/sales.ts'
import type { Cached, CachedByKey, Caching } from '../caching.ts'
import { compareByDisplayOrder } from '../../domain/display-order.ts'

export interface OfferedTicket {
  readonly ticketType: TicketType
  readonly price: TicketPrice
  /** Shown with its price but not to be had by a visitor: it carries a restriction that a member could meet. */
  readonly preview: boolean
}

export interface TicketArea {
  readonly areaCategory: AreaCategory
  readonly tickets: readonly OfferedTicket[]
}

const known: ReadonlySet<string> = new Set(ticketPriceRestrictions)

/** Ticket prices by showtime. */
export class SalesStore {
  readonly prices: CachedByKey<TicketPricesResponse>
  /** Most tickets that one order may hold. */
  readonly maximumTickets: number

  constructor(service: SalesService, maximumTickets: number, caching: Caching) {
    this.maximumTickets = maximumTickets
    this.prices = caching.map('ticket-prices', {
      load: (showtimeId) => getBody(service.ticketPrices(showtimeId)),
      lifetime: lifetimes.tickets,
    })
  }

  entry(showtimeId: string): Cached<TicketPricesResponse> {
    return this.prices.entry(showtimeId)
  }

  ensure(showtimeId: string): Promise<unknown> {
    return this.prices.ensure(showtimeId)
  }

  /** Visible offers by area, in the chain's order. */
  areas(showtimeId: string): TicketArea[] {
    const response = this.prices.value(showtimeId)
    return response ? createPricedAreas(response) : []
  }

  ticketType(showtimeId: string, ticketTypeId: string): TicketType | undefined {
    return this.prices.value(showtimeId)?.relatedData.ticketTypes.find((type) => type.id === ticketTypeId)
  }
}

/**
 * Prices as offers by area. A price with an unknown restriction is hidden, as the interface requires; one with a
 * restriction that a visitor cannot meet is hidden unless it is a preview.
 */
export function createPricedAreas({ ticketPrices, relatedData }: TicketPricesResponse): TicketArea[] {
  const offers = ticketPrices
    .filter(({ restrictions }) => restrictions.every((each) => known.has(each)))
    .filter((price) => price.restrictions.length === 0 || price.isShownAsPreviewWhenRestricted)
    .sort(compareByDisplayOrder)
    .flatMap((price): OfferedTicket[] => {
      const ticketType = relatedData.ticketTypes.find((type) => type.id === price.ticketTypeId)
      return ticketType ? [{ ticketType, price, preview: price.restrictions.length > 0 }] : []
    })
  return [...relatedData.areaCategories]
    .sort(compareByDisplayOrder)
    .map((areaCategory) => ({
      areaCategory,
      tickets: offers.filter((offer) => offer.ticketType.areaCategoryId === areaCategory.id),
    }))
    .filter((area) => area.tickets.length > 0)
}
