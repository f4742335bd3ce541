import type { BookingMode, OrderType } from '@foyer/contract/wire/enumerations'
import type {
  CreateGiftShopOrderRequest,
  CreateStandardOrderRequest,
  CreateSubscriptionOrderRequest,
  OrderResponse,
} from '@foyer/contract/wire/orders'
import { findWorkstation, type Caller } from '../domain/caller.ts'
import { ProblemError } from '../http/problem.ts'
import { emptyContents } from '../order-store/order-contents.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import { getOpenOrderId } from '../order-store/scarce-ids.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { toOrderResponse } from './order-document.ts'
import type { OrderServiceDependencies } from './order-service.ts'

/** The caller who begins an order. */
export interface OrderBeginner {
  readonly caller: Caller
  /** Client whose limits the order's unpaid seats count towards. */
  readonly client: string
}

/** Creates orders of each type. */
export class OrderCreation {
  readonly #dependencies: OrderServiceDependencies

  constructor(dependencies: OrderServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * @throws ProblemError `site-not-found`, `invalid-argument` (a booking mode that the brand does not sell),
   * `order-already-created`
   */
  async createStandard(
    { siteId, bookingMode = 'Paid' }: CreateStandardOrderRequest,
    beginner: OrderBeginner,
  ): Promise<OrderWrite<OrderResponse>> {
    await this.#requireSite(siteId)
    if (bookingMode !== 'Paid' && !this.#dependencies.settings.allowUnpaidBookings)
      throw new ProblemError('invalid-argument', { detail: `Booking mode ${bookingMode} is not sold here` })
    return this.#create({ type: 'Standard', siteId, bookingMode }, beginner)
  }

  /** @throws ProblemError `site-not-found`, `order-already-created` */
  async createGiftShop(
    { siteId }: CreateGiftShopOrderRequest,
    beginner: OrderBeginner,
  ): Promise<OrderWrite<OrderResponse>> {
    await this.#requireSite(siteId)
    return this.#create({ type: 'GiftShop', siteId, bookingMode: null }, beginner)
  }

  /**
   * @throws ProblemError `site-not-found`, `subscription-none-current` (a reactivation without a subscription),
   * `order-already-created`
   */
  async createSubscription(
    { siteId, action }: CreateSubscriptionOrderRequest,
    beginner: OrderBeginner,
  ): Promise<OrderWrite<OrderResponse>> {
    await this.#requireSite(siteId)
    const { caller } = beginner
    if (action === 'Reactivate' && !(caller.kind === 'member' && caller.subscriptionIds.length > 0))
      throw new ProblemError('subscription-none-current')
    return this.#create({ type: 'Subscription', siteId, bookingMode: null }, beginner)
  }

  async #requireSite(siteId: string): Promise<void> {
    if (!(await this.#dependencies.catalogue.getSite(siteId))) throw new ProblemError('site-not-found')
  }

  #create(
    kind: { type: OrderType; siteId: string; bookingMode: BookingMode | null },
    { caller, client }: OrderBeginner,
  ): OrderWrite<OrderResponse> {
    const { settings, clock, ids } = this.#dependencies
    const now = clock.now()
    const workstationId = findWorkstation(caller)?.workstationId
    const order: StoredOrder = {
      id: ids.uuid(),
      ...kind,
      memberId: caller.kind === 'member' ? caller.memberId : null,
      status: 'InProgress',
      version: 1,
      createdAt: now,
      expiresAt: now + settings.holdDuration,
      totalMinor: 0,
      customer: null,
      contents: workstationId === undefined ? emptyContents : { ...emptyContents, workstationId },
      completedAt: null,
      bookingId: null,
      transactionNumber: null,
      client,
    }
    return async () => ({
      command: {
        orderId: order.id,
        steps: [{ kind: 'order.insert', order }, ...getOpeningSteps(order, now)],
      },
      answer: toOrderResponse(order, new Map(), settings),
      explain: () =>
        new ProblemError('order-already-created', {
          detail: 'A workstation has one open order: complete or cancel it first',
        }),
    })
  }
}

/** A workstation has one order open at a time, as it serves one person. Others may have several, in several tabs. */
function getOpeningSteps({ contents: { workstationId }, expiresAt }: StoredOrder, now: number): Step[] {
  if (workstationId === undefined) return []
  return [
    {
      kind: 'scarce.take',
      scarceId: getOpenOrderId(workstationId),
      quantity: 1,
      capacity: 1,
      showtimeId: null,
      state: 'held',
      expiresAt,
      now,
    },
  ]
}
