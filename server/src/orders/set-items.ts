import type { SetItemsRequest } from '@foyer/contract/wire/order-items'
import type { OrderResponse } from '@foyer/contract/wire/orders'
import { listMandatoryFees } from '../pricing/channel-settings.ts'
import type { MandatoryFee } from '../pricing/order-to-price.ts'
import { ProblemError } from '../http/problem.ts'
import {
  listTickets,
  longestContents,
  type ItemLine,
  type OrderContents,
} from '../order-store/order-contents.ts'
import { getGiftCardId, getRewardId } from '../order-store/scarce-ids.ts'
import type { GuardRefusal, OrderWrite } from '../order-store/order-writes.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { CodeStore } from '../codes/code-store.ts'
import type { RewardStore } from '../loyalty/reward-store.ts'
import { visitor, type Caller } from '../domain/caller.ts'
import { changeOrder } from './change-contents.ts'
import { defaultMethods, findDeliveryErrors } from './items/check-deliveries.ts'
import { listLineDiscounts, refuseDiscounts } from './items/check-discounts.ts'
import { assignItemRewards, findItemRewardErrors, getRewardDiscount } from './items/use-item-rewards.ts'
import { checkLines } from './items/check-lines.ts'
import { getGoodsSteps } from './items/goods-steps.ts'
import { cleanComment, createItemRefusal, ofOrder, refuseItems } from './items/item-refusals.ts'
import type { ItemRequest, SoldLine } from './items/item-request.ts'
import { toDeliveryLines, toItemLine } from './items/to-item-lines.ts'
import { loadShowtimeDetails } from './load-showtime-details.ts'
import { priceNewItems } from './price-contents.ts'
import { requireAction, requireChangeable } from './order-access.ts'
import { toOrderResponse } from './order-document.ts'
import { getRewardSteps } from './reward-steps.ts'
import type { OrderServiceDependencies } from './order-service.ts'
import { fitTip } from './set-tip.ts'

export interface ItemServiceDependencies extends Pick<
  OrderServiceDependencies,
  'store' | 'catalogue' | 'clock' | 'settings'
> {
  /** Counts what is left of a limited resource, and reads the gift cards that are refilled. */
  codes: Pick<CodeStore, 'countLeft' | 'read'>
  /** Rewards that members hold. */
  rewards: Pick<RewardStore, 'listUsable'>
}

/** Most characters of an order's items: tickets and payments have the rest of its row. */
const longestItems = (longestContents * 3) / 4

/** Items on an order: food and drink of its site, or goods and gift cards of the gift shop. */
export class ItemService {
  readonly #dependencies: ItemServiceDependencies

  constructor(dependencies: ItemServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Replaces the order's items and deliveries, all or nothing. Names and prices are kept as they are now; counted goods
   * and times of pickup are held until the order expires.
   * @throws ProblemError a condition of `items-unavailable` with `itemAvailabilityErrors`; `discounts-unavailable` with
   * `discountAvailabilityErrors`; `order-type-invalid`; `member-not-signed-in`; `invalid-argument` (an id twice, a gift card that cannot be made)
   */
  setItems(orderId: string, body: SetItemsRequest, caller: Caller = visitor): OrderWrite<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const now = clock.now()
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'setItems', now)
      requireWellFormed(order, body)
      if ((body.itemDeliveries ?? []).some(({ method }) => !defaultMethods.includes(method)))
        requireAction(order, 'setItemDeliveries')
      const request = await this.#createRequest(order, body, { caller, now })
      const changed = changeOrder(order, readItems(request))
      const slotCapacity = request.offer?.pickupSlots?.capacity ?? null
      return {
        command: {
          orderId,
          steps: [
            { kind: 'order.save', order: changed },
            ...getRewardSteps(order, changed, now),
            ...getGoodsSteps(order, changed, { now, slotCapacity }),
          ],
        },
        answer: toOrderResponse(changed, await loadShowtimeDetails(catalogue, changed), settings),
        explain: (guard) => this.#explain(changed, guard, now),
      }
    }
  }

  async #createRequest(
    order: StoredOrder,
    body: SetItemsRequest,
    { caller, now }: { caller: Caller; now: number },
  ): Promise<ItemRequest> {
    const { catalogue, settings } = this.#dependencies
    const site = await catalogue.getSite(order.siteId)
    if (!site) throw new ProblemError('site-not-found')
    const ofSeats = (body.itemDeliveries ?? []).flatMap(({ seat }) => seat?.showtimeId ?? [])
    return {
      order,
      request: body,
      site,
      offer: order.type === 'GiftShop' ? null : (catalogue.items.sites.get(order.siteId) ?? null),
      catalogue: catalogue.items,
      changes: await catalogue.itemChanges.read(),
      showtimes: await loadShowtimeDetails(catalogue, order, ofSeats),
      refillable: await this.#readRefillable(body),
      isMember: caller.kind === 'member' || order.memberId !== null,
      itemRewards: catalogue.itemRewards,
      heldRewards: await this.#readRewards(order, body, { caller, now }),
      settings,
      now,
    }
  }

  /** Read again for each try: another order may have used them. */
  async #readRewards(
    order: StoredOrder,
    { items }: SetItemsRequest,
    { caller, now }: { caller: Caller; now: number },
  ): Promise<ItemRequest['heldRewards']> {
    if (caller.kind !== 'member' || !items.some(({ rewardId }) => rewardId)) return []
    return this.#dependencies.rewards.listUsable(caller.memberId, order.id, now)
  }

  async #readRefillable({ items }: SetItemsRequest): Promise<ItemRequest['refillable']> {
    const refillIds = new Set(items.flatMap(({ giftCard }) => giftCard?.refillId ?? []))
    const cards = await Promise.all(
      [...refillIds].map((refillId) => this.#dependencies.codes.read('GiftCard', getGiftCardId(refillId))),
    )
    return new Map(cards.flatMap((card) => (card ? [[card.scarceId, card] as const] : [])))
  }

  /** Which goods another order has taken meanwhile, with how many are left. */
  async #explain(order: StoredOrder, guard: GuardRefusal, now: number): Promise<Error> {
    const { codes } = this.#dependencies
    if (guard.kind !== 'scarce') return new ProblemError('conflict')
    const using = order.contents.items.find(({ usedRewardIds = [] }) =>
      usedRewardIds.some((id) => getRewardId(id) === guard.scarceId),
    )
    if (using)
      return createItemRefusal({ id: using.id, itemId: using.itemId, unavailableReason: 'RewardNotHeld' })
    const [first, ...others] = order.contents.items.filter(({ stockId }) => stockId === guard.scarceId)
    if (!first) return createItemRefusal({ ...ofOrder, unavailableReason: 'PickupNotAvailable' })
    const limit = await codes.countLeft(guard.scarceId, now, order.id)
    const toError = ({ id, itemId }: ItemLine) =>
      ({ id, itemId, unavailableReason: 'SoldOut', limit }) as const
    return createItemRefusal(toError(first), ...others.map(toError))
  }
}

