import type { Order } from '@foyer/contract/wire/orders'
import { done, toOutcome, type OrderOutcome } from './order-outcome.ts'
import type { OrderStoreParts } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import type { OrderRecord } from './order-record.ts'

/** A server that names no type sells tickets. */
const isStandard = ({ type }: Partial<Pick<Order, 'type'>>) => (type ?? 'Standard') === 'Standard'

/**
 * Begins an order at a cinema without a showtime. An order of that cinema is kept, with what is on it; one of another
 * cinema is given up first, and where that is refused, nothing new begins.
 */
export async function beginAtSite(
  siteId: string,
  { service, memory }: Pick<OrderStoreParts, 'service' | 'memory'>,
  record: OrderRecord,
  reader: OrderReader,
): Promise<OrderOutcome> {
  const failure = await reader.loadUnknown()
  if (failure) return toOutcome(failure)
  const { state } = record
  if (state.phase === 'active') {
    const { order } = state.response
    // Not every server names the cinema of an order that holds nothing yet.
    if (isStandard(order) && (order.siteId === siteId || order.siteId === '')) return done
    const removed = await service.remove(order.id)
    const outcome = removed.ok ? done : toOutcome(removed.failure)
    if (outcome.kind !== 'ok' && outcome.kind !== 'order-expired') return outcome
    record.forget()
  }
  const begun = await service.createStandard({ siteId })
  if (!begun.ok) return toOutcome(begun.failure)
  const { id } = begun.value.body.order
  memory.write({ id, revision: 0, showtimeId: null })
  return reader.take(id, begun)
}
