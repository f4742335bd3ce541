import type { FastifyBaseLogger } from 'fastify'
import { frameConnector } from '@foyer/contract/payments/frame'
import type {
  EmbeddedPaymentCardRequest,
  EmbeddedPaymentCardResponse,
  PaymentCard,
  PaymentCardCreationResponse,
} from '@foyer/contract/wire/payment-cards'
import type { Database } from '../database/database.ts'
import type { Write } from '../database/write.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import type { CardNotice, NoticeAnswer, PaymentProvider, StoredCard } from '../domain/payment-provider.ts'
import { ProblemError } from '../http/problem.ts'
import { CardRemovals } from './card-removals.ts'
import { PaymentCardStore, type PaymentCardRow } from './payment-card-store.ts'

export interface PaymentCardsOptions {
  readonly database: Database
  readonly provider: Pick<PaymentProvider, 'cards' | 'methodId'>
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
}

const hour = 3_600_000
/** Cards that a member may begin to add in an hour: more is somebody who tries stolen numbers. */
const mostSetupsAnHour = 20
/** Cards that a member may have. */
const mostCards = 20
/** How long it is known what became of adding a card, milliseconds. */
const setupLifetime = 24 * hour
/** How long fields can be used to add a card, milliseconds. */
const entryTime = 2 * hour

const accepted: NoticeAnswer = { accepted: true }
const refused: NoticeAnswer = { accepted: false }

/** Payment cards that members keep with the provider: the shop has a reference, the mask and the expiry. */
export class PaymentCards {
  readonly #options: PaymentCardsOptions
  readonly #store: PaymentCardStore
  /** Null if the provider stores no cards. */
  readonly #removals: CardRemovals | null

  constructor(options: PaymentCardsOptions) {
    this.#options = options
    this.#store = new PaymentCardStore(options.database)
    const { cards } = options.provider
    this.#removals = cards && new CardRemovals({ ...options, wallet: cards })
  }