/** @throws ProblemError with every error of the items and their deliveries */
function readItems(request: ItemRequest): Partial<OrderContents> {
  const { order, request: body, settings } = request
  const { lines, errors } = checkLines(request)
  // A balance is a member's: nobody else has one that could be added to.
  if (!request.isMember && lines.some(({ item }) => item.balanceUnits !== null))
    throw new ProblemError('member-not-signed-in')
  refuseItems([...errors, ...findItemRewardErrors(request, lines), ...findDeliveryErrors(request, lines)])
  refuseDiscounts(request, lines)
  const items = giveDiscounts(request, lines)
  const limit = settings.items.maximumPieces.Standard
  if (JSON.stringify(items).length > longestItems)
    throw createItemRefusal({ ...ofOrder, unavailableReason: 'TooManyItems', limit })
  const deliveries = toDeliveryLines(request, body)
  const pickup = body.serviceAreaPickupSchedule
  const contents: OrderContents = {
    ...order.contents,
    items,
    deliveries,
    deliveriesComment: cleanComment(body.itemDeliveriesComment),
    pickupAt: pickup ? Date.parse(pickup.startsAt) : null,
    fees: order.type === 'Standard' ? listFees(items, settings.items.mandatoryFees) : [],
  }
  return { ...contents, tip: fitTip(contents, settings.items.tip) }
}

/** Lines with their savings, each by its reward, else by the discount that saves most of those that apply to it. */
function giveDiscounts(request: ItemRequest, lines: readonly SoldLine[]): readonly ItemLine[] {
  const { order, catalogue } = request
  const rewards = assignItemRewards(request, lines)
  const items = lines.map((line): ItemLine => ({
    ...toItemLine(request, line),
    ...rewards.get(line.requested.id),
  }))
  const discounts = new Map(
    lines.map((line) => [
      line.requested.id,
      rewards.has(line.requested.id) ? [getRewardDiscount(line)] : listLineDiscounts(request, line),
    ]),
  )
  if ([...discounts.values()].every((each) => each.length === 0)) return items
  const priced = priceNewItems({ ...order.contents, items, deliveries: [], fees: [], tip: null }, discounts)
  return items.map((item): ItemLine => {
    const { discountId = null, saved } = priced.get(item.id) ?? {}
    if (item.usedRewardIds) return { ...item, savedMinor: saved?.gross ?? 0 }
    const discount = discountId === null ? undefined : catalogue.discounts.get(discountId)
    return discount && saved
      ? { ...item, savedMinor: saved.gross, discountId: discount.id, discountName: discount.name }
      : item
  })
}

/** Fees are a part of the food that they are added to: they bear its highest tax rate. */
const listFees = (
  items: readonly ItemLine[],
  fees: Parameters<typeof listMandatoryFees>[0],
): readonly MandatoryFee[] =>
  items.length === 0
    ? []
    : listMandatoryFees(fees, Math.max(...items.map(({ taxBasisPoints }) => taxBasisPoints)))

/**
 * @throws ProblemError `invalid-argument` for an id twice, a delivery of a line that is not there, and a time that is
 * none
 */
function requireWellFormed({ contents }: StoredOrder, request: SetItemsRequest): void {
  const { items, itemDeliveries = [], serviceAreaPickupSchedule: pickup } = request
  const lineIds = new Set(items.map(({ id }) => id))
  const delivered = itemDeliveries.flatMap(({ itemIds }) => itemIds)
  const deliveryIds = new Set(itemDeliveries.map(({ id }) => id))
  const rules: readonly (readonly [isBroken: boolean, detail: string])[] = [
    [
      lineIds.size < items.length || listTickets(contents).some(({ id }) => lineIds.has(id)),
      'Two lines of the order have one id',
    ],
    [deliveryIds.size < itemDeliveries.length, 'Two deliveries have one id'],
    [new Set(delivered).size < delivered.length, 'An item is in two deliveries'],
    [delivered.some((id) => !lineIds.has(id)), 'A delivery names an item that the order does not have'],
    [
      Boolean(pickup) && Number.isNaN(Date.parse(pickup?.startsAt ?? '')),
      'The time of pickup is not on the calendar',
    ],
  ]
  const broken = rules.find(([isBroken]) => isBroken)
  if (broken) throw new ProblemError('invalid-argument', { detail: broken[1] })
}
