import type { ResponseOf } from '@foyer/contract/operations'
import {
  paymentStatuses,
  paymentTypes,
  type PaymentStatus,
  type PaymentType,
} from '@foyer/contract/wire/enumerations'
import type { OrderPayment } from '@foyer/contract/wire/orders'
import { orAbsent, orNull, or, record, type Reader } from './reader.ts'
import {
  anyText,
  atLeast,
  flag,
  id,
  instant,
  integer,
  literal,
  money,
  noMoney,
  number,
  text,
  translated,
} from './values.ts'

/**
 * A payment as it is after a call that settles nothing, or asks for its state.
 * @param type the kind that the call is about; a server may omit it
 * @param status reads the payment's state
 */
const readPayment = (type: PaymentType, status: Reader<PaymentStatus>) =>
  record<OrderPayment>({
    id,
    type: or(literal(paymentTypes), type),
    value: or(money, noMoney),
    status,
    maskedDetail: orAbsent(orNull(text)),
    balanceTypeId: orAbsent(id),
    units: orAbsent(integer),
  })

/** Required: no page may say that a payment is settled, or that it is not, without it. */
const requestedStatus = literal(paymentStatuses)
/** Of a payment that has just been created: some servers return no state, and it is not settled by any. */
const createdStatus = or<PaymentStatus, 'NotStarted'>(requestedStatus, 'NotStarted')

export const giftCardDetails = record<ResponseOf<'getGiftCardDetails'>>({
  maskedCardNumber: or(anyText, ''),
  expiresAt: orNull(instant),
  availableBalance: money,
  refillId: orAbsent(text),
})

export const giftCardPayment: Reader<ResponseOf<'addGiftCardPayment'>> = record({
  giftCardPayment: readPayment('GiftCard', createdStatus),
  availableBalance: or(money, noMoney),
})

/** Other servers may leave out what it costs. */
export const memberBalancePayment = record<ResponseOf<'setMemberBalancePayment'>>({
  id,
  type: or(literal(['MemberBalance']), 'MemberBalance'),
  value: money,
  status: createdStatus,
  balanceTypeId: orAbsent(id),
  units: orAbsent(integer),
})

type MaximumBalance = ResponseOf<'getMaximumMemberBalance'>
type RelatedType = NonNullable<MaximumBalance['relatedData']>['balanceType']

/** Without its name and worth it pays as well. */
export const maximumMemberBalance = record<MaximumBalance>({
  payment: record<MaximumBalance['payment']>({
    balanceTypeId: id,
    maximumValue: money,
    maximumUnits: integer,
    availableUnits: integer,
  }),
  relatedData: orAbsent(
    record<NonNullable<MaximumBalance['relatedData']>>({
      balanceType: record<RelatedType>({
        id,
        name: translated,
        unitName: orAbsent(translated),
        spending: orNull(record<NonNullable<RelatedType['spending']>>({ units: atLeast(1), amount: number })),
        isPrimary: or(flag, true),
      }),
    }),
  ),
})

export const redirectPayment: Reader<ResponseOf<'createRedirectPayment'>> = record({
  redirectPayment: readPayment('Redirect', createdStatus),
  redirectUrl: text,
  updatedOrderExpiresAt: orNull(instant),
})

export const currentRedirectPayment: Reader<ResponseOf<'getCurrentRedirectPayment'>> = record({
  redirectPayment: readPayment('Redirect', requestedStatus),
  declineReason: orNull(text),
  maskedCardNumber: orNull(text),
})

export const cinemaProcessedPayment: Reader<ResponseOf<'createCinemaProcessedPayment'>> = record({
  cinemaProcessedPayment: readPayment('CinemaProcessed', requestedStatus),
})
