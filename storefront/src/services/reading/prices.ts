import { seatTypes } from '@foyer/contract/wire/enumerations'
import type { MonetaryValue } from '@foyer/contract/wire/common'
import type { AreaCategory } from '@foyer/contract/wire/showtimes'
import type { TicketPrice, TicketPricesResponse, TicketType } from '@foyer/contract/wire/ticket-prices'
import { anyArea } from './any-area.ts'
import {
  mapRead,
  relatedRecords,
  type Reader,
  either,
  or,
  orAbsent,
  orNull,
  noRecord,
  readList,
  record,
  records,
  related,
} from './reader.ts'
import { areaCategory } from './showtimes.ts'
import {
  atLeast,
  difference,
  displayPriority,
  flag,
  id,
  lastPlace,
  money,
  nameless,
  noMoney,
  number,
  text,
  translated,
  literal,
} from './values.ts'

/** A fee under the other name that public clients have seen it under. */
const feeAsAmount = mapRead(
  record<{ amountIncludingTax: number; amountExcludingTax?: number; tax?: number }>({
    amountIncludingTax: number,
    amountExcludingTax: orAbsent(number),
    tax: orAbsent(number),
  }),
  ({ amountIncludingTax: whole, amountExcludingTax: stated, tax: statedTax }): MonetaryValue => {
    const tax = statedTax ?? (stated === undefined ? 0 : difference(whole, stated))
    return { valueIncludingTax: whole, valueExcludingTax: stated ?? difference(whole, tax), tax }
  },
)

/** Fees of a ticket besides its price. */
export const fee = either(money, feeAsAmount)

type Discount = NonNullable<TicketPrice['discount']>

const discount = record<Discount>({
  calculation: record<Discount['calculation']>({
    type: text,
    percentageOff: orAbsent(number),
    amountOff: orAbsent(number),
    fixedPrice: orAbsent(number),
  }),
  amountSaved: money,
})

/** A usable price names its ticket type and its amount. An unreadable restriction is one that nobody meets. */
const ticketPrice = record<TicketPrice>({
  ticketTypeId: id,
  price: money,
  isDefault: or(flag, false),
  bookingFee: or(fee, noMoney),
  restrictions: (sent) =>
    sent === undefined || sent === null
      ? []
      : Array.isArray(sent)
        ? sent.map((each) => (typeof each === 'string' ? each : 'Unknown'))
        : ['Unknown'],
  rewardId: orNull(id),
  voucherTypeCodes: readList(text),
  thirdPartyMemberSchemeId: orNull(id),
  isShownAsPreviewWhenRestricted: or(flag, false),
  displayPriority,
  subscriptionId: orNull(id),
  discountId: orNull(id),
  discount: orNull(discount),
  maximumTickets: orAbsent(atLeast(1)),
})

type PackageTicket = NonNullable<TicketType['tickets']>[number]
type PackageItem = NonNullable<TicketType['items']>[number]

/** The parts of a package; absent where there are none. */
const parts =
  <T>(read: Reader<T>): Reader<T[] | undefined> =>
  (sent, reading) => {
    const list = readList(read)(sent, reading, noRecord)
    return list.length > 0 ? list : undefined
  }

type SentTicketType = Omit<TicketType, 'areaCategoryId'> & { areaCategoryId: string | null }

export const ticketType = record<SentTicketType>({
  // A package may have another one.
  type: or(literal(['Ticket']), 'Ticket'),
  id,
  description: translated,
  longDescription: orNull(translated),
  tickets: parts(record<PackageTicket>({ ticketTypeId: orAbsent(id) })),
  items: parts(
    record<PackageItem>({
      itemId: orAbsent(id),
      name: orAbsent(translated),
      quantity: orAbsent(atLeast(1)),
    }),
  ),
  areaCategoryId: orNull(id),
  maximumAge: orAbsent(orNull(atLeast(0))),
  seatType: orAbsent(orNull(literal(seatTypes))),
  hopk: or(text, ''),
  hoCode: or(text, ''),
  ticketCode: or(text, ''),
})

const areaWithoutName = (id: string): AreaCategory => ({ id, name: nameless, displayPriority: lastPlace })

/** Ticket prices in one shape, whichever server they come from: every fee has its parts, every ticket an area. */
export const ticketPrices = mapRead(
  record<{
    ticketPrices: TicketPrice[]
    relatedData: { ticketTypes: SentTicketType[]; areaCategories: AreaCategory[] }
  }>({
    ticketPrices: records('ticketPrices', ticketPrice),
    relatedData: relatedRecords({
      ticketTypes: related('ticketTypes', ticketType),
      areaCategories: related('areaCategories', areaCategory),
    }),
  }),
  ({ ticketPrices, relatedData: { ticketTypes: sent, areaCategories: named } }): TicketPricesResponse => {
    const only = named.length === 1 ? named[0]?.id : undefined
    const ticketTypes = sent.map((type) => ({
      ...type,
      areaCategoryId: type.areaCategoryId ?? only ?? anyArea,
    }))
    const known = new Set(named.map(({ id }) => id))
    const unnamed = new Set(ticketTypes.map((type) => type.areaCategoryId).filter((id) => !known.has(id)))
    return {
      ticketPrices,
      relatedData: { ticketTypes, areaCategories: [...named, ...[...unnamed].map(areaWithoutName)] },
    }
  },
)
