import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { TicketPrice, TicketPricesResponse, TicketType } from '@foyer/contract/wire/ticket-prices'

/** Stands for the area category of tickets of which the server does not say where they sit: any seat may be theirs. */
export const anyArea = ''

/** A fee as servers of the interface send it: public clients have seen the amount under either name. */
type SentFee = Partial<MonetaryValue> & { amountIncludingTax?: number; amountExcludingTax?: number }

/** The answer as far as the public interface promises it; what our own server adds is optional here. */
export interface SentTicketPrices {
  readonly ticketPrices: readonly (Omit<TicketPrice, 'bookingFee'> & { bookingFee?: SentFee | null })[]
  readonly relatedData: {
    readonly ticketTypes: readonly (Omit<TicketType, 'areaCategoryId'> & { areaCategoryId?: string | null })[]
    readonly areaCategories?: readonly AreaCategory[]
  }
}

/** Ticket prices in one shape, whichever server they come from: every fee has its parts, every ticket an area. */
export function readTicketPrices({ ticketPrices, relatedData }: SentTicketPrices): TicketPricesResponse {
  const named = relatedData.areaCategories ?? []
  const only = named.length === 1 ? named[0]?.id : undefined
  const ticketTypes = relatedData.ticketTypes.map((type) => ({
    ...type,
    areaCategoryId: type.areaCategoryId ?? only ?? anyArea,
  }))
  const known = new Set(named.map(({ id }) => id))
  const unnamed = new Set(ticketTypes.map((type) => type.areaCategoryId).filter((id) => !known.has(id)))
  return {
    ticketPrices: ticketPrices.map((price) => ({ ...price, bookingFee: feeOf(price.bookingFee) })),
    relatedData: {
      ...relatedData,
      ticketTypes,
      areaCategories: [...named, ...[...unnamed].map(areaWithoutName)],
    },
  }
}

function feeOf(sent: SentFee | null | undefined): MonetaryValue {
  const valueIncludingTax = sent?.valueIncludingTax ?? sent?.amountIncludingTax ?? 0
  const stated = sent?.valueExcludingTax ?? sent?.amountExcludingTax
  const tax = sent?.tax ?? (stated === undefined ? 0 : difference(valueIncludingTax, stated))
  return { valueIncludingTax, valueExcludingTax: stated ?? difference(valueIncludingTax, tax), tax }
}

/** In whole ten-thousandths: no currency has more decimals. */
const difference = (whole: number, part: number) => Math.round((whole - part) * 10_000) / 10_000

/** After all areas that have a place in the chain's order. */
const areaWithoutName = (id: string): AreaCategory => ({
  id,
  name: { text: '', translations: [] },
  displayPriority: Number.MAX_SAFE_INTEGER,
})
