import { Type, type Static } from 'typebox'
import { Id, Nullable, OneOf } from './common.ts'

/** Card numbers are the payment provider's: nobody else has more of one than its mask. */

/** A payment card that a member keeps with the provider. */
export const PaymentCard = Type.Object({
  id: Id,
  cardDetails: Type.Object({
    /** `............1111`. Other servers show the first six digits too. */
    maskedCardNumber: Type.String(),
    /** Name of the card's network, as the provider calls it; null if unknown. */
    type: Nullable(Type.String()),
    /** 1 to 12. */
    expiryMonth: Type.Integer(),
    /** Last two digits of the year. */
    expiryYear: Type.Integer(),
  }),
  /** Whether it is used first. */
  isPrimary: Type.Boolean(),
  isUsedForRecurringSubscriptionBilling: Type.Boolean(),
})
export type PaymentCard = Static<typeof PaymentCard>

/** `GET members/current/payment-cards`, the primary one first. */
export const PaymentCardsResponse = Type.Object({ cards: Type.Array(PaymentCard) })
export type PaymentCardsResponse = Static<typeof PaymentCardsResponse>

/** `GET members/current/payment-cards/{paymentCardId}`. */
export const PaymentCardResponse = Type.Object({ card: PaymentCard })
export type PaymentCardResponse = Static<typeof PaymentCardResponse>

/** `PUT members/current/payment-cards/primary`. The public interface names no fields: these are ours. */
export const PrimaryPaymentCardRequest = Type.Object({ memberPaymentCardId: Id })
export type PrimaryPaymentCardRequest = Static<typeof PrimaryPaymentCardRequest>

/** `POST members/current/payment-cards/embedded`. */
export const EmbeddedPaymentCardRequest = Type.Object({
  webPaymentMethodId: Type.Union([Id, Type.Integer()]),
  languageTag: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
  /** Foyer's extension: whether the card is used first from now on. */
  isPrimary: Type.Optional(Type.Boolean()),
})
export type EmbeddedPaymentCardRequest = Static<typeof EmbeddedPaymentCardRequest>

/** Data for the provider's own fields, as for a payment. */
export const EmbeddedPaymentCardResponse = Type.Object({
  /** Id of the card once the provider has accepted it; until then there is no such card. */
  memberPaymentCardId: Id,
  webPaymentMethodId: Type.Union([Id, Type.Integer()]),
  connectorFunctionName: Type.String(),
  connectorParametersJson: Type.String(),
  createCardTokenUrl: Type.Optional(Nullable(Type.String())),
  sdkScriptUrls: Type.Array(Type.String()),
  connectorScriptUrls: Type.Array(Type.String()),
  isButtonIncluded: Type.Boolean(),
  /** Whether the provider's fields ask if the card is used first. */
  isPrimaryCardOptionIncluded: Type.Boolean(),
})
export type EmbeddedPaymentCardResponse = Static<typeof EmbeddedPaymentCardResponse>

/** `GET members/current/payment-cards/{paymentCardId}/creation`: what became of adding a card. Foyer's extension. */
export const PaymentCardCreationResponse = Type.Object({
  status: OneOf(['NotStarted', 'Pending', 'Completed', 'Declined']),
  /** One of `paymentDeclineReasons`; null unless Declined. */
  declineReason: Nullable(Type.String()),
  /** Id of the card once it is Completed: another one if the member had this card already. */
  memberPaymentCardId: Nullable(Id),
})
export type PaymentCardCreationResponse = Static<typeof PaymentCardCreationResponse>
