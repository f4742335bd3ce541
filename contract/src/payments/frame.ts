/** The frame connector: how the shop and the provider's hosted fields talk. Free of schemas, so that a page can import it. */

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
 * Messages of the frame connector, by `postMessage`, each with `source: 'foyer-pay'`. From the frame: `ready`, `resize`
 * (CSS pixels), `valid` (whether it may be submitted), `submitted`, `finished` (get the result from the server). To the
 * frame: `submit`, `consent`, `theme`.
 */
export type FrameMessage =
  | { source: 'foyer-pay'; type: 'ready' }
  | { source: 'foyer-pay'; type: 'resize'; height: number }
  | { source: 'foyer-pay'; type: 'valid'; valid: boolean }
  | { source: 'foyer-pay'; type: 'submitted' }
  | { source: 'foyer-pay'; type: 'finished' }

export type FrameCommand =
  | { source: 'foyer-shop'; type: 'submit' }
  /** Whether the member agrees that the card is stored for them; sent after `ready` and at each change. */
  | { source: 'foyer-shop'; type: 'consent'; storesCard: boolean }
  | { source: 'foyer-shop'; type: 'theme'; variables: Record<string, string>; mode: 'Light' | 'Dark' }

export const paymentDeclineReasons = [
  'declined',
  'insufficient-funds',
  'challenge-failed',
  'expired-card',
  'timed-out',
  /** Not the bank's answer: the seats were gone before it, so nothing was charged and the order is over. */
  'seats-unavailable',
  /** Nor these: a gift card of the order was emptied, or points, a voucher or a reward used, by another order meanwhile. */
  'gift-card-refused',
  'member-balance-refused',
  'voucher-unavailable',
] as const
export type PaymentDeclineReason = (typeof paymentDeclineReasons)[number]

/**
 * Variables that the hosted fields are dressed by; a `theme` command sets any of them, others are passed by.
 * Values are plain CSS colors, lengths and lists of font names.
 */
export const frameThemeVariables = [
  '--pay-surface',
  '--pay-field',
  '--pay-text',
  '--pay-muted',
  '--pay-border',
  '--pay-focus',
  '--pay-accent',
  '--pay-on-accent',
  '--pay-error',
  '--pay-radius',
  '--pay-font',
] as const
export type FrameThemeVariable = (typeof frameThemeVariables)[number]
