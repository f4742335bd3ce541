import type {
  CompletedOrder,
  CompletedOrderResponse,
  Order,
  OrderRelatedData,
  OrderResponse,
  OrderShowtime,
  OrderTicket,
} from '@foyer/contract/wire/orders'

type SentTicket = Omit<OrderTicket, 'seatId'> & { seatId?: string | null }
type SentShowtime = Omit<OrderShowtime, 'seats' | 'tickets'> & {
  seats?: OrderShowtime['seats']
  tickets: readonly SentTicket[]
}

/** An answer with an order, as far as the public interface promises it; what our own server adds is optional here. */
export interface SentOrder {
  readonly order: Omit<Order, 'siteId' | 'showtimes'> & {
    siteId?: string
    showtimes: readonly SentShowtime[]
  }
  readonly relatedData?: Partial<OrderRelatedData>
}

/**
 * An order in one shape, for any server. Unnamed seats are not shown; a missing cinema is that of the showtime. Without
 * a known cinema `siteId` is empty.
 */
export function readOrder({ order, relatedData }: SentOrder): OrderResponse {
  const related: OrderRelatedData = {
    showtimes: [],
    films: [],
    sites: [],
    screens: [],
    genres: [],
    castAndCrew: [],
    censorRatings: [],
    attributes: [],
    areaCategories: [],
    events: [],
    ticketTypes: [],
    ...relatedData,
  }
  const showtime = related.showtimes.find(({ id }) => id === order.showtimes[0]?.showtimeId)
  return {
    order: {
      ...order,
      siteId: order.siteId ?? showtime?.siteId ?? '',
      showtimes: order.showtimes.map((showtime) => ({
        ...showtime,
        seats: showtime.seats ?? [],
        tickets: showtime.tickets.map((ticket) => ({ ...ticket, seatId: ticket.seatId ?? null })),
      })),
    },
    relatedData: related,
  }
}

/** A completed order as on the wire: fields beyond those of one in progress may be missing. */
export type SentCompletedOrder = SentOrder & {
  readonly order: Partial<Pick<CompletedOrder, 'customer' | 'completedAt' | 'paymentSummary'>>
}

/** A completed order in one shape: without payment and customer if its server omits them. */
export function readCompletedOrder(sent: SentCompletedOrder): CompletedOrderResponse {
  const { order, relatedData } = readOrder(sent)
  const { customer, completedAt, paymentSummary } = sent.order
  return {
    order: {
      ...order,
      customer: customer ?? null,
      completedAt: completedAt ?? order.transaction?.createdAt ?? '',
      paymentSummary: paymentSummary ?? [],
    },
    relatedData,
  }
}
