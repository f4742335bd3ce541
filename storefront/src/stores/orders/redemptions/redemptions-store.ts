import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import { normalizeCode } from '@foyer/contract/codes/code-format'
import type { OrderShowtime, RequestedTicket } from '@foyer/contract/wire/orders'
import { mapResult } from '../../../cache/result.ts'
import type { OrdersService } from '../../../services/ocapi/orders.ts'
import type { RedemptionService } from '../../../services/ocapi/redemption.ts'
import { done, type OrderOutcome } from '../order-outcome.ts'
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

export interface RedemptionsStoreParts {
  redemption: RedemptionService
  orders: Pick<OrdersService, 'setShowtime'>
  order: OrderStore
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
  readonly #parts: RedemptionsStoreParts

  constructor(parts: RedemptionsStoreParts) {
    this.#parts = parts
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get applied(): readonly AppliedCode[] {
    const { order } = this.#parts.order
    return order ? listApplied(order) : []
  }

  /** The kind as which a voucher or card was recognised; undefined if it was added before this page was loaded. */
  getCodeType(id: string): TicketRedemptionCodeType | undefined {
    return this.#added.get(id)?.codeType
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
      if (used.kind === 'refused') await this.#takeOff(opener)
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

  /** Takes a voucher or card off its tickets, which then cost what they did, and off the order. */
  async remove(opener: Opener): Promise<OrderOutcome> {
    if (this.removingId !== null) return done
    this.removingId = opener.id
    try {
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
    } finally {
      runInAction(() => (this.removingId = null))
    }
  }

  get #showtimes(): readonly OrderShowtime[] {
    return this.#parts.order.order?.showtimes ?? []
  }

  /** @returns the outcome, and what is on the order now */
  async #send(typed: TypedCode): Promise<[OrderOutcome, Opener | null]> {
    if (typed.codeType.type !== 'Voucher') return this.#sendCard(typed)
    const [outcome, opener] = await this.#sendVoucher(typed, 'Ticket')
    // Nothing in a number says whether it is for a ticket or a deal.
    return outcome.kind === 'refused' && outcome.condition === 'voucher-invalid-for-order'
      ? this.#sendVoucher(typed, 'Deal')
      : [outcome, opener]
  }

  async #sendVoucher(typed: TypedCode, type: 'Ticket' | 'Deal'): Promise<[OrderOutcome, Opener | null]> {
    const credentials = { barcode: normalizeCode(typed.code), pin: typed.pin === '' ? null : typed.pin }
    let added: Opener | null = null
    const outcome = await this.#change('adding-code', async (orderId) =>
      mapResult(await this.#parts.redemption.addVoucher(orderId, { type, credentials }), (answer) => {
        // A server that answers without a body has added it all the same: the order has it then.
        if (answer.body) {
          const { voucher, availableRedemptions: most } = answer.body
          added = { kind: 'Voucher', id: voucher.id }
          this.#remember(voucher.id, { most, codeType: typed.codeType })
        }
        return { ...answer, body: undefined }
      }),
    )
    return [outcome, added]
  }

  async #sendCard({ code, pin, codeType }: TypedCode): Promise<[OrderOutcome, Opener | null]> {
    const isOfScheme = codeType.type === 'ThirdPartyMemberCard'
    const body = {
      type: isOfScheme ? ('ThirdParty' as const) : ('Member' as const),
      cardNumber: normalizeCode(code),
      pin: pin === '' ? null : pin,
    }
    let added: Opener | null = null
    const outcome = await this.#change('adding-code', async (orderId) =>
      mapResult(await this.#parts.redemption.addCard(orderId, body), (answer) => {
        if (answer.body) {
          const { ticketRedemptionCard: card, availableRedemptions: most } = answer.body
          added = { kind: isOfScheme ? 'ThirdPartyCard' : 'MemberCard', id: card.id }
          this.#remember(card.id, { most, codeType })
        }
        return { ...answer, body: undefined }
      }),
    )
    return [outcome, added]
  }

  async #change(...change: Parameters<OrderStore['change']>): Promise<OrderOutcome> {
    const outcome = await this.#parts.order.change(...change)
    if (outcome.kind === 'ok') this.#parts.onChanged()
    return outcome
  }

  #remember(id: string, added: AddedCode): void {
    this.#added.set(id, added)
  }

  /** Puts a voucher or card on tickets: of all types at once, or of each type that it pays for. */
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
