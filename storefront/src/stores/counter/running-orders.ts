import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type {
  OrderInPreparation,
  OrdersInPreparationResponse,
  PreparationResponse,
  PreparationStatus,
} from '@foyer/contract/wire/order-items'
import type { Clock } from '../../cache/clock.ts'
import type { Result } from '../../cache/result.ts'
import type { Answer } from '../../services/http/api-client.ts'
import { isCondition, type Failure } from '../../services/http/failure.ts'
import { createRepeatedRead } from '../../services/http/repeated-read.ts'
import type { PreparationService } from '../../services/ocapi/preparation.ts'
import type { CounterPage } from './counter-page.ts'
import {
  findNextDeliveryStatus,
  nextStatus,
  toMoveRefusal,
  type MoveRefusal,
  type NextDeliveryStatus,
  type NextStatus,
} from './moves.ts'

/** Milliseconds between two questions, begin to begin: each step of another screen is seen within two seconds. */
export const pollEvery = 1_500
/** Longest wait after failures, milliseconds. */
export const longestWait = 30_000
/** Milliseconds after which a question counts as unanswered. */
const answerLimit = 10_000
/** Failures in a row from which the connection counts as lost: a single one goes by unseen. */
const lostAfter = 2
/** Milliseconds after a press in which another one is the second half of a double press, on what has moved up. */
const settleTime = 300
/** Most orders of the list of what was collected here. */
const mostCollected = 20
/** How long an order that has come stands out, milliseconds. */
const standsOut = 10_000
const noMoves: ReadonlyMap<string, NextDeliveryStatus> = new Map()

/** An order as the counter shows it: `status` is what was pressed here, also before the server has answered. */
export interface CounterOrder {
  readonly order: OrderInPreparation
  readonly status: Exclude<PreparationStatus, 'Collected'>
  readonly isMoving: boolean
  /** Deliveries that are moved by themselves, by their ids, before the server has answered. */
  readonly deliveryMoves: ReadonlyMap<string, NextDeliveryStatus>
}

/** What has happened last, to be said. */
export type CounterEvent =
  | { readonly kind: 'arrived'; readonly orders: readonly OrderInPreparation[] }
  | {
      readonly kind: 'moved'
      readonly order: OrderInPreparation
      readonly status: NextStatus
      /** The delivery that has moved; null: all of the order. */
      readonly deliveryId: string | null
    }
  | { readonly kind: 'refused'; readonly order: OrderInPreparation; readonly reason: MoveRefusal }

export interface RunningOrdersOptions {
  readonly siteId: string
  readonly service: PreparationService
  readonly clock: Clock
  readonly page: CounterPage
  /** Called when the server knows the workstation no longer. */
  readonly onEnded: () => void
}

/** Orders of a site that are to be handed over, asked for again and again while the page is seen. */
export class RunningOrdersStore {
  /** As the server has last sent them, changed by what it has answered to moves; null before the first answer. */
  orders: readonly OrderInPreparation[] | null = null
  /** Epoch milliseconds of the last answer. */
  answeredAt: number | null = null
  /** Questions without an answer in a row. */
  failures = 0
  event: CounterEvent | null = null
  /** Collected at this screen, the last one first. */
  collected: readonly OrderInPreparation[] = []
  /** When an order came, by its id: for some seconds, so that it stands out. */
  arrivals: ReadonlyMap<string, number> = new Map()
  /** Moves whose answer is open, by order. */
  moves: ReadonlyMap<string, NextStatus> = new Map()
  /** Moves of single deliveries whose answer is open, by order and delivery. */
  deliveryMoves: ReadonlyMap<string, ReadonlyMap<string, NextDeliveryStatus>> = new Map()
  #itemNames: ReadonlyMap<string, OrdersInPreparationResponse['relatedData']['items'][number]> = new Map()
  readonly #options: RunningOrdersOptions
  readonly #read: (signal?: AbortSignal) => Promise<Result<Answer<OrdersInPreparationResponse>, Failure>>
  /** The answer that is shown; null once a move has changed it. */
  #shown: OrdersInPreparationResponse | null = null
  /** Counts answers to moves: a list that was asked for before one says nothing of it. */
  #answeredMoves = 0
  #pressedAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: Promise<void> | null = null
  #isStarted = false

