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

export {
  frameConnector,
  paymentDeclineReasons,
  type FrameCommand,
  type FrameConnectorParameters,
  type FrameMessage,
  type PaymentDeclineReason,
} from '../payments/frame.ts'
