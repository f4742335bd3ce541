import { hasContents } from '../../domain/order-contents.ts'
import { done, toOutcome, type OrderOutcome } from './order-outcome.ts'
import type { OrderStoreParts } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import type { OrderRecord } from './order-record.ts'

export interface WantedGifts {
  /** Where things are fetched. */
  readonly siteId: string
  /** An order of another kind, with what is on it, is given up. */
  readonly replacesOther: boolean
}

/**
 * Begins an order of the gift shop; keeps the current one where it is one.
 * - `other-order`: this browser has tickets or food in an order, which is unchanged.
 */
export type GiftShopBegin = OrderOutcome | { readonly kind: 'other-order' }

export async function beginGiftShop(
  { siteId, replacesOther }: WantedGifts,
  { service, memory }: Pick<OrderStoreParts, 'service' | 'memory'>,
  record: OrderRecord,
  reader: OrderReader,
): Promise<GiftShopBegin> {
  const failure = await reader.loadUnknown()
  if (failure) return toOutcome(failure)
  const { state } = record
  if (state.phase === 'active') {
    const { order } = state.response
    const isGiftShop = order.type === 'GiftShop'
    if (isGiftShop && order.siteId === siteId) return done
    if (!isGiftShop && hasContents(order) && !replacesOther) return { kind: 'other-order' }
    const removed = await service.remove(order.id)
    const outcome = removed.ok ? done : toOutcome(removed.failure)
    if (outcome.kind !== 'ok' && outcome.kind !== 'order-expired') return outcome
    record.forget()
  }
  const begun = await service.createGiftShop({ siteId })
  if (!begun.ok) return toOutcome(begun.failure)
  const { id } = begun.value.body.order
  memory.write({ id, revision: 0, showtimeId: null })
  return reader.take(id, begun)
}
