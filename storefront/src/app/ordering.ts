import { completedOrdersService } from '../services/ocapi/completed-orders.ts'
import { completionService } from '../services/ocapi/completion.ts'
import { journeysService } from '../services/ocapi/journeys.ts'
import { ordersService } from '../services/ocapi/orders.ts'
import { paymentsService } from '../services/ocapi/payments.ts'
import { salesService } from '../services/ocapi/sales.ts'
import { seatingService } from '../services/ocapi/seating.ts'
import { showtimesService } from '../services/ocapi/showtimes.ts'
import { CompletedOrdersStore, JourneysStore } from '../stores/completed-orders.ts'
import { orderMemory } from '../stores/order-memory.ts'
import { OrderStore } from '../stores/order.ts'
import { PaymentsStore } from '../stores/payments.ts'
import { SalesStore } from '../stores/sales.ts'
import { SeatingStore } from '../stores/seating.ts'
import { SelectionsStore } from '../stores/selections.ts'
import { ShowtimeDetailStore } from '../stores/showtime-detail.ts'
import { useStores } from './hooks.ts'
import type { Stores } from './stores.ts'

/** The order's part of the composition: only order pages fetch its code. */
function createOrdering({ core, configuration, texts, today, session }: Stores) {
  const { client, caching, facts, platform } = core
  const memory = orderMemory(platform.local, platform.session)
  const selections = new SelectionsStore(platform.session)
  const order = new OrderStore({
    service: ordersService(client),
    selections,
    texts,
    memory,
    clock: platform.clock,
    logger: platform.logger,
    holdMinutes: facts.initialData.holdMinutes,
    onLocalChange: platform.onLocalChange,
  })
  return {
    showtime: new ShowtimeDetailStore(showtimesService(client), today, caching),
    sales: new SalesStore(salesService(client), configuration.maximumTickets, caching),
    seating: new SeatingStore(seatingService(client), order, caching),
    selections,
    order,
    payments: new PaymentsStore({
      payments: paymentsService(client),
      completion: completionService(client),
      order,
      memory,
      languageTag: session.languageTag,
      caching,
    }),
    completedOrders: new CompletedOrdersStore(completedOrdersService(client), caching),
    journeys: new JourneysStore(journeysService(client), caching),
  }
}

export type OrderingStores = ReturnType<typeof createOrdering>

const made = new WeakMap<Stores, OrderingStores>()

/** The order's stores that belong to a set of stores; made with the first order page. */
export function orderingOf(stores: Stores): OrderingStores {
  let ordering = made.get(stores)
  if (!ordering) {
    ordering = createOrdering(stores)
    made.set(stores, ordering)
  }
  return ordering
}

/** The order's stores, for order pages and their features. */
export function useOrdering(): OrderingStores {
  return orderingOf(useStores())
}
