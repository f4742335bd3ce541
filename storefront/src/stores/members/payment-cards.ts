import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import { frameConnector, type FrameConnectorParameters } from '@foyer/contract/payments/frame'
import { failed, mapResult, success, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure, isMissing, type Failure } from '../../services/http/failure.ts'
import { poll } from '../../services/http/polling.ts'
import { createPaymentCardsService, type PaymentCardsService } from '../../services/ocapi/payment-cards.ts'
import { readPaymentCards } from '../../services/ocapi/payment-card-answers.ts'
import { createPaymentsService, type PaymentsService } from '../../services/ocapi/payments.ts'
import type { Cached, Caching } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { callAsMember, createMemberCache } from './member-cache.ts'
import type { MemberSession } from './member-session.ts'
import { getMemberStores } from './member-stores.ts'
import { memberLifetime } from './member.ts'

/** Fields of the provider that add a card. */
export interface CardFields {
  /** Id of the card once it is there. */
  readonly cardId: string
  readonly frame: FrameConnectorParameters
  /** The provider, as pages name it. */
  readonly providerName: string
}

/** What became of a card that was sent. */
export type CardCreation =
  | { readonly kind: 'added' }
  | { readonly kind: 'declined'; readonly reason: string }
  /** Nothing has reached the provider. */
  | { readonly kind: 'not-sent' }
  /** The bank has not answered yet: it can be asked again. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'unreachable' }

export interface PaymentCardsOptions {
  readonly caching: Pick<Caching, 'value'>
  readonly session: Pick<MemberSession, 'isSignedIn' | 'signIns'>
  readonly cards: PaymentCardsService
  readonly payments: Pick<PaymentsService, 'methods'>
  readonly languageTag: string
  /** Whether the server answers our own calls about members. */
  readonly extendsMembers: boolean
}

/** The member's payment cards: masks and expiries; the numbers are the provider's. */
export class PaymentCardsStore {
  /** The primary one first; forgotten with the sign-in. */
  readonly cards: Cached<readonly PaymentCard[]>
  readonly #options: PaymentCardsOptions

  constructor(options: PaymentCardsOptions) {
    this.#options = options
    const { caching, session, cards } = options
    this.cards = createMemberCache<readonly PaymentCard[]>(caching, session, 'payment-cards', {
      load: async () => mapResult(await getBody(cards.list()), readPaymentCards),
      lifetime: memberLifetime,
    })
  }

  /** A card that is gone already counts as removed. */
  async remove(id: string): Promise<Result<void, Failure>> {
    const answer = await this.#call(() => this.#options.cards.remove(id))
    const isGone = answer.ok || isMissing(answer.failure)
    if (isGone) await this.cards.refresh()
    return isGone ? success(undefined) : answer
  }

  async setPrimary(id: string): Promise<Result<void, Failure>> {
    const answer = await this.#call(() => this.#options.cards.setPrimary(id))
    if (answer.ok) await this.cards.refresh()
    return answer.ok ? success(undefined) : answer
  }

  /** Opens the provider's fields for a new card. @param isPrimary whether it is used first from then on */
  async begin(isPrimary: boolean): Promise<Result<CardFields, Failure>> {
    const { cards, payments, languageTag, extendsMembers } = this.#options
    const listed = await getBody(payments.methods({}))
    if (!listed.ok) return listed
    const method = listed.value.webPaymentMethods.find(({ type }) => type === 'Embedded')
    if (!method) return failed(createContractFailure('getWebPaymentMethods'))
    const answer = await this.#call(() =>
      getBody(
        cards.createEmbedded({
          webPaymentMethodId: method.id,
          languageTag,
          ...(extendsMembers ? { isPrimary } : {}),
        }),
      ),
    )
    if (!answer.ok) return answer
    const { memberPaymentCardId: cardId, connectorFunctionName, connectorParametersJson } = answer.value
    const frame = connectorFunctionName === frameConnector ? parseFrame(connectorParametersJson) : null
    return frame === null
      ? failed(createContractFailure('createEmbeddedPaymentCard'))
      : success({ cardId, frame, providerName: method.providerName })
  }

  /** Polls until the bank has answered; safe to repeat, also after a lost answer. */
  async readCreation(cardId: string): Promise<CardCreation> {
    const creation = this.#options.extendsMembers
      ? await this.#pollCreation(cardId)
      : await this.#pollCard(cardId)
    if (creation.kind === 'added') await this.cards.refresh()
    return creation
  }

  async #pollCreation(cardId: string): Promise<CardCreation> {
    const answer = await poll({
      ask: () => this.#call(() => getBody(this.#options.cards.creation(cardId))),
      isDone: ({ status }) => status !== 'Pending',
    })
    if (!answer.ok) return toUnanswered(answer.failure)
    const { status, declineReason } = answer.value
    switch (status) {
      case 'Completed':
        return { kind: 'added' }
      case 'Declined':
        return { kind: 'declined', reason: declineReason ?? 'declined' }
      case 'NotStarted':
        return { kind: 'not-sent' }
      case 'Pending':
        return { kind: 'pending' }
      default:
        return status satisfies never
    }
  }

  /** Another server tells only of cards that are there. */
  async #pollCard(cardId: string): Promise<CardCreation> {
    const answer = await poll({
      ask: async (): Promise<Result<boolean, Failure>> => {
        const card = await this.#call(() => getBody(this.#options.cards.card(cardId)))
        if (card.ok) return success(true)
        return isMissing(card.failure) ? success(false) : card
      },
      isDone: (isThere) => isThere,
    })
    return answer.ok ? { kind: 'added' } : toUnanswered(answer.failure)
  }

  #call<T>(call: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    return callAsMember(this.#options.session, call)
  }
}

function toUnanswered(failure: Failure): CardCreation {
  if (failure.kind === 'polling') return { kind: 'pending' }
  return isMissing(failure) ? { kind: 'not-sent' } : { kind: 'unreachable' }
}

function parseFrame(json: string): FrameConnectorParameters | null {
  try {
    const { frameUrl, origin } = JSON.parse(json) as Partial<FrameConnectorParameters>
    return typeof frameUrl === 'string' && typeof origin === 'string' ? { frameUrl, origin } : null
  } catch {
    return null
  }
}

/** The member's payment cards, for their pages and the payment step. */
export const getPaymentCardsStore = defineStore((stores: Stores): PaymentCardsStore => {
  const { client, caching, pageData } = stores.core
  return new PaymentCardsStore({
    caching,
    session: getMemberStores(stores).session,
    cards: createPaymentCardsService(client),
    payments: createPaymentsService(client),
    languageTag: pageData.languageTag,
    extendsMembers: pageData.initialData.extendsMembers ?? false,
  })
})