  /** The primary one first. */
  async list(memberId: string): Promise<PaymentCard[]> {
    return (await this.#store.list(memberId)).map((row, index) => toDocument(row, index === 0))
  }

  /** @throws ProblemError `not-found` */
  async read(memberId: string, id: string): Promise<PaymentCard> {
    const card = (await this.list(memberId)).find((each) => each.id === id)
    if (!card) throw noSuchCard()
    return card
  }

  /** Removes a card here, and soon at the provider. @throws ProblemError `not-found` */
  async delete(memberId: string, id: string): Promise<void> {
    if (!(await this.#store.delete(memberId, id, this.#options.clock.now()))) throw noSuchCard()
    this.#removeSoon()
  }

  /** @throws ProblemError `not-found` */
  async setPrimary(memberId: string, id: string): Promise<void> {
    if (!(await this.#store.setPrimary(memberId, id, this.#options.clock.now()))) throw noSuchCard()
  }

  /**
   * Starts adding a card in the provider's fields. There is no card until the provider has stored one.
   * @throws ProblemError `web-payment-method-unknown`, `too-many-requests`, `invalid-state` with too many cards
   */
  async begin(
    memberId: string,
    request: EmbeddedPaymentCardRequest,
    shopOrigin: string,
  ): Promise<EmbeddedPaymentCardResponse> {
    const { provider, clock, ids } = this.#options
    const { webPaymentMethodId, languageTag = null, isPrimary = false } = request
    if (!provider.cards || String(webPaymentMethodId) !== provider.methodId)
      throw new ProblemError('web-payment-method-unknown')
    const now = clock.now()
    if ((await this.#store.countSetups(memberId, now - hour)) >= mostSetupsAnHour)
      throw new ProblemError('too-many-requests')
    if ((await this.#store.list(memberId)).length >= mostCards)
      throw new ProblemError('invalid-state', { detail: `A member has at most ${mostCards} cards` })
    const id = ids.uuid()
    await this.#store.insertSetup({
      id,
      member_id: memberId,
      is_primary: isPrimary ? 1 : 0,
      status: 'NotStarted',
      decline_reason: null,
      card_id: null,
      created_at: now,
    })
    return {
      memberPaymentCardId: id,
      webPaymentMethodId,
      connectorFunctionName: frameConnector,
      connectorParametersJson: JSON.stringify(
        provider.cards.getFrame({ paymentCardId: id, languageTag, shopOrigin }),
      ),
      createCardTokenUrl: null,
      sdkScriptUrls: [],
      connectorScriptUrls: [],
      isButtonIncluded: false,
      isPrimaryCardOptionIncluded: false,
    }
  }

  /** What became of adding a card. @throws ProblemError `not-found` */
  async readCreation(memberId: string, id: string): Promise<PaymentCardCreationResponse> {
    const setup = await this.#store.readSetup(id)
    if (setup?.member_id !== memberId) throw noSuchCard()
    return {
      status: setup.status,
      declineReason: setup.decline_reason,
      memberPaymentCardId: setup.card_id,
    }
  }

  /** The provider's reference of a member's card, to pay with it. @throws ProblemError `not-found` */
  async findReference(memberId: string, id: string): Promise<string> {
    const card = (await this.#store.list(memberId)).find((each) => each.id === id)
    if (!card) throw noSuchCard()
    return card.reference
  }

  /** Handles a provider's notice of a card that is stored without a payment: twice, late and out of order. */
  async receive(notice: CardNotice): Promise<NoticeAnswer> {
    const { clock } = this.#options
    const { paymentCardId: id } = notice
    const setup = await this.#store.readSetup(id)
    if (!setup) return refused
    const now = clock.now()
    const isOpen = setup.status === 'NotStarted' || setup.status === 'Pending'
    switch (notice.type) {
      case 'card-submitted': {
        if (setup.status === 'Pending') return accepted
        if (!isOpen || now - Number(setup.created_at) > entryTime) return refused
        return { accepted: await this.#store.moveSetup(id, 'Pending') }
      }
      case 'card-declined': {
        if (isOpen) await this.#store.moveSetup(id, 'Declined', notice.reason)
        return accepted
      }
      case 'card-stored': {
        const { card } = notice
        const isPrimary = Number(setup.is_primary) === 1
        const isDone = await this.#store.completeSetup({
          id,
          memberId: setup.member_id,
          card,
          isPrimary,
          now,
        })
        if (isDone) {
          this.#removeSoon()
          return accepted
        }
        // Repeated, or another card of fields that were sent twice.
        const cards = await this.#store.list(setup.member_id)
        return cards.some(({ reference }) => reference === card.reference) ? accepted : refused
      }
    }
  }

  /** Stores a card that was paid with, as its member has agreed. @returns false if the account is closed */
  async keep(memberId: string, card: StoredCard): Promise<boolean> {
    const { clock, ids } = this.#options
    const isStored = await this.#store.insert({
      id: ids.uuid(),
      memberId,
      card,
      isPrimary: false,
      now: clock.now(),
    })
    this.#removeSoon()
    return isStored
  }

  /** Deletes a card that is not to be stored after all. */
  async discard({ reference }: StoredCard): Promise<void> {
    await this.#store.discard(reference, this.#options.clock.now())
    this.#removeSoon()
  }

  /** Deletes all cards of a member, in the transaction that closes the account. */
  deleteAll(memberId: string): Write<void> {
    return this.#store.deleteAll(memberId, this.#options.clock.now())
  }

  /** Deletes what is due at the provider, and forgets old setups; run regularly. */
  async runDue(): Promise<void> {
    await this.#removals?.runDue()
    await this.#store.forgetSetups(this.#options.clock.now() - setupLifetime)
  }

  #removeSoon(): void {
    this.#removals?.runDue().catch((error: unknown) => {
      // Tried again by the regular run.
      this.#options.log.error({ err: error as Error }, 'removals of cards were not run')
    })
  }
}

const noSuchCard = () => new ProblemError('not-found', { detail: 'The member has no such card' })

const hiddenDigits = '............'

function toDocument(row: PaymentCardRow, isPrimary: boolean): PaymentCard {
  return {
    id: row.id,
    cardDetails: {
      maskedCardNumber: `${hiddenDigits}${row.last_four}`,
      type: row.network,
      expiryMonth: Number(row.expiry_month),
      expiryYear: Number(row.expiry_year) % 100,
    },
    isPrimary,
    isUsedForRecurringSubscriptionBilling: false,
  }
}
