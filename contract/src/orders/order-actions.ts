import type { OrderType } from '../wire/enumerations.ts'

const allTypes = ['Standard', 'GiftShop', 'Subscription'] as const satisfies readonly OrderType[]
const withItems = ['Standard', 'GiftShop'] as const satisfies readonly OrderType[]
const withTickets = ['Standard'] as const satisfies readonly OrderType[]
const withSubscription = ['Subscription'] as const satisfies readonly OrderType[]

/**
 * On which types of order each action is allowed; on another it is refused as `order-type-invalid` (40211).
 * Tickets and what belongs to them are a Standard order's, what is sold by the piece a GiftShop order's as well, and a
 * Subscription order holds its subscription alone. What is billed again every month is paid as it will be then: by web
 * payment. To empty something (no tickets, no items, no tip) is the action that sets it.
 */
export const orderActions = {
  /** Tickets and seats of a showtime, with the rewards and cards that open their prices. */
  setShowtime: withTickets,
  addVoucher: withTickets,
  removeVoucher: withTickets,
  addTicketRedemptionCard: withTickets,
  addThirdPartyMemberCard: withTickets,
  applyTicketDiscount: withTickets,
  setItems: withItems,
  applyItemDiscount: withItems,
  /** To a seat, a place or a service area. */
  setItemDeliveries: withTickets,
  setTip: withItems,
  setSubscription: withSubscription,
  setCustomer: allTypes,
  addGiftCardPayment: withItems,
  setMemberBalancePayment: withItems,
  createEmbeddedPayment: allTypes,
  createRedirectPayment: allTypes,
  setCinemaProcessedPayment: withItems,
  removePayment: allTypes,
  resetExpiry: allTypes,
  cancel: allTypes,
  complete: allTypes,
  /** In full. A subscription ends by its own rules, at the member's. */
  refund: withItems,
  swapSeats: withTickets,
  prepare: withItems,
  prepareItemDeliveries: withTickets,
  collect: withItems,
  getPrintStreams: withItems,
} as const satisfies Record<string, readonly OrderType[]>

/** Something that is done with an order, in progress or completed. */
export type OrderAction = keyof typeof orderActions

/** Whether an order of this type takes the action; where not, it is refused as `order-type-invalid`. */
export function isActionAllowed(action: OrderAction, orderType: OrderType): boolean {
  return (orderActions[action] as readonly OrderType[]).includes(orderType)
}
