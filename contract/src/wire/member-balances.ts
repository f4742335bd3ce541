import { Type, type Static } from 'typebox'
import { Id, Instant, MonetaryValue, Nullable, OneOf, TranslatedText } from './common.ts'
import { paymentStatuses } from './enumerations.ts'
import { BalanceSpending } from './loyalty.ts'

/** What a member has of one kind: points, stars. */
export const MemberBalance = Type.Object({
  balanceTypeId: Id,
  /** Whole, and never below 0. */
  units: Type.Integer(),
  /** Foyer's extension: what of it runs out next; null if nothing will. */
  nextToRunOut: Type.Optional(Nullable(Type.Object({ units: Type.Integer(), expiresAt: Instant }))),
  /** Foyer's extension: what was collected in the period of the club's levels, spent or not. */
  collectedUnits: Type.Optional(Type.Integer()),
})
export type MemberBalance = Static<typeof MemberBalance>

/** `PUT orders/{orderId}/payments/member-balance`: replaces the part that the balance pays. */
export const MemberBalancePaymentRequest = Type.Object({
  /** In the main unit; otherwise as much as balance and order allow. */
  value: Type.Optional(Nullable(Type.Number())),
})
export type MemberBalancePaymentRequest = Static<typeof MemberBalancePaymentRequest>

/** The payment. The balance is charged when the order is completed. */
export const MemberBalancePaymentResponse = Type.Object({
  id: Id,
  type: OneOf(['MemberBalance']),
  value: MonetaryValue,
  status: OneOf(paymentStatuses),
  balanceTypeId: Type.Optional(Id),
  units: Type.Optional(Type.Integer()),
})
export type MemberBalancePaymentResponse = Static<typeof MemberBalancePaymentResponse>

/** `GET orders/{orderId}/payments/maximum-member-balance`. */
export const MaximumMemberBalanceResponse = Type.Object({
  payment: Type.Object({
    balanceTypeId: Id,
    /** The most that the balance can pay of the order, beside the payments that stay; 0 if nothing. */
    maximumValue: MonetaryValue,
    /** What that costs. */
    maximumUnits: Type.Integer(),
    /** What the member has. */
    availableUnits: Type.Integer(),
  }),
  relatedData: Type.Optional(
    Type.Object({
      balanceType: Type.Object({
        id: Id,
        name: TranslatedText,
        /** Name of one: "point". */
        unitName: Type.Optional(TranslatedText),
        /** What units are worth, in the currency's main unit; null: they do not pay. The public interface does not name its fields. */
        spending: Nullable(BalanceSpending),
        isPrimary: Type.Boolean(),
      }),
    }),
  ),
})
export type MaximumMemberBalanceResponse = Static<typeof MaximumMemberBalanceResponse>
