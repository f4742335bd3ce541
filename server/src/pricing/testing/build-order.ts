import type { ItemToPrice, OrderToPrice, PricingSettings, TicketToPrice } from '../order-to-price.ts'

/** An empty order with the given properties; its channel has no mandatory fees, and prices contain their tax. */
export function buildOrder({
  settings,
  ...rest
}: Partial<Omit<OrderToPrice, 'settings'>> & { settings?: Partial<PricingSettings> } = {}): OrderToPrice {
  return {
    settings: {
      taxMode: 'Inclusive',
      isFeeApplicableToUnpaidBookings: false,
      mandatoryFees: [],
      ...settings,
    },
    bookingMode: 'Paid',
    tickets: [],
    items: [],
    deals: [],
    tip: null,
    payments: [],
    ...rest,
  }
}

/** A ticket for 10.80 with a fee of 0.75, at 20 % tax. */
export function buildTicket(ticket: Partial<TicketToPrice> = {}): TicketToPrice {
  return {
    id: 'adult',
    listPrice: 1_080,
    bookingFee: 75,
    taxBasisPoints: 2_000,
    discounts: [],
    redemption: null,
    ...ticket,
  }
}

/** One piece for 5.00, at 20 % tax. */
export function buildItem(item: Partial<ItemToPrice> = {}): ItemToPrice {
  return {
    id: 'popcorn',
    unitPrice: 500,
    quantity: 1,
    taxBasisPoints: 2_000,
    modifiers: [],
    discounts: [],
    deliveryMethod: null,
    ...item,
  }
}
