import type {
  OrderInPreparation,
  OrdersInPreparationResponse,
  PreparationQuery,
  PreparationResponse,
} from '@foyer/contract/wire/order-items'
import { findWorkstation, type Caller } from '../domain/caller.ts'
import { ProblemError } from '../http/problem.ts'
import type { DeliveryLine, OrderContents, PreparationTimes } from '../order-store/order-contents.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import type { Step } from '../order-store/steps.ts'
import { toStoredOrder, type StoredOrder } from '../order-store/stored-order.ts'
import { toGoodsDocument, toDeliveryDocument } from '../orders/items/goods-document.ts'
import {
  getPartStatus,
  getWantedTime,
  hasCounterItems,
  isReached,
  listHandedOver,
  toPreparationDocument,
} from '../orders/items/preparation-status.ts'
import { toIsoInstant } from '../orders/iso-instant.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import { requireAction } from '../orders/order-access.ts'
import type { ShowtimeDetailsById } from '../orders/order-document.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import { priceContents } from '../orders/price-contents.ts'

const hour = 60 * 60_000
/** How long after it was wanted an order can still be prepared and collected. */
const expiresAfter = 24 * hour
/** Orders that a workstation sees: wanted in the next hours, or not collected for as many. */
const shown = { ahead: 2 * hour, behind: 6 * hour }
/** Most orders of a list. */
const mostShown = 200

type Wanted = NonNullable<PreparationQuery['status']>
/** Which parts of an order a call is about. */
export type PreparedParts = 'all' | 'deliveries' | { readonly deliveryId: string }

/** Preparation and collection of the items of completed orders, by workstations of the orders' sites. */
export class PreparationService {
  readonly #dependencies: OrderServiceDependencies

  constructor(dependencies: OrderServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Begins the preparation of parts of an order, or says that they are ready or on their way. Parts that are as far
   * already stay as they are.
   * @throws ProblemError `order-not-found`, `forbidden` (of another site), `order-type-invalid`,
   * `completed-order-expired`, `preparation-16100` (all of them are as far already), `preparation-16101` (nothing to
   * prepare), `preparation-16102` (no such delivery), `preparation-16103` (collected)
   */
  prepare(
    orderId: string,
    parts: PreparedParts,
    wanted: Wanted,
    caller: Caller,
  ): OrderWrite<PreparationResponse> {
    const now = this.#dependencies.clock.now()
    return async () => {
      const { order, details } = await this.#read(orderId, caller, now)
      requireAction(order, parts === 'all' ? 'prepare' : 'prepareItemDeliveries')
      const { contents } = order
      const deliveries = selectDeliveries(contents, parts)
      const counter = parts === 'all' && hasCounterItems(contents)
      if (!counter && deliveries.length === 0)
        throw new ProblemError(typeof parts === 'object' ? 'preparation-16102' : 'preparation-16101')
      if (contents.collectedAt !== null) throw new ProblemError('preparation-16103')
      const selected = new Set(deliveries)
      const changed: StoredOrder = {
        ...order,
        contents: {
          ...contents,
          preparation: counter ? advance(contents.preparation, wanted, now) : contents.preparation,
          deliveries: contents.deliveries.map((each) =>
            selected.has(each)
              ? { ...each, preparation: advance(each.preparation ?? null, wanted, now) }
              : each,
          ),
        },
      }
      const before = [
        ...(counter ? [contents.preparation] : []),
        ...deliveries.map(({ preparation = null }) => preparation),
      ]
      if (before.every((times) => isReached(wanted, getPartStatus(times, null))))
        throw new ProblemError('preparation-16100')
      return this.#write(changed, details, [])
    }
  }

  /**
   * All of an order has been collected.
   * @throws ProblemError as `prepare`; `collection-16200` (collected already)
   */
  collect(orderId: string, caller: Caller): OrderWrite<PreparationResponse> {
    const now = this.#dependencies.clock.now()
    return async () => {
      const { order, details } = await this.#read(orderId, caller, now)
      requireAction(order, 'collect')
      if (order.contents.collectedAt !== null) throw new ProblemError('collection-16200')
      const changed = { ...order, contents: { ...order.contents, collectedAt: now } }
      return this.#write(changed, details, [{ kind: 'preparation.remove' }])
    }
  }

  /**
   * Orders of a site whose items are to be handed over, by the time at which they are wanted.
   * @throws ProblemError `forbidden` for another site than the workstation's
   */
  async list(siteId: string, caller: Caller): Promise<OrdersInPreparationResponse> {
    requireSite(siteId, caller)
    const { database, clock, settings } = this.#dependencies
    const now = clock.now()
    const rows = await database.query({
      sql: `select sales_order.*, preparation.wanted_at as wanted_at
        from preparation join sales_order on sales_order.id = preparation.order_id
        where preparation.site_id = ? and preparation.wanted_at between ? and ? and sales_order.status = 'Completed'
        order by preparation.wanted_at, sales_order.completed_at limit ${String(mostShown)}`,
      parameters: [siteId, now - shown.behind, now + shown.ahead],
    })
    const orders = rows.map((row) => ({ order: toStoredOrder(row), wantedAt: Number(row['wanted_at']) }))
    const names = new Map(
      orders.flatMap(({ order }) => order.contents.items.map((line) => [line.itemId, line.name] as const)),
    )
    return {
      orders: orders.map(({ order, wantedAt }) => toListed(order, wantedAt, settings.currencyDecimals)),
      relatedData: { items: [...names].map(([id, name]) => ({ id, name })) },
    }
  }

  /** Forgets orders that nobody has collected and nobody can collect any more. */
  async forget(): Promise<void> {
    const { database, clock } = this.#dependencies
    const before = clock.now() - expiresAfter
    await database.tx((trx) => trx.deleteFrom('preparation').where('wanted_at', '<', before).execute())
  }

  async #read(
    orderId: string,
    caller: Caller,
    now: number,
  ): Promise<{ order: StoredOrder; details: ShowtimeDetailsById }> {
    const { store, catalogue } = this.#dependencies
    const order = await store.read(orderId)
    if (order?.status !== 'Completed') throw new ProblemError('order-not-found')
    requireSite(order.siteId, caller)
    const details = await loadShowtimeDetails(catalogue, order)
    if (now > getWantedTime(order, details) + expiresAfter) throw new ProblemError('completed-order-expired')
    return { order, details }
  }

