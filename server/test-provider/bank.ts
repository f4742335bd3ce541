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
  StoredCard,
} from '../src/domain/payment-provider.ts'
import type { CardEntry } from './card-entry.ts'
import { toStoredCard, type CardVault } from './card-vault.ts'
import { findBehaviour, challengeCode, hasRunOut, maskLastFour, maskNumber } from './cards.ts'
import { Ledger, type Charge } from './ledger.ts'

export interface BankOptions {
  ledger: Ledger
  vault: CardVault
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

  /**
   * Charges a card that has passed the checks of its fields. An amount of zero asks only whether the card works.
   * @param storesCard whether the card is stored if its bank says yes
   */
  async charge(session: PaymentSession, card: CardEntry, storesCard: boolean): Promise<ChargeState> {
    const { ledger, vault, clock } = this.#options
    const now = clock.now()
    const taken = storesCard ? await vault.insert(card, now) : null
    const charge = await ledger.open({
      payment_id: session.paymentId,
      amount_minor: session.amountMinor,
      masked_detail: maskNumber(card.number),
      card_reference: taken,
      created_at: now,
    })
    // Sent twice, the card is taken in once.
    if (taken !== null && charge.card_reference !== taken) await vault.discard(taken)
    await this.#proceed(charge)
    return this.getState(session)
  }

  /** Charges the stored card of a session. One that is deleted or out of date is declined. */
  async chargeStored(session: PaymentSession): Promise<ChargeState> {
    const { ledger, vault, clock } = this.#options
    const { cardReference = '' } = session
    const card = await vault.find(cardReference)
    const now = clock.now()
    const charge = await ledger.open({
      payment_id: session.paymentId,
      amount_minor: session.amountMinor,
      masked_detail: maskLastFour(card?.last_four ?? ''),
      card_reference: card?.reference ?? null,
      created_at: now,
    })
    const isOutOfDate = card !== null && hasRunOut(Number(card.expiry_month), Number(card.expiry_year), now)
    if (charge.status !== 'pending') return this.getState(session)
    if (card === null) await this.#decline(charge, 'declined')
    else if (isOutOfDate) await this.#decline(charge, 'expired-card')
    else await this.#proceed(charge)
    return this.getState(session)
  }

  /** The stored card that pays in a session, as far as its fields show it: "1111"; null without one. */
  async findLastFour({ cardReference }: PaymentSession): Promise<string | null> {
    if (cardReference === undefined) return null
    return (await this.#options.vault.find(cardReference))?.last_four ?? ''
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
    const submitted = await this.#notify(
      isCheck(charge)
        ? { type: 'card-submitted', paymentCardId: charge.payment_id }
        : { type: 'submitted', paymentId: charge.payment_id, amountMinor: Number(charge.amount_minor) },
    )
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
    const { ledger, vault, clock } = this.#options
    const taken = charge.card_reference === null ? null : await vault.find(charge.card_reference)
    // A card that was stored before this charge has been announced.
    const card = taken?.stored_at === null ? toStoredCard(taken) : null
    const notice = toYes(charge, card)
    const accepted = notice !== null && (await this.#notify(notice)).accepted
    if (!accepted) await this.void(charge.reference)
    if (card === null) return
    if (accepted) await vault.markStored(card.reference, clock.now())
    else await vault.discard(card.reference)
    // Nothing is captured of a check.
    if (accepted && isCheck(charge)) await ledger.move(charge.reference, ['authorised'], 'captured')
  }

  /** The notice comes first: after a crash in between, the charge is still pending and the notice is repeated. */
  async #decline(charge: Charge, reason: PaymentDeclineReason): Promise<void> {
    const { ledger, vault } = this.#options
    await this.#notify(
      isCheck(charge)
        ? { type: 'card-declined', paymentCardId: charge.payment_id, reason }
        : {
            type: 'declined',
            paymentId: charge.payment_id,
            reason,
            maskedDetail: charge.masked_detail ?? '',
          },
    )
    if (charge.card_reference !== null) await vault.discard(charge.card_reference)
    await ledger.move(charge.reference, ['pending'], 'declined')
  }

  async #notify(notice: ProviderNotice): Promise<NoticeAnswer> {
    if (!this.#receiver) throw new Error('The provider is not connected to a shop yet')
    return this.#receiver(signNotice(notice, this.#options.noticeSecret))
  }
}

/** Whether the bank is only asked if a card works, for it to be stored. */
const isCheck = ({ amount_minor: amountMinor }: Charge) => Number(amountMinor) === 0

/** The notice of a bank's yes; null for a check whose card is gone. */
function toYes(charge: Charge, card: StoredCard | null): ProviderNotice | null {
  const { payment_id: paymentId, reference, amount_minor: amountMinor, masked_detail: masked } = charge
  if (isCheck(charge)) return card && { type: 'card-stored', paymentCardId: paymentId, card }
  return {
    type: 'authorised',
    paymentId,
    reference,
    amountMinor: Number(amountMinor),
    maskedDetail: masked ?? '',
    ...(card ? { card } : {}),
  }
}
