import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { OrderShowtime, RequestedTicket } from '@foyer/contract/wire/orders'
import { mapResult, type Result } from '../../../cache/result.ts'
import type { Answer } from '../../../services/http/api-client.ts'
import type { Failure } from '../../../services/http/failure.ts'
import type { OrdersService } from '../../../services/ocapi/orders.ts'
import type { RedemptionService } from '../../../services/ocapi/redemption.ts'
import type { CarriedCodes, CarryResult } from '../carried-codes.ts'
import { done, toOutcome, type OrderOutcome } from '../order-outcome.ts'
import type { OrderWork } from '../order-parts.ts'
import type { OrderStore } from '../order.ts'
import { listApplied, type AppliedCode } from './applied-codes.ts'
import { assignOpener, listPayableTypes, releaseOpener, type Opener } from './redeemed-tickets.ts'

/** A code with the kind that it was recognised as. */
export interface TypedCode {
  readonly code: string
  /** Empty without one. */
  readonly pin: string
  readonly codeType: TicketRedemptionCodeType
}

/** What is known of a voucher or card since it was added: the order does not repeat it. */
interface AddedCode {
  /** Tickets of the order that it can pay for. */
  readonly most: number
  readonly codeType: TicketRedemptionCodeType
}

/** What an order answers about a code that was put on it. */
interface SentCodeAnswer {
  readonly id: string
  /** Tickets of the order that it can pay for. */
  readonly most: number
}

/** A code that can be put on an order, and on another one after it. */
interface SentCode extends Pick<Opener, 'kind'>, Pick<AddedCode, 'codeType'> {
  /** Without a body of the answer nothing is known about it. */
  readonly send: (orderId: string) => Promise<Result<Answer<SentCodeAnswer | undefined>, Failure>>
}

/** A code of an order that has ended, which the next one does not take. */
export interface RefusedCarry {
  readonly orderId: string
  readonly codeType: TicketRedemptionCodeType
  readonly outcome: OrderOutcome
}

export interface RedemptionsStoreParts {
  redemption: RedemptionService
  orders: Pick<OrdersService, 'setShowtime'>
  order: OrderStore
  carriedCodes: CarriedCodes
  /** The order costs another sum: a payment that was begun for the old one is over. */
  onChanged: () => void
}

/** A voucher pays for no ticket of the type, a card opens none: it may well for another type. */
const isOfOtherType = (outcome: OrderOutcome) =>
  outcome.kind === 'refused' &&
  ['voucher-invalid-for-order', 'redemption-card-declined', 'third-party-card-declined'].includes(
    outcome.condition,
  )

/** Vouchers and redemption cards of the order in progress. */
export class RedemptionsStore {
  isAdding = false
  /** Id of what is being taken off; null without one. */
  removingId: string | null = null
  readonly #added = observable.map<string, AddedCode>({}, { deep: false })
  readonly #refused = observable.array<RefusedCarry>([], { deep: false })
  readonly #parts: RedemptionsStoreParts

