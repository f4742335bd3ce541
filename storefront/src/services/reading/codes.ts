import type { ResponseOf } from '@foyer/contract/operations'
import { or, orAbsent, orNull, readList, record, records, type Reader } from './reader.ts'
import { anyText, atLeast, flag, id, instant, literal, number, text, translated } from './values.ts'

const availableRedemptions = or(atLeast(0), 0)

export const voucherAnswer: Reader<ResponseOf<'addVoucher'>> = record({
  voucher: record<ResponseOf<'addVoucher'>['voucher']>({
    id,
    type: orAbsent(text),
    maskedBarcode: orAbsent(orNull(text)),
    voucherTypeCode: orAbsent(orNull(text)),
    voucherTypeDescription: orAbsent(orNull(text)),
    expiresAt: orAbsent(orNull(instant)),
  }),
  availableRedemptions,
})

export const ticketRedemptionCardAnswer: Reader<ResponseOf<'addTicketRedemptionCard'>> = record({
  ticketRedemptionCard: record<ResponseOf<'addTicketRedemptionCard'>['ticketRedemptionCard']>({
    id,
    type: or(text, ''),
    maskedCardNumber: or(anyText, ''),
    thirdPartyMemberSchemeId: orAbsent(id),
    subscriptionId: orAbsent(id),
  }),
  availableRedemptions,
})

type DiscountAvailability = ResponseOf<'getDiscountAvailability'>['discountAvailabilities'][number]

export const discountCalculation = record<DiscountAvailability['calculation']>({
  type: literal(['PercentageOff', 'AmountOff', 'FixedPrice']),
  percentageOff: orAbsent(number),
  amountOff: orAbsent(number),
  fixedPrice: orAbsent(number),
})

/** A discount that cannot be read, or whose state is unknown, is none. */
const discountAvailability = record<DiscountAvailability>({
  discountId: id,
  name: translated,
  isAutomatic: or(flag, false),
  isAvailable: flag,
  unavailableReason: orNull(text),
  calculation: discountCalculation,
  ticketTypeIds: readList(id),
})

export const discountAvailabilities: Reader<ResponseOf<'getDiscountAvailability'>> = record({
  discountAvailabilities: records(
    'discountAvailabilities',
    discountAvailability,
    ({ discountId }) => discountId,
  ),
})
