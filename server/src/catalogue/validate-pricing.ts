import type { CatalogueSource } from './source.ts'

/** Highest plausible ticket price, in the currency's main unit; more is a typing error. */
const highestAmount = 9_999_999

/** ISO 4217 codes that `Intl` knows. */
const knownCurrencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const getUsualDecimals = (code: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits ?? 2

function validateCurrency({ code, decimals }: CatalogueSource['currency']): string[] {
  if (!knownCurrencies.has(code))
    return [`currency.code: found "${code}", needed a currency of ISO 4217 such as GBP`]
  const most = getUsualDecimals(code)
  return decimals > most
    ? [`currency.decimals: found ${decimals}, needed at most ${most}, which ${code} has`]
    : []
}

/** Whether an amount is whole in the currency's smallest unit, with a tolerance for binary fractions. */
function isWhole(amount: number, decimals: number): boolean {
  const minor = amount * 10 ** decimals
  return Math.abs(minor - Math.round(minor)) < 1e-6
}

function validateAmount(path: string, amount: number | undefined, decimals: number): string[] {
  if (amount === undefined) return []
  if (amount > highestAmount) return [`${path}: found ${amount}, needed at most ${highestAmount}`]
  return isWhole(amount, decimals)
    ? []
    : [`${path}: found ${amount}, needed an amount with at most ${decimals} decimals, as its currency has`]
}

/** Price cards that can apply to a screen: its own, or any of the tariff. */
const listPriceCards = ({ programme }: CatalogueSource, own: string | undefined): string[] =>
  own === undefined ? [...new Set(programme.tariff.map(({ card }) => card))] : [own]

/** Finds areas of auditoriums for which no ticket can be bought. */
function findUnsoldAreas(source: CatalogueSource): string[] {
  const errors = source.sites.flatMap((site) =>
    site.screens.flatMap(({ room, priceCard }) => {
      const { areas = [], unallocated = [] } = source.rooms[room] ?? {}
      const categories = [...new Set([...areas, ...unallocated].map(({ category }) => category))]
      return listPriceCards(source, priceCard).flatMap((card) =>
        categories
          .filter(
            (category) =>
              !source.ticketTypes.some(
                ({ id, areaCategory }) =>
                  areaCategory === category && typeof source.priceCards[card]?.[id] === 'number',
              ),
          )
          .map(
            (category) =>
              `priceCards.${card}: found no price for the area ${category} of the auditorium ${room}, needed one without restrictions: nobody could buy its seats`,
          ),
      )
    }),
  )
  return [...new Set(errors)]
}

/** Validates the currency, the amounts, and that every area can be sold. */
export function validatePricing(source: CatalogueSource): string[] {
  const { decimals } = source.currency
  const cards = Object.entries(source.priceCards).flatMap(([card, prices]) =>
    Object.entries(prices).flatMap(([type, price]) =>
      typeof price === 'number'
        ? validateAmount(`priceCards.${card}.${type}`, price, decimals)
        : [
            ...validateAmount(`priceCards.${card}.${type}.price`, price.price, decimals),
            ...validateAmount(`priceCards.${card}.${type}.listPrice`, price.listPrice, decimals),
          ],
    ),
  )
  const priced = new Set(Object.values(source.priceCards).flatMap((prices) => Object.keys(prices)))
  return [
    ...validateCurrency(source.currency),
    ...validateAmount('bookingFee', source.bookingFee, decimals),
    ...source.ticketTypes.flatMap(({ bookingFee }, index) =>
      validateAmount(`ticketTypes[${index}].bookingFee`, bookingFee, decimals),
    ),
    ...cards,
    ...(source.discounts ?? []).flatMap(({ amountOff, fixedPrice }, index) => [
      ...validateAmount(`discounts[${index}].amountOff`, amountOff, decimals),
      ...validateAmount(`discounts[${index}].fixedPrice`, fixedPrice, decimals),
    ]),
    ...source.ticketTypes
      .filter(({ id }) => !priced.has(id))
      .map(
        ({ id }) => `priceCards: found no price of the ticket type ${id}, needed one on at least one card`,
      ),
    ...findUnsoldAreas(source),
  ]
}