  constructor(parts: RedemptionsStoreParts) {
    this.#parts = parts
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get applied(): readonly AppliedCode[] {
    const { order } = this.#parts.order
    return order ? listApplied(order) : []
  }

  /** Codes of an order that has ended which the present one does not take. */
  get refusedCarries(): readonly RefusedCarry[] {
    const { order } = this.#parts.order
    return this.#refused.filter(({ orderId }) => orderId === order?.id)
  }

  /** The kind as which a voucher or card was recognised; undefined if it was added before this page was loaded. */
  getCodeType(id: string): TicketRedemptionCodeType | undefined {
    return this.#added.get(id)?.codeType
  }

  /** Further tickets of the order that a voucher or card can pay for; undefined if it was added before this page was loaded. */
  getLeft({ id, tickets }: Pick<AppliedCode, 'id' | 'tickets'>): number | undefined {
    const most = this.#added.get(id)?.most
    return most === undefined ? undefined : Math.max(0, most - tickets)
  }

  /**
   * Puts a voucher or card on the order, and on as many of its tickets as it is good for. One that pays for none of them
   * is taken off again. Before there are tickets it stays, and opens prices.
   */
  async add(typed: TypedCode): Promise<OrderOutcome> {
    if (this.isAdding) return done
    this.isAdding = true
    try {
      const [outcome, opener] = await this.#send(typed)
      if (outcome.kind !== 'ok' || opener === null) return outcome
      const hasTickets = this.#showtimes.some(({ tickets }) => tickets.length > 0)
      const isDeal = this.applied.some(({ id, isDeal }) => id === opener.id && isDeal)
      if (!hasTickets || isDeal) return done
      const used = await this.#assign(opener)
      if (used.kind === 'refused') {
        this.#parts.carriedCodes.drop(opener.id)
        await this.#takeOff(opener)
      }
      return used
    } finally {
      runInAction(() => (this.isAdding = false))
    }
  }

  /** Puts on tickets what was added before there were any. What pays for none of them stays, and says so in the list. */
  async applyWaiting(): Promise<void> {
    if (this.isAdding) return
    this.isAdding = true
    try {
      for (const code of this.applied) if (!code.isDeal && code.tickets === 0) await this.#assign(code)
    } finally {
      runInAction(() => (this.isAdding = false))
    }
  }

  /**
   * Takes a voucher or card off its tickets, which then cost what they did, and off the order. One that stays, because the
   * server refuses or nobody answers, is still left to the next order.
   */
  async remove(opener: Opener): Promise<OrderOutcome> {
    if (this.removingId !== null) return done
    this.removingId = opener.id
    try {
      const outcome = await this.#release(opener)
      if (outcome.kind === 'ok' || outcome.kind === 'order-expired') this.#parts.carriedCodes.drop(opener.id)
      return outcome
    } finally {
      runInAction(() => (this.removingId = null))
    }
  }

  async #release(opener: Opener): Promise<OrderOutcome> {
    for (const showtime of this.#showtimes) {
      const released = releaseOpener(showtime, opener)
      if (!released) continue
      const outcome = await this.#setTickets('removing-code', showtime, released)
      if (outcome.kind !== 'ok') return outcome
    }
    const outcome = await this.#takeOff(opener)
    if (outcome.kind !== 'refused' || outcome.condition !== 'not-found') return outcome
    // Another tab took it off.
    await this.#parts.order.refresh()
    return done
  }