  #write(order: StoredOrder, details: ShowtimeDetailsById, steps: readonly Step[]) {
    return {
      command: { orderId: order.id, steps: [{ kind: 'order.save' as const, order }, ...steps] },
      answer: {
        orderId: order.id,
        preparation: toPreparationDocument(order, getWantedTime(order, details)),
        itemDeliveries: order.contents.deliveries.map((each) => toDeliveryDocument(each, order)),
      },
    }
  }
}

function requireSite(siteId: string, caller: Caller): void {
  if (findWorkstation(caller)?.siteId !== siteId)
    throw new ProblemError('forbidden', { detail: 'The order is of another site' })
}

function selectDeliveries(contents: OrderContents, parts: PreparedParts): readonly DeliveryLine[] {
  const all = listHandedOver(contents)
  return typeof parts === 'object' ? all.filter(({ id }) => id === parts.deliveryId) : all
}

function advance(times: PreparationTimes | null, wanted: Wanted, now: number): PreparationTimes {
  const begun = times ?? { startedAt: now, sentAt: null }
  return wanted === 'OnItsWay' && begun.sentAt === null ? { ...begun, sentAt: now } : begun
}

function toListed(order: StoredOrder, wantedAt: number, decimals: number): OrderInPreparation {
  const goods = toGoodsDocument(order, priceContents(order.contents), decimals)
  return {
    orderId: order.id,
    reference: order.bookingId,
    completedAt: toIsoInstant(order.completedAt ?? order.createdAt),
    customerName: order.customer?.name.givenName || null,
    preparation: toPreparationDocument(order, wantedAt),
    items: goods.items,
    itemDeliveries: goods.itemDeliveries ?? [],
    itemDeliveriesComment: goods.itemDeliveriesComment ?? null,
    serviceAreaPickupSchedule: goods.serviceAreaPickupSchedule ?? null,
  }
}
