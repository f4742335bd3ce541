import type { TicketPrice, TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import type { Catalogue, PricedTicket } from '../catalogue/catalogue.ts'
import { computeContainedTax, toWire } from '../domain/money.ts'
import { pickById } from '../schedule/related-data.ts'

/** Prices of a showtime with their ticket types and areas. */
export function createTicketPricesAnswer(
  catalogue: Catalogue,
  prices: readonly PricedTicket[],
): TicketPricesResponse {
  return {
    ticketPrices: prices.map((price) => toTicketPrice(price, catalogue.currency.decimals)),
    relatedData: {
      ticketTypes: pickById(
        catalogue.ticketTypes,
        prices.map((price) => price.ticketTypeId),
      ),
      areaCategories: pickById(
        catalogue.areaCategories,
        prices.map((price) => price.areaCategoryId),
      ),
    },
  }
}

function toTicketPrice(price: PricedTicket, decimals: number): TicketPrice {
  return {
    ticketTypeId: price.ticketTypeId,
    price: toWire(computeContainedTax(price.priceMinor, price.taxBasisPoints), decimals),
    isDefault: price.isDefault,
    bookingFee: toWire(computeContainedTax(price.bookingFeeMinor, price.taxBasisPoints), decimals),
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
