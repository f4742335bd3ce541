import { Type, type Static } from 'typebox'
import { webPaymentMethodTypes } from '../enumerations.ts'
import { Id, Instant, Nullable, OneOf, TranslatedText } from './common.ts'
import { OrderPayment } from './orders.ts'

export const WebPaymentMethod = Type.Object({
  id: Id,
  type: OneOf(webPaymentMethodTypes),
  isDefault: Type.Boolean(),
  name: TranslatedText,
  /** Who the card details go to, as the page names it. */
  providerName: Type.String(),
})
export type WebPaymentMethod = Static<typeof WebPaymentMethod>

/** `GET web-payment-methods?siteId=&orderType=`. */
export const WebPaymentMethodsResponse = Type.Object({ webPaymentMethods: Type.Array(WebPaymentMethod) })
export type WebPaymentMethodsResponse = Static<typeof WebPaymentMethodsResponse>

/** `POST orders/{orderId}/payments/embedded`. */
export const EmbeddedPaymentRequest = Type.Object({
  webPaymentMethodId: Id,
  redirectReturnUrl: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  languageTag: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
})
export type EmbeddedPaymentRequest = Static<typeof EmbeddedPaymentRequest>

/**
 * What the page needs to show the provider's own fields. The connector is a named function of the provider's script;
 * a provider that only frames its fields sends no scripts and puts the frame's address into the parameters.
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
  /** Why a card was turned down, as a word of `paymentDeclineReasons`; null unless Declined. */
  declineReason: Nullable(Type.String()),
  maskedCardNumber: Nullable(Type.String()),
})
export type CurrentEmbeddedPaymentResponse = Static<typeof CurrentEmbeddedPaymentResponse>

/** `connectorFunctionName` of a provider that shows its fields in a frame and nothing else. */
export const frameConnector = 'foyerFrame'

/** `connectorParametersJson` of the frame connector, parsed. */
export interface FrameConnectorParameters {
  /** Address of the hosted fields, on the provider's own origin. */
  frameUrl: string
  /** The only origin that messages are taken from. */
  origin: string
}

/**
 * Messages of the frame connector, by `postMessage`, each with `source: 'foyer-pay'`.
 * From the frame: `ready`, `resize` (CSS pixels), `valid` (may it be submitted), `submitted`, `finished` (ask the server what became of it).
 * To the frame: `submit`, `theme`.
 */
export type FrameMessage =
  | { source: 'foyer-pay'; type: 'ready' }
  | { source: 'foyer-pay'; type: 'resize'; height: number }
  | { source: 'foyer-pay'; type: 'valid'; valid: boolean }
  | { source: 'foyer-pay'; type: 'submitted' }
  | { source: 'foyer-pay'; type: 'finished' }

export type FrameCommand =
  | { source: 'foyer-shop'; type: 'submit' }
  | { source: 'foyer-shop'; type: 'theme'; variables: Record<string, string>; mode: 'Light' | 'Dark' }

export const paymentDeclineReasons = [
  'declined',
  'insufficient-funds',
  'challenge-failed',
  'expired-card',
  'timed-out',
] as const
export type PaymentDeclineReason = (typeof paymentDeclineReasons)[number]