  constructor(options: RunningOrdersOptions) {
    this.#options = options
    this.#read = createRepeatedRead((call) => options.service.running(options.siteId, call))
    makeAutoObservable<this>(
      this,
      {
        orders: observableRef,
        event: observableRef,
        collected: observableRef,
        arrivals: observableRef,
        moves: observableRef,
        deliveryMoves: observableRef,
      },
      { autoBind: true },
    )
  }

  /** What is to be done, by the time at which it is wanted. */
  get shown(): readonly CounterOrder[] {
    return (this.orders ?? []).flatMap((order) => {
      const move = this.moves.get(order.orderId)
      const status = move ?? order.preparation.status
      const deliveryMoves = this.deliveryMoves.get(order.orderId) ?? noMoves
      const isMoving = move !== undefined || deliveryMoves.size > 0
      return status === 'Collected' ? [] : [{ order, status, isMoving, deliveryMoves }]
    })
  }

  get isLost(): boolean {
    return this.failures >= lostAfter
  }

  findItemName(itemId: string) {
    return this.#itemNames.get(itemId)?.name
  }

  /** Asks immediately, and repeatedly from then on. Returns a function that stops it. */
  start(): () => void {
    this.#isStarted = true
    const stopHearing = this.#options.page.onReturn(() => void this.refresh())
    void this.refresh()
    return () => {
      this.#isStarted = false
      stopHearing()
      clearTimeout(this.#timer)
    }
  }

  /** Asks now, and again after the usual time; while a question is open it is that one. */
  refresh(): Promise<void> {
    clearTimeout(this.#timer)
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  /** Moves an order on, on this screen immediately; back again where the server refuses it. */
  async move(orderId: string): Promise<void> {
    const { clock, service } = this.#options
    const found = this.shown.find(({ order }) => order.orderId === orderId)
    const now = clock.now()
    if (!found || found.isMoving || now - this.#pressedAt < settleTime) return
    this.#pressedAt = now
    const { order } = found
    const status = nextStatus[found.status]
    this.#setMove(orderId, status)
    const result = await (status === 'Collected'
      ? service.collect(orderId)
      : service.prepare(orderId, status))
    if (result.ok) {
      this.#accept(order, toMoved(order, status, result.value.body, clock.now()))
      this.#setMove(orderId, null)
      return this.#say({ kind: 'moved', order, status, deliveryId: null })
    }
    this.#setMove(orderId, null)
    await this.#refuse(order, result.failure)
  }

  /** Moves one delivery of an order on, until it is ready or on its way: another one may take longer. */
  async moveDelivery(orderId: string, deliveryId: string): Promise<void> {
    const { clock, service } = this.#options
    const found = this.shown.find(({ order }) => order.orderId === orderId)
    const delivery = found?.order.itemDeliveries.find(({ id }) => id === deliveryId)
    const now = clock.now()
    if (!found || !delivery || found.isMoving || now - this.#pressedAt < settleTime) return
    this.#pressedAt = now
    const { order } = found
    const status = findNextDeliveryStatus(delivery.status ?? found.status)
    if (status === null) return
    this.#setDeliveryMove(orderId, new Map([[deliveryId, status]]))
    const result = await service.prepareDelivery(orderId, deliveryId, status)
    if (result.ok) {
      this.#accept(order, toMovedDelivery(order, deliveryId, status, result.value.body))
      this.#setDeliveryMove(orderId, noMoves)
      return this.#say({ kind: 'moved', order, status, deliveryId })
    }
    this.#setDeliveryMove(orderId, noMoves)
    await this.#refuse(order, result.failure)
  }

  /** The order is as it was; `onEnded` is called on a device that is no workstation any more. */
  async #refuse(order: OrderInPreparation, failure: Failure): Promise<void> {
    if (isCondition(failure, 'forbidden')) return this.#options.onEnded()
    this.#say({ kind: 'refused', order, reason: toMoveRefusal(failure) })
    await this.#refreshAfterMove()
  }

  async #ask(): Promise<void> {
    const { clock, onEnded } = this.#options
    const requestedAt = clock.now()
    const moves = this.#answeredMoves
    const given = new AbortController()
    const limit = setTimeout(() => given.abort(), answerLimit)
    const result = await this.#read(given.signal)
    clearTimeout(limit)
    if (!result.ok && isCondition(result.failure, 'forbidden')) return onEnded()
    runInAction(() => {
      this.failures = result.ok ? 0 : this.failures + 1
      if (!result.ok) return
      this.answeredAt = clock.now()
      const recent = [...this.arrivals].filter(([, at]) => clock.now() - at < standsOut)
      if (recent.length < this.arrivals.size) this.arrivals = new Map(recent)
      if (moves === this.#answeredMoves) this.#show(result.value.body)
    })
    this.#schedule(Math.max(0, requestedAt + this.#getWait() - clock.now()))
  }

  #show(answer: OrdersInPreparationResponse): void {
    if (answer === this.#shown) return
    const before = this.orders
    this.#shown = answer
    this.orders = answer.orders
    this.#itemNames = new Map(answer.relatedData.items.map((item) => [item.id, item]))
    if (before === null) return
    const known = new Set([...before, ...this.collected].map(({ orderId }) => orderId))
    const arrived = answer.orders.filter(({ orderId }) => !known.has(orderId))
    if (arrived.length === 0) return
    const now = this.#options.clock.now()
    this.arrivals = new Map([...this.arrivals, ...arrived.map(({ orderId }) => [orderId, now] as const)])
    this.event = { kind: 'arrived', orders: arrived }
  }

  /** An order as it is after a move: a list that was asked for before says nothing of it. */
  #accept({ orderId }: OrderInPreparation, changed: OrderInPreparation): void {
    this.#answeredMoves += 1
    this.#shown = null
    const isCollected = changed.preparation.status === 'Collected'
    runInAction(() => {
      this.orders = (this.orders ?? []).flatMap((each) => {
        if (each.orderId !== orderId) return [each]
        return isCollected ? [] : [changed]
      })
      if (isCollected) this.collected = [changed, ...this.collected].slice(0, mostCollected)
    })
  }

  /** A question that was open during the move may have been answered before it. */
  async #refreshAfterMove(): Promise<void> {
    await this.#asking
    await this.refresh()
  }

  #setMove(orderId: string, status: NextStatus | null): void {
    runInAction(() => {
      const others = [...this.moves].filter(([id]) => id !== orderId)
      this.moves = new Map(status === null ? others : [...others, [orderId, status]])
    })
  }

  #setDeliveryMove(orderId: string, moves: ReadonlyMap<string, NextDeliveryStatus>): void {
    runInAction(() => {
      const others = [...this.deliveryMoves].filter(([id]) => id !== orderId)
      this.deliveryMoves = new Map(moves.size === 0 ? others : [...others, [orderId, moves]])
    })
  }

