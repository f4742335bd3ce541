import type { SetTipRequest } from '@foyer/contract/wire/order-items'
import type { OrderResponse } from '@foyer/contract/wire/orders'
import { toMinor } from '../domain/money.ts'
import { ProblemError } from '../http/problem.ts'
import type { OrderContents } from '../order-store/order-contents.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import { toBasisPoints, type TipOffer } from '../pricing/channel-settings.ts'
import type { Tip } from '../pricing/order-to-price.ts'
import { selectItems } from '../pricing/price-fees.ts'
import { changeOrder } from './change-contents.ts'
import { loadShowtimeDetails } from './load-showtime-details.ts'
import { requireChangeable } from './order-access.ts'
import { toOrderResponse } from './order-document.ts'
import type { OrderServiceDependencies } from './order-service.ts'
import { priceContents } from './price-contents.ts'

/** A tip on an order, for the items of the channel's scope. */
export class TipService {
  readonly #dependencies: Pick<OrderServiceDependencies, 'store' | 'catalogue' | 'clock' | 'settings'>

  constructor(dependencies: Pick<OrderServiceDependencies, 'store' | 'catalogue' | 'clock' | 'settings'>) {
    this.#dependencies = dependencies
  }

  /**
   * Sets the tip, or takes it off.
   * @throws ProblemError `invalid-argument` (no tips are taken, nothing that a tip is for, not a suggested percentage,
   * more than the items cost), `order-type-invalid`
   */
  setTip(orderId: string, { tip }: SetTipRequest): OrderWrite<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    const now = clock.now()
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'setTip', now)
      const changed = changeOrder(order, {
        tip: tip && readTip(tip, order.contents, settings.items.tip, settings.currencyDecimals),
      })
      return {
        command: { orderId, steps: [{ kind: 'order.save', order: changed }] },
        answer: toOrderResponse(changed, await loadShowtimeDetails(catalogue, changed), settings),
      }
    }
  }
}

function readTip(
  wanted: NonNullable<SetTipRequest['tip']>,
  contents: OrderContents,
  offer: TipOffer | null,
  decimals: number,
): Tip | null {
  if (!offer) throw refuse('No tips are taken here')
  const most = priceTipped(contents, offer)
  if (most === null) throw refuse('The order has nothing that a tip is for')
  if ('percentage' in wanted) {
    const basisPoints = toBasisPoints(wanted.percentage)
    if (basisPoints === 0) return null
    if (!offer.suggestions.includes(basisPoints))
      throw refuse(`The suggested percentages are ${offer.suggestions.map((each) => each / 100).join(', ')}`)
    return { kind: 'Percentage', basisPoints, scope: offer.scope }
  }
  const amount = toMinor(wanted.amount, decimals)
  if (amount === null) throw refuse('The amount has more decimals than the currency')
  if (amount > most) throw refuse('The tip is more than the items cost')
  return amount === 0 ? null : { kind: 'Amount', amount }
}

const refuse = (detail: string) => new ProblemError('invalid-argument', { detail })

/** The tip of an order after a change of its items: it falls away with what it was for. */
export function fitTip({ tip, ...contents }: OrderContents, offer: TipOffer | null): Tip | null {
  if (!tip || !offer) return null
  const most = priceTipped({ ...contents, tip: null }, offer)
  if (most === null) return null
  return tip.kind === 'Amount' ? { ...tip, amount: Math.min(tip.amount, most) } : tip
}

/** What the items that a tip is for cost; null without any. */
function priceTipped(contents: OrderContents, { scope }: TipOffer): number | null {
  const { items } = priceContents({ ...contents, tip: null, payments: [] })
  const prices = new Map(items.map(({ id, price }) => [id, price.gross]))
  const bases = contents.items.map(({ id }) => ({
    price: prices.get(id) ?? 0,
    deliveryMethod: contents.deliveries.find(({ itemLineIds }) => itemLineIds.includes(id))?.method ?? null,
  }))
  const tipped = selectItems(bases, scope)
  return tipped.length === 0 ? null : tipped.reduce((sum, { price }) => sum + price, 0)
}
