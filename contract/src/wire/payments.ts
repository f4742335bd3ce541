import { Type, type Static } from 'typebox'
import { webPaymentMethodTypes } from './enumerations.ts'
import { Id, Instant, Nullable, OneOf, TranslatedText } from './common.ts'
import { OrderPayment } from './orders.ts'

/** Ours are words; other servers number their payment methods. */
const WebPaymentMethodId = Type.Union([Id, Type.Integer()])

export const WebPaymentMethod = Type.Object({
  id: WebPaymentMethodId,
  type: OneOf(webPaymentMethodTypes),
  isDefault: Type.Boolean(),
  name: TranslatedText,
  /** Provider that gets the card details, as the page names it. */
  providerName: Type.String(),
})
export type WebPaymentMethod = Static<typeof WebPaymentMethod>

/** `GET web-payment-methods?siteId=&orderType=`. */
export const WebPaymentMethodsResponse = Type.Object({ webPaymentMethods: Type.Array(WebPaymentMethod) })
export type WebPaymentMethodsResponse = Static<typeof WebPaymentMethodsResponse>

/** `POST orders/{orderId}/payments/embedded`. */
export const EmbeddedPaymentRequest = Type.Object({
  webPaymentMethodId: WebPaymentMethodId,
  redirectReturnUrl: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  languageTag: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
  /** Foyer's extension: the member's stored card that pays; without it the card is typed into the fields. */
  memberPaymentCardId: Type.Optional(Nullable(Id)),
})
export type EmbeddedPaymentRequest = Static<typeof EmbeddedPaymentRequest>

/**
 * Data for the provider's own fields. The connector is a named function of the provider's script; a provider that only
 * frames its fields sends no scripts and puts the frame's address into the parameters.
 */
export const EmbeddedPaymentResponse = Type.Object({
  embeddedPayment: OrderPayment,
  connectorFunctionName: Type.String(),
  connectorParametersJson: Type.String(),
  createCardTokenUrl: Type.Optional(Nullable(Type.String())),
  sdkScriptUrls: Type.Array(Type.String()),
  connectorScriptUrls: Type.Array(Type.String()),
  isButtonIncluded: Type.Boolean(),
  updatedOrderExpiresAt: Nullable(Instant),
  /** Foyer's extension: whether the fields can store the card for the signed-in member. */
  canStoreCard: Type.Optional(Type.Boolean()),
})
export type EmbeddedPaymentResponse = Static<typeof EmbeddedPaymentResponse>

/** `GET orders/{orderId}/payments/embedded/current`, polled until the status is not Pending. */
export const CurrentEmbeddedPaymentResponse = Type.Object({
  embeddedPayment: OrderPayment,
  /** Why a card was declined, one of `paymentDeclineReasons`; null unless Declined. */
  declineReason: Nullable(Type.String()),
  maskedCardNumber: Nullable(Type.String()),
})
export type CurrentEmbeddedPaymentResponse = Static<typeof CurrentEmbeddedPaymentResponse>

/** `POST orders/{orderId}/payments/redirect`. */
export const RedirectPaymentRequest = Type.Object({
  webPaymentMethodId: WebPaymentMethodId,
  /** Where the provider sends the visitor afterwards: an address of the shop's own origin. */
  redirectReturnUrl: Type.String({ minLength: 1, maxLength: 2000 }),
  languageTag: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
})
export type RedirectPaymentRequest = Static<typeof RedirectPaymentRequest>

export const RedirectPaymentResponse = Type.Object({
  redirectPayment: OrderPayment,
  /** The provider's page, which the visitor is sent to. */
  redirectUrl: Type.String(),
  updatedOrderExpiresAt: Nullable(Instant),
})
export type RedirectPaymentResponse = Static<typeof RedirectPaymentResponse>

/** `GET orders/{orderId}/payments/redirect/current`. */
export const CurrentRedirectPaymentResponse = Type.Object({
  redirectPayment: OrderPayment,
  /** Why it was declined, one of `paymentDeclineReasons`; null unless Declined. */
  declineReason: Nullable(Type.String()),
  maskedCardNumber: Nullable(Type.String()),
})
export type CurrentRedirectPaymentResponse = Static<typeof CurrentRedirectPaymentResponse>

/**
 * `POST orders/{orderId}/payments/cinema-processed`, by a workstation: the rest of the order is being paid at the till. The public
 * interface names no fields: these are ours.
 */
export const CinemaProcessedPaymentRequest = Type.Object({
  /** What the till calls the payment; shown on the receipt. */
  reference: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
})
export type CinemaProcessedPaymentRequest = Static<typeof CinemaProcessedPaymentRequest>

/** `PUT orders/{orderId}/payments/cinema-processed`: what became of it. */
export const CinemaProcessedResultRequest = Type.Object({ status: OneOf(['Completed', 'Declined']) })
export type CinemaProcessedResultRequest = Static<typeof CinemaProcessedResultRequest>

export const CinemaProcessedPaymentResponse = Type.Object({ cinemaProcessedPayment: OrderPayment })
export type CinemaProcessedPaymentResponse = Static<typeof CinemaProcessedPaymentResponse>

export {
  frameConnector,
  paymentDeclineReasons,
  type FrameCommand,
  type FrameConnectorParameters,
  type FrameMessage,
  type PaymentDeclineReason,
} from '../payments/frame.ts'
