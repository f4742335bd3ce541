import type { FastifyBaseLogger } from 'fastify'
import type { PaymentDeclineReason } from '@foyer/contract/payments/frame'
import type { Clock } from '../src/domain/clock.ts'
import { signNotice } from '../src/payments/notices.ts'
import type {
  CaptureResult,
  NoticeAnswer,
  NoticeReceiver,
  PaymentSession,
  ProviderNotice,
  Refund,
  RefundResult,
} from '../src/domain/payment-provider.ts'
import type { CardEntry } from './card-entry.ts'
import { findBehaviour, challengeCode, maskNumber } from './cards.ts'
import { Ledger, type Charge } from './ledger.ts'

export interface BankOptions {
  ledger: Ledger
  clock: Clock
  noticeSecret: string
  log: FastifyBaseLogger
}

/** State of a charge, as the hosted fields show it. */
export type ChargeState = 'approved' | 'declined' | 'pending' | 'challenge'

/** A charge unchanged for this long was left by a process that died, milliseconds. */
const staleAfter = 2_000
/** An authorised charge not captured for this long is announced again, as its notice may be lost, milliseconds. */
const resendAfter = 60_000

/**
 * The banks of the test cards. A charge changes from pending to authorised or declined according to its card and the
 * clock; every step can be repeated, so that a restart continues from the ledger alone.
 */
export class Bank {
  readonly #options: BankOptions
  #receiver: NoticeReceiver | null = null

  constructor(options: BankOptions) {
    this.#options = options
  }

  /** Sets the receiver of notices. */
  connect(receiver: NoticeReceiver): void {
    this.#receiver = receiver
  }

  /** Charges a card that has passed the checks of its fields. */
  async charge(session: PaymentSession, card: CardEntry): Promise<ChargeState> {
    const { ledger, clock } = this.#options
    const charge = await ledger.open({
      payment_id: session.paymentId,
      amount_minor: session.amountMinor,
      masked_detail: maskNumber(card.number),
      created_at: clock.now(),
    })
    await this.#proceed(charge)
    return this.getState(session)
  }

  async getState({ paymentId }: PaymentSession): Promise<ChargeState> {
    const charge = await this.#options.ledger.find(Ledger.createReference(paymentId))
    if (charge?.status === 'authorised' || charge?.status === 'captured') return 'approved'
    if (charge?.status !== 'pending') return 'declined'
    return findBehaviour(charge.masked_detail).kind === 'challenge' ? 'challenge' : 'pending'
  }

  /** Whether a card was ever sent for the payment. */
  async hasCharge({ paymentId }: PaymentSession): Promise<boolean> {
    return (await this.#options.ledger.find(Ledger.createReference(paymentId))) !== null
  }

  /** Answers the challenge: the right code authorises, anything else declines. */
  async answerChallenge(session: PaymentSession, code: string): Promise<ChargeState> {
    const charge = await this.#options.ledger.find(Ledger.createReference(session.paymentId))
    if (charge?.status === 'pending' && findBehaviour(charge.masked_detail).kind === 'challenge') {
      if (code.trim() === challengeCode) await this.#authorise(charge)
      else await this.#decline(charge, 'challenge-failed')
    }
    return this.getState(session)
  }

  /**
   * Makes all changes that are due: late answers, time-outs, charges of a dead process, and notices that may have been
   * lost.
   */
  async settleDue(): Promise<void> {
    const { ledger, clock } = this.#options
    const now = clock.now()
    for (const charge of await ledger.withStatus('pending')) {
      const { after } = findBehaviour(charge.masked_detail)
      if (now - charge.created_at >= (after === 0 ? staleAfter : after)) await this.#proceed(charge)
    }
    for (const charge of await ledger.withStatus('authorised'))
      if (now - charge.created_at >= resendAfter) await this.#announce(charge)
  }

  /** Repeats notices that the shop may have missed before this process started. */
  async resume(): Promise<void> {
    for (const charge of await this.#options.ledger.withStatus('authorised')) await this.#announce(charge)
    await this.settleDue()
  }

  async capture(reference: string): Promise<CaptureResult> {
    const status = await this.#options.ledger.move(reference, ['authorised'], 'captured')
    return status === 'captured' ? 'captured' : 'refused'
  }

  async void(reference: string): Promise<void> {
    await this.#options.ledger.move(reference, ['authorised', 'pending'], 'voided')
  }

  async refund(reference: string, refund: Refund): Promise<RefundResult> {
    return (await this.#options.ledger.refund(reference, refund)) ? 'refunded' : 'refused'
  }

  async #proceed(charge: Charge): Promise<void> {
    if (charge.status !== 'pending') return
    const submitted = await this.#notify({
      type: 'submitted',
      paymentId: charge.payment_id,
      amountMinor: charge.amount_minor,
    })
    if (!submitted.accepted) {
      await this.#decline(charge, 'declined')
      return
    }
    const behaviour = findBehaviour(charge.masked_detail)
    if (this.#options.clock.now() - charge.created_at < behaviour.after) return
    if (behaviour.kind === 'approve') await this.#authorise(charge)
    else await this.#decline(charge, behaviour.kind === 'decline' ? behaviour.reason : 'challenge-failed')
  }

  /** Written to the ledger first: the shop may capture as soon as it gets the notice. */
  async #authorise(charge: Charge): Promise<void> {
    const status = await this.#options.ledger.move(charge.reference, ['pending'], 'authorised')
    if (status === 'authorised') await this.#announce(charge)
  }

  async #announce(charge: Charge): Promise<void> {
    const { accepted } = await this.#notify({
      type: 'authorised',
      paymentId: charge.payment_id,
      reference: charge.reference,
      amountMinor: charge.amount_minor,
      maskedDetail: charge.masked_detail ?? '',
    })
    if (!accepted) await this.void(charge.reference)
  }

  /** The notice comes first: after a crash in between, the charge is still pending and the notice is repeated. */
  async #decline(charge: Charge, reason: PaymentDeclineReason): Promise<void> {
    await this.#notify({
      type: 'declined',
      paymentId: charge.payment_id,
      reason,
      maskedDetail: charge.masked_detail ?? '',
    })
    await this.#options.ledger.move(charge.reference, ['pending'], 'declined')
  }

  async #notify(notice: ProviderNotice): Promise<NoticeAnswer> {
    if (!this.#receiver) throw new Error('The provider is not connected to a shop yet')
    return this.#receiver(signNotice(notice, this.#options.noticeSecret))
  }
}
