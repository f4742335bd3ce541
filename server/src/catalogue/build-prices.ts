import { toBasisPoints } from '../pricing/channel-settings.ts'
import type { Calculation } from '../pricing/order-to-price.ts'
import type { CatalogueDiscount, PricedTicket, PriceRestriction } from './catalogue.ts'
import type { DiscountSource } from './discount-source.ts'
import type { CatalogueSource, RestrictedPrice } from './source.ts'
import type { Translator } from './translator.ts'

type ToMinor = (amount: number) => number

const createToMinor =
  ({ currency }: CatalogueSource): ToMinor =>
  (amount) =>
    Math.round(amount * 10 ** currency.decimals)

/** Builds the price cards: ticket prices by name of the card. */
export function buildPriceCards(source: CatalogueSource): Map<string, PricedTicket[]> {
  const toMinor = createToMinor(source)
  const schemes = new Map((source.thirdPartyMemberSchemes ?? []).map((scheme) => [scheme.id, scheme]))
  const toRestriction = (price: RestrictedPrice): PriceRestriction => ({
    kinds: price.restrictions,
    rewardId: price.rewardId ?? null,
    subscriptionId: price.subscriptionId ?? null,
    thirdPartyMemberScheme: schemes.get(price.thirdPartyMemberSchemeId ?? '') ?? null,
    voucherTypeCodes: price.voucherTypeCodes ?? [],
    listPriceMinor: toMinor(price.listPrice ?? price.price),
    isShownAsPreview: price.isShownAsPreview ?? false,
  })
  return new Map(
    Object.entries(source.priceCards).map(([card, prices]) => [
      card,
      source.ticketTypes.flatMap((type, index): PricedTicket[] => {
        const price = prices[type.id]
        if (price === undefined) return []
        return [
          {
            ticketTypeId: type.id,
            areaCategoryId: type.areaCategory,
            priceMinor: toMinor(typeof price === 'number' ? price : price.price),
            bookingFeeMinor: toMinor(type.bookingFee ?? source.bookingFee),
            taxBasisPoints: source.taxBasisPoints,
            isDefault: type.isDefault,
            displayPriority: index + 1,
            maximumTickets: type.maximumTickets ?? null,
            restriction: typeof price === 'number' ? null : toRestriction(price),
          },
        ]
      }),
    ]),
  )
}

/** Codes are compared without regard to case. */
export const normaliseCode = (code: string) => code.trim().toUpperCase()

export function buildDiscounts(source: CatalogueSource, { translate }: Translator): CatalogueDiscount[] {
  const toMinor = createToMinor(source)
  return (source.discounts ?? []).map((discount) => ({
    id: discount.id,
    name: translate(discount.name),
    calculation: toCalculation(discount, toMinor),
    code: discount.code === undefined ? null : normaliseCode(discount.code),
    ticketTypeIds: toSet(discount.ticketTypes),
    siteIds: toSet(discount.sites),
    moment: discount,
    exceptFilms: new Set(discount.exceptFilms),
    exceptDistributors: new Set(discount.exceptDistributors),
    exceptPublicHolidays: discount.exceptPublicHolidays ?? false,
    isShownAsPreview: discount.isShownAsPreview ?? false,
  }))
}

const toSet = (ids: readonly string[] | undefined) => (ids === undefined ? null : new Set(ids))

/** The source has exactly one kind of calculation. */
function toCalculation(
  { percentageOff, amountOff, fixedPrice }: DiscountSource,
  toMinor: ToMinor,
): Calculation {
  if (percentageOff !== undefined) return { kind: 'PercentageOff', basisPoints: toBasisPoints(percentageOff) }
  return amountOff === undefined
    ? { kind: 'FixedPrice', price: toMinor(fixedPrice ?? 0) }
    : { kind: 'AmountOff', amount: toMinor(amountOff) }
}