  #say(event: CounterEvent): void {
    runInAction(() => (this.event = event))
  }

  #getWait(): number {
    return Math.min(pollEvery * 2 ** Math.max(0, this.failures - 1), longestWait)
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStarted) return
    this.#timer = setTimeout(() => {
      // Seen again, the page asks immediately.
      if (this.#options.page.isVisible()) void this.refresh()
    }, wait)
  }
}

/** @param answer undefined where none is sent, or read: the next list tells the times */
function toMoved(
  order: OrderInPreparation,
  status: NextStatus,
  answer: PreparationResponse | undefined,
  now: number,
): OrderInPreparation {
  const collectedAt = new Date(now).toISOString()
  return {
    ...order,
    preparation: answer?.preparation ?? {
      ...order.preparation,
      status,
      ...(status === 'Collected' && { collectedAt }),
    },
    itemDeliveries: answer?.itemDeliveries ?? order.itemDeliveries,
  }
}

/** @param answer undefined where none is sent, or read: the next list tells how far the whole order is */
function toMovedDelivery(
  order: OrderInPreparation,
  deliveryId: string,
  status: NextDeliveryStatus,
  answer: PreparationResponse | undefined,
): OrderInPreparation {
  const moved = order.itemDeliveries.map((each) => (each.id === deliveryId ? { ...each, status } : each))
  return {
    ...order,
    preparation: answer?.preparation ?? order.preparation,
    itemDeliveries: answer?.itemDeliveries ?? moved,
  }
}