  get #showtimes(): readonly OrderShowtime[] {
    return this.#parts.order.order?.showtimes ?? []
  }

  /** @returns the outcome, and what is on the order now */
  async #send(typed: TypedCode): Promise<[OrderOutcome, Opener | null]> {
    if (typed.codeType.type !== 'Voucher') return this.#put(this.#createCard(typed))
    const [outcome, opener] = await this.#put(this.#createVoucher(typed, 'Ticket'))
    // Nothing in a number says whether it is for a ticket or a deal.
    return outcome.kind === 'refused' && outcome.condition === 'voucher-invalid-for-order'
      ? this.#put(this.#createVoucher(typed, 'Deal'))
      : [outcome, opener]
  }

  #createVoucher({ code, pin, codeType }: TypedCode, type: 'Ticket' | 'Deal'): SentCode {
    const credentials = { barcode: normalizeCode(code), pin: pin === '' ? null : pin }
    return {
      kind: 'Voucher',
      codeType,
      send: async (orderId) =>
        mapResult(await this.#parts.redemption.addVoucher(orderId, { type, credentials }), (answer) => ({
          ...answer,
          body: answer.body && { id: answer.body.voucher.id, most: answer.body.availableRedemptions },
        })),
    }
  }

  #createCard({ code, pin, codeType }: TypedCode): SentCode {
    const isOfScheme = codeType.type === 'ThirdPartyMemberCard'
    const body = {
      type: isOfScheme ? ('ThirdParty' as const) : ('Member' as const),
      cardNumber: normalizeCode(code),
      pin: pin === '' ? null : pin,
    }
    return {
      kind: isOfScheme ? 'ThirdPartyCard' : 'MemberCard',
      codeType,
      send: async (orderId) =>
        mapResult(await this.#parts.redemption.addCard(orderId, body), (answer) => ({
          ...answer,
          body: answer.body && {
            id: answer.body.ticketRedemptionCard.id,
            most: answer.body.availableRedemptions,
          },
        })),
    }
  }

  async #put(code: SentCode): Promise<[OrderOutcome, Opener | null]> {
    let added: Opener | null = null
    const outcome = await this.#change('adding-code', async (orderId) =>
      mapResult(await code.send(orderId), (answer) => {
        // A server that answers without a body has added it all the same: the order has it then.
        if (answer.body) added = this.#keep(orderId, code, answer.body)
        return { ...answer, body: undefined }
      }),
    )
    return [outcome, added]
  }

  #keep(orderId: string, code: SentCode, { id, most }: SentCodeAnswer): Opener {
    const { kind, codeType } = code
    this.#added.set(id, { most, codeType })
    this.#parts.carriedCodes.keep(id, orderId, (nextId) => this.#carry(nextId, code))
    return { kind, id }
  }

  /** Puts on another order what was on one that has ended. */
  async #carry(orderId: string, code: SentCode): Promise<CarryResult> {
    const result = await code.send(orderId)
    if (result.ok) {
      const { body } = result.value
      return { kind: 'added', id: body ? this.#keep(orderId, code, body).id : null }
    }
    const outcome = toOutcome(result.failure)
    const isFinal = outcome.kind === 'refused' && outcome.condition !== 'too-many-requests'
    if (!isFinal) return { kind: 'unanswered' }
    runInAction(() => this.#refused.push({ orderId, codeType: code.codeType, outcome }))
    return { kind: 'refused' }
  }

  async #change(...change: Parameters<OrderStore['change']>): Promise<OrderOutcome> {
    const outcome = await this.#parts.order.change(...change)
    if (outcome.kind === 'ok') this.#parts.onChanged()
    return outcome
  }

  /** Puts a voucher or card on tickets: of all types together, or of each type that it pays for. */
  async #assign(opener: Opener): Promise<OrderOutcome> {
    let left = this.#added.get(opener.id)?.most ?? 1
    let outcome: OrderOutcome = done
    let isUsed = false
    for (const { showtimeId } of this.#showtimes) {
      const find = () => this.#showtimes.find((each) => each.showtimeId === showtimeId)
      const types = listPayableTypes(find() ?? { tickets: [] })
      for (const ticketTypeIds of [types, ...types.map((type) => [type])]) {
        const showtime = find()
        const assigned = showtime && left > 0 && assignOpener(showtime, opener, { ticketTypeIds, most: left })
        if (!showtime || !assigned) continue
        outcome = await this.#setTickets('adding-code', showtime, assigned.tickets)
        if (outcome.kind === 'ok') {
          isUsed = true
          left -= assigned.count
        } else if (!isOfOtherType(outcome)) {
          return isUsed ? done : outcome
        }
      }
    }
    return isUsed ? done : outcome
  }

  #setTickets(
    work: OrderWork,
    { showtimeId, seats }: Pick<OrderShowtime, 'showtimeId' | 'seats'>,
    tickets: RequestedTicket[],
  ): Promise<OrderOutcome> {
    const body = { seats: seats.map(({ id }) => id), tickets }
    return this.#change(work, (orderId) => this.#parts.orders.setShowtime(orderId, showtimeId, body))
  }

  #takeOff({ kind, id }: Opener): Promise<OrderOutcome> {
    const { redemption } = this.#parts
    return this.#change('removing-code', (orderId) =>
      kind === 'Voucher' ? redemption.removeVoucher(orderId, id) : redemption.removeCard(orderId, id),
    )
  }
}
