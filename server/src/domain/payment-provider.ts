import type { FrameConnectorParameters, PaymentDeclineReason } from '@foyer/contract/payments/frame'

/** A payment for which the provider is to show its card fields. */
export interface PaymentSession {
  readonly paymentId: string
  /** Minor units. */
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
  readonly languageTag: string | null
  /** Origin of the page that frames the fields; no other may. */
  readonly shopOrigin: string
}

/** A payment that a visitor is sent to the provider's own page for. */
export interface RedirectSession extends PaymentSession {
  /** Where the page sends the visitor afterwards: absolute, on the shop's origin. */
  readonly returnUrl: string
}

/** Money that is given back after it was taken. */
export interface Refund {
  /** The shop's own name for it: the same one is given back once, however often it is asked for. */
  readonly id: string
  /** Minor units; at most what was taken and is not given back yet. */
  readonly amountMinor: number
}

export type RefundResult = 'refunded' | 'refused'

/** What became of a capture: a charge that was voided or turned down cannot be captured. */
export type CaptureResult = 'captured' | 'refused'

/**
 * A payment provider, as the shop sees it. It authorises by itself and says so in notices; the shop captures when the
 * seats are sold, and voids when they are not. Both are safe to repeat: that is what recovery after a crash does.
 */
export interface PaymentProvider {
  /** Id of the web payment method. */
  readonly methodId: string
  /** Who the card details go to, as the page names it. */
  readonly name: string
  /** Address of the provider's card fields for a payment. Makes an address; calls nobody, so it may run in a transaction. */
  getFrame(session: PaymentSession): FrameConnectorParameters
  /** Null where the provider has no page of its own. */
  readonly redirect: {
    /** Id of the web payment method. */
    readonly methodId: string
    /** Address of the provider's page for a payment. Makes an address, as `getFrame` does. */
    getUrl(session: RedirectSession): string
  } | null
  /** Takes the authorised money. Once, however often it is called. */
  capture(reference: string): Promise<CaptureResult>
  /** Gives the authorised money back before it was taken. Does nothing when there is none. */
  void(reference: string): Promise<void>
  /** Gives money back that was taken. Safe to repeat. */
  refund(reference: string, refund: Refund): Promise<RefundResult>
}

/** What a provider tells the shop. Notices may come twice, late and out of order. */
export type ProviderNotice =
  /** May this be charged? Asked before the bank is. */
  | { readonly type: 'submitted'; readonly paymentId: string; readonly amountMinor: number }
  /** The money is reserved. An answer of "not accepted" has the provider void it. */
  | {
      readonly type: 'authorised'
      readonly paymentId: string
      readonly reference: string
      readonly amountMinor: number
      /** "card ending 1111"; never more of the number than that. */
      readonly maskedDetail: string
    }
  | {
      readonly type: 'declined'
      readonly paymentId: string
      readonly reason: PaymentDeclineReason
      readonly maskedDetail: string
    }

/** A notice on its way: its text and the signature over it. */
export interface SignedNotice {
  readonly body: string
  readonly signature: string
}

export interface NoticeAnswer {
  readonly accepted: boolean
}

/** Where a provider sends its notices. */
export type NoticeReceiver = (notice: SignedNotice) => Promise<NoticeAnswer>
