import type { OrderShowtime, OrderTicket, RequestedTicket } from '@foyer/contract/wire/orders'

/** What is on an order and opens prices of its tickets. */
export interface Opener {
  readonly kind: 'Voucher' | 'MemberCard' | 'ThirdPartyCard'
  /** Of the voucher or card on the order. */
  readonly id: string
}

/** The field by which a ticket names what opens its price. */
const fields = {
  Voucher: 'voucherId',
  MemberCard: 'ticketRedemptionCardId',
  ThirdPartyCard: 'thirdPartyMemberCardId',
} as const satisfies Record<Opener['kind'], keyof OrderTicket & keyof RequestedTicket>

/** The part of a requested ticket by which a price is opened. */
const toReference = ({ kind, id }: Opener): Partial<RequestedTicket> => ({ [fields[kind]]: id })

const isOpenedBy = (ticket: OrderTicket, { kind, id }: Opener) => ticket[fields[kind]] === id

/** Whether nothing pays for a ticket yet: a voucher or card may. */
export const isPlain = (ticket: OrderTicket) =>
  // Not every server names what a ticket does not have.
  [...Object.values(fields), 'rewardId' as const].every((field) => (ticket[field] ?? null) === null)

/** Tickets of the order that a voucher or card pays for. */
export const listOpened = (
  order: { readonly showtimes: readonly Pick<OrderShowtime, 'tickets'>[] },
  opener: Opener,
): OrderTicket[] =>
  order.showtimes.flatMap(({ tickets }) => tickets.filter((ticket) => isOpenedBy(ticket, opener)))

/** A ticket of the order as a request for the same one. A discount is validated again. */
export function toRequested(ticket: OrderTicket): RequestedTicket {
  const { id, ticketTypeId, rewardId, voucherId, ticketRedemptionCardId, thirdPartyMemberCardId } = ticket
  return {
    id,
    ticketTypeId,
    ...(rewardId === null ? {} : { rewardId }),
    ...(voucherId === null ? {} : { voucherId }),
    ...(ticketRedemptionCardId === null ? {} : { ticketRedemptionCardId }),
    ...(thirdPartyMemberCardId === undefined ? {} : { thirdPartyMemberCardId }),
  }
}

const sortDearestFirst = (tickets: readonly OrderTicket[]) =>
  tickets.toSorted((one, other) => other.price.valueIncludingTax - one.price.valueIncludingTax)

/** Types of an order's tickets that nothing pays for yet, the dearest first. */
export function listPayableTypes({ tickets }: Pick<OrderShowtime, 'tickets'>): string[] {
  return [...new Set(sortDearestFirst(tickets.filter(isPlain)).map(({ ticketTypeId }) => ticketTypeId))]
}

/**
 * The tickets of a showtime with a voucher or card on as many of some types as it is good for, the dearest first.
 * @returns null if there is no such ticket
 */
export function assignOpener(
  { tickets }: Pick<OrderShowtime, 'tickets'>,
  opener: Opener,
  { ticketTypeIds, most }: { ticketTypeIds: readonly string[]; most: number },
): { tickets: RequestedTicket[]; count: number } | null {
  const payable = tickets.filter((ticket) => isPlain(ticket) && ticketTypeIds.includes(ticket.ticketTypeId))
  const chosen = new Set(
    sortDearestFirst(payable)
      .slice(0, most)
      .map(({ id }) => id),
  )
  if (chosen.size === 0) return null
  return {
    count: chosen.size,
    tickets: tickets.map((ticket) => ({
      ...toRequested(ticket),
      ...(chosen.has(ticket.id) ? toReference(opener) : {}),
    })),
  }
}

/** The tickets of a showtime without a voucher or card; null if none has it. */
export function releaseOpener(
  { tickets }: Pick<OrderShowtime, 'tickets'>,
  opener: Opener,
): RequestedTicket[] | null {
  if (!tickets.some((ticket) => isOpenedBy(ticket, opener))) return null
  return tickets.map((ticket) => {
    const { [fields[opener.kind]]: opened, ...others } = toRequested(ticket)
    return opened === opener.id ? others : toRequested(ticket)
  })
}
