import type { TicketPrice, TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import { listPackageTickets, type Catalogue, type PricedTicket } from '../catalogue/catalogue.ts'
import type { CatalogueReward } from '../catalogue/membership.ts'
import { toWire } from '../domain/money.ts'
import type { Calculation, TicketToPrice } from '../pricing/order-to-price.ts'
import { priceOrder } from '../pricing/price-order.ts'
import type { PricedTicket as TicketPriced } from '../pricing/priced-order.ts'
import { pickById } from '../schedule/related-data.ts'
import { isDiscountForTicketType, type ShowtimeDiscount } from '../schedule/showtime-discounts.ts'

/**
 * Answers with the prices of a showtime, their ticket types and areas. An automatic discount is included in the price;
 * a price opened by a code is one more price, with the restriction `Discount`.
 * @param early the reward whose holders alone can book yet; null: everybody can
 */
export function createTicketPricesAnswer(
  catalogue: Catalogue,
  prices: readonly PricedTicket[],
  discounts: readonly ShowtimeDiscount[],
  early: CatalogueReward | null = null,
): TicketPricesResponse {
  const available = discounts.filter(({ refusal }) => refusal === null)
  const answer = {
    ticketPrices: prices.flatMap((price) => [
      toTicketPrice(price, available.filter(isAutomatic), catalogue),
      ...available
        .filter((discount) => !isAutomatic(discount) && isFor(discount, price))
        .map((discount) => ({
          ...toTicketPrice(price, [discount], catalogue),
          isDefault: false,
          restrictions: ['Discount'],
          isShownAsPreviewWhenRestricted: discount.isShownAsPreview,
        })),
    ]),
    relatedData: {
      ticketTypes: pickById(
        catalogue.ticketTypes,
        prices.flatMap(({ ticketTypeId }) => [ticketTypeId, ...listPackageTickets(catalogue, ticketTypeId)]),
      ),
      areaCategories: pickById(
        catalogue.areaCategories,
        prices.map((price) => price.areaCategoryId),
      ),
    },
  }
  return early === null
    ? answer
    : { ...answer, ticketPrices: answer.ticketPrices.flatMap((price) => restrictTo(early, price) ?? []) }
}

/**
 * A price while only the holders of a reward can book: shown to everybody, so that they know what it takes. Null for one
 * that another reward opens, as a price names one.
 */
function restrictTo(
  { id, limitPerOrder, limitPerShowtime }: CatalogueReward,
  price: TicketPrice,
): TicketPrice | null {
  if (price.rewardId !== null) return null
  const limits = [price.maximumTickets, limitPerOrder, limitPerShowtime].map((limit) => limit ?? Infinity)
  const maximumTickets = Math.min(...limits)
  return {
    ...price,
    restrictions: [...price.restrictions, 'MemberReward'],
    rewardId: id,
    isShownAsPreviewWhenRestricted: true,
    ...(Number.isFinite(maximumTickets) ? { maximumTickets } : {}),
  }
}

const isAutomatic = ({ code }: ShowtimeDiscount) => code === null

/** A price that is restricted already takes no further discount. */
const isFor = (discount: ShowtimeDiscount, { ticketTypeId, restriction }: PricedTicket) =>
  restriction === null && isDiscountForTicketType(discount, ticketTypeId)

function toTicketPrice(
  price: PricedTicket,
  discounts: readonly ShowtimeDiscount[],
  { currency: { decimals }, membership }: Pick<Catalogue, 'currency' | 'membership'>,
): TicketPrice {
  const { restriction } = price
  const maximumTickets = getMaximumTickets(price, membership)
  const priced = priceTicket(
    price,
    discounts.filter((discount) => isFor(discount, price)),
  )
  const discount = discounts.find(({ id }) => id === priced.discountId)
  return {
    ticketTypeId: price.ticketTypeId,
    price: toWire(priced.price, decimals),
    isDefault: price.isDefault,
    bookingFee: toWire(priced.bookingFee, decimals),
    restrictions: [...(restriction?.kinds ?? [])],
    rewardId: restriction?.rewardId ?? null,
    voucherTypeCodes: [...(restriction?.voucherTypeCodes ?? [])],
    thirdPartyMemberSchemeId: restriction?.thirdPartyMemberScheme?.id ?? null,
    isShownAsPreviewWhenRestricted: restriction?.isShownAsPreview ?? false,
    displayPriority: price.displayPriority,
    subscriptionId: restriction?.subscriptionId ?? null,
    discountId: discount?.id ?? null,
    discount: discount
      ? {
          calculation: toWireCalculation(discount.calculation, decimals),
          amountSaved: toWire(priced.saved, decimals),
        }
      : null,
    ...(maximumTickets === null ? {} : { maximumTickets }),
  }
}

/** The lowest of the limits of the type and of the reward that opens the price; null without one. */
function getMaximumTickets(
  { restriction, maximumTickets }: PricedTicket,
  { rewards }: Catalogue['membership'],
): number | null {
  const reward = restriction?.rewardId ? rewards.get(restriction.rewardId) : undefined
  const limits = [maximumTickets, reward?.limitPerOrder, reward?.limitPerShowtime]
  const least = Math.min(...limits.map((limit) => limit ?? Infinity))
  return Number.isFinite(least) ? least : null
}

/** The price of one ticket, computed as an order of it alone. */
function priceTicket(price: PricedTicket, discounts: readonly ShowtimeDiscount[]): TicketPriced {
  const ticket: TicketToPrice = {
    id: price.ticketTypeId,
    listPrice: price.priceMinor,
    bookingFee: price.bookingFeeMinor,
    taxBasisPoints: price.taxBasisPoints,
    discounts: discounts.map(({ id, calculation }) => ({ id, source: 'Automatic', calculation })),
    redemption: null,
  }
  const { tickets } = priceOrder({
    settings: { taxMode: 'Inclusive', isFeeApplicableToUnpaidBookings: true, mandatoryFees: [] },
    bookingMode: 'Paid',
    tickets: [ticket],
    items: [],
    deals: [],
    tip: null,
    payments: [],
  })
  const [priced] = tickets
  if (!priced) throw new RangeError('a ticket without a price')
  return priced
}

/** A discount's calculation in the interface's form: per cent, or the currency's main unit. */
export function toWireCalculation(
  calculation: Calculation,
  decimals: number,
): { type: Calculation['kind']; percentageOff?: number; amountOff?: number; fixedPrice?: number } {
  const unit = 10 ** decimals
  switch (calculation.kind) {
    case 'PercentageOff':
      return { type: calculation.kind, percentageOff: calculation.basisPoints / 100 }
    case 'AmountOff':
      return { type: calculation.kind, amountOff: calculation.amount / unit }
    case 'FixedPrice':
      return { type: calculation.kind, fixedPrice: calculation.price / unit }
    default:
      return calculation satisfies never
  }
}
