import type { TicketPrice, TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import type { Catalogue, PricedTicket } from '../catalogue/catalogue.ts'
import { containedTax, toWire } from '../orders/money.ts'
import { pick } from './related-data.ts'

/** Prices of a showtime with their ticket types and areas. */
export function ticketPricesAnswer(
  catalogue: Catalogue,
  prices: readonly PricedTicket[],
): TicketPricesResponse {
  return {
    ticketPrices: prices.map((price) => priceOf(price, catalogue.currency.decimals)),
    relatedData: {
      ticketTypes: pick(
        catalogue.ticketTypes,
        prices.map((price) => price.ticketTypeId),
      ),
      areaCategories: pick(
        catalogue.areaCategories,
        prices.map((price) => price.areaCategoryId),
      ),
    },
  }
}

function priceOf(price: PricedTicket, decimals: number): TicketPrice {
  return {
    ticketTypeId: price.ticketTypeId,
    price: toWire(containedTax(price.priceMinor, price.taxBasisPoints), decimals),
    isDefault: price.isDefault,
    bookingFee: toWire(containedTax(price.bookingFeeMinor, price.taxBasisPoints), decimals),
    restrictions: [],
    rewardId: null,
    voucherTypeCodes: [],
    thirdPartyMemberSchemeId: null,
    isShownAsPreviewWhenRestricted: false,
    displayPriority: price.displayPriority,
    subscriptionId: null,
    discountId: null,
    discount: null,
  }
}
