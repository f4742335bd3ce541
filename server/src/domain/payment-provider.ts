import type { FrameConnectorParameters, PaymentDeclineReason } from '@foyer/contract/payments/frame'

/** A payment for which the provider shows its card fields. */
export interface PaymentSession {
  readonly paymentId: string
  /** Minor units. */
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
  readonly languageTag: string | null
  /** Origin of the page that frames the fields; no other page may frame them. */
  readonly shopOrigin: string
  /**
   * The provider's reference of the stored card that pays: there is nothing to type but what the provider asks for.
   * Absent: the card is typed in. Must not be legible in the address of the fields.
   */
  readonly cardReference?: string
  /** Whether the fields may store the card: they do if the page says that the member has agreed. */
  readonly canStoreCard?: boolean
}

/** Card fields that store a card without a payment. */
export interface CardSession {
  /** The shop's id of the card to be. */
  readonly paymentCardId: string
  readonly languageTag: string | null
  /** As for a payment. */
  readonly shopOrigin: string
}

/** A card that the provider has stored for the shop. */
export interface StoredCard {
  /** By which the provider knows the card: a secret of shop and provider. */
  readonly reference: string
  /** The same for the same card number, and tells nothing of it; null if the provider has none. */
  readonly fingerprint: string | null
  /** Name of the network, such as "Visa"; null if unknown. */
  readonly network: string | null
  readonly lastFour: string
  /** 1 to 12; the card is good until the end of that month. */
  readonly expiryMonth: number
  /** Four digits. */
  readonly expiryYear: number
}

/** Stored cards of a provider. */
export interface CardWallet {
  /** Creates the address of fields that store a card. Makes no call. */
  getFrame(session: CardSession): FrameConnectorParameters
  /** Deletes a stored card. Safe to repeat; does nothing for an unknown one. */
  delete(reference: string): Promise<void>
}

/** A payment for which the visitor is sent to the provider's own page. */
export interface RedirectSession extends PaymentSession {
  /** Where the provider's page returns the visitor to: absolute, on the shop's origin. */
  readonly returnUrl: string
}

/** Money to be returned after it was captured. */
export interface Refund {
  /** The shop's id of the refund: refunded once, however often it is requested. */
  readonly id: string
  /** Minor units; at most what was captured and is not refunded yet. */
  readonly amountMinor: number
}

export type RefundResult = 'refunded' | 'refused'

/** Result of a capture: a charge that was voided or declined cannot be captured. */
export type CaptureResult = 'captured' | 'refused'

/**
 * A payment provider, as the shop sees it. It authorises by itself and reports that in notices; the shop captures when
 * the seats are sold, and voids if they are not. Both are safe to repeat, as recovery after a crash does.
 */
export interface PaymentProvider {
  /** Id of the web payment method. */
  readonly methodId: string
  /** Recipient of the card details, as pages name it. */
  readonly name: string
  /** Creates the address of the provider's card fields for a payment. Makes no call, so it may run in a transaction. */
  getFrame(session: PaymentSession): FrameConnectorParameters
  /** Null if the provider has no payment page. */
  readonly redirect: {
    /** Id of the web payment method. */
    readonly methodId: string
    /** Creates the address of the provider's page for a payment, without a call, as `getFrame`. */
    getUrl(session: RedirectSession): string
  } | null
  /** Null if the provider stores no cards. */
  readonly cards: CardWallet | null
  /** Takes the authorised money. Safe to repeat: captured once. */
  capture(reference: string): Promise<CaptureResult>
  /** Releases the authorised money before it was captured. Does nothing if there is none. */
  void(reference: string): Promise<void>
  /** Returns money that was captured. Safe to repeat. */
  refund(reference: string, refund: Refund): Promise<RefundResult>
}

/** What a provider reports to the shop. Notices may arrive twice, late and out of order. */
export type ProviderNotice =
  /** Asks whether this may be charged, before the request to the bank. */
  | { readonly type: 'submitted'; readonly paymentId: string; readonly amountMinor: number }
  /** The money is reserved. If the answer is "not accepted", the provider voids it. */
  | {
      readonly type: 'authorised'
      readonly paymentId: string
      readonly reference: string
      readonly amountMinor: number
      /** "card ending 1111"; never more digits of the number. */
      readonly maskedDetail: string
      /** The card, stored as its member has agreed. If the answer is "not accepted", the provider deletes it. */
      readonly card?: StoredCard
    }
  | {
      readonly type: 'declined'
      readonly paymentId: string
      readonly reason: PaymentDeclineReason
      readonly maskedDetail: string
    }
  | CardNotice

/** What a provider reports of a card that is stored without a payment. */
export type CardNotice =
  /** Asks whether this card may be stored, before the request to the bank. */
  | { readonly type: 'card-submitted'; readonly paymentCardId: string }
  /** The card is stored. If the answer is "not accepted", the provider deletes it. */
  | { readonly type: 'card-stored'; readonly paymentCardId: string; readonly card: StoredCard }
  | { readonly type: 'card-declined'; readonly paymentCardId: string; readonly reason: PaymentDeclineReason }

/** A notice as it is sent: its text and the signature of it. */
export interface SignedNotice {
  readonly body: string
  readonly signature: string
}

export interface NoticeAnswer {
  readonly accepted: boolean
}

/** Receives a provider's notices. */
export type NoticeReceiver = (notice: SignedNotice) => Promise<NoticeAnswer>
