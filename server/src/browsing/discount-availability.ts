import type { DiscountAvailabilityResponse } from '@foyer/contract/wire/discounts'
import { normaliseCode } from '../catalogue/build-prices.ts'
import type { PricedTicket } from '../catalogue/catalogue.ts'
import { isDiscountForTicketType, type ShowtimeDiscount } from '../schedule/showtime-discounts.ts'
import { toWireCalculation } from './ticket-prices.ts'

/** Answers with the automatic discounts of a showtime, and the one of a code; an unknown code adds nothing. */
export function createDiscountAvailabilityAnswer(
  discounts: readonly ShowtimeDiscount[],
  prices: readonly PricedTicket[],
  { code, decimals }: { code: string | undefined; decimals: number },
): DiscountAvailabilityResponse {
  const wanted = code === undefined ? null : normaliseCode(code)
  return {
    discountAvailabilities: discounts
      .filter((discount) => discount.code === null || discount.code === wanted)
      .map((discount) => ({
        discountId: discount.id,
        name: discount.name,
        isAutomatic: discount.code === null,
        isAvailable: discount.refusal === null,
        unavailableReason: discount.refusal,
        calculation: toWireCalculation(discount.calculation, decimals),
        ticketTypeIds: prices
          .filter(
            ({ ticketTypeId, restriction }) =>
              restriction === null && isDiscountForTicketType(discount, ticketTypeId),
          )
          .map(({ ticketTypeId }) => ticketTypeId),
      })),
  }
}
