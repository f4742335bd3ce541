import { reaction } from 'mobx'
import { createCompletedOrdersService } from '../../services/ocapi/completed-orders.ts'
import { createCompletionService } from '../../services/ocapi/completion.ts'
import { createJourneysService } from '../../services/ocapi/journeys.ts'
import { createOrdersService } from '../../services/ocapi/orders.ts'
import { createPaymentsService } from '../../services/ocapi/payments.ts'
import { createSalesService } from '../../services/ocapi/sales.ts'
import { createSeatingService } from '../../services/ocapi/seating.ts'
import { createShowtimesService } from '../../services/ocapi/showtimes.ts'
import { BasketStore } from './basket.ts'
import { CarriedCodes } from './carried-codes.ts'
import { DiscountsStore } from './discounts.ts'
import { CompletedOrdersStore, JourneysStore } from './completed-orders.ts'
import { createLastGoodsMemory } from './last-goods-memory.ts'
import { createOrderMemory } from './order-memory.ts'
import { OrderStore } from './order.ts'
import { PaymentsStore } from './payments/payments-store.ts'
import { SalesStore } from './sales.ts'
import { SeatingStore } from './seating.ts'
import { ShowtimeDetailStore } from './showtime-detail.ts'
import { getConsentStore } from '../visitor/consent.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** The order's part of the composition: only order pages fetch its code. */
function createOrderStores(stores: Stores) {
  const { core, configuration, memberOpenings, texts, today, session } = stores
  const { client, caching, pageData, platform } = core
  const memory = createOrderMemory(platform.local, platform.session)
  const basket = new BasketStore({ local: platform.local, onLocalChange: platform.onLocalChange })
  const salesService = createSalesService(client)
  const carriedCodes = new CarriedCodes(platform.clock)
  const lastGoods = createLastGoodsMemory(() => getConsentStore(stores).optional)
  const discounts = new DiscountsStore(salesService, basket, caching)
  const order = new OrderStore({
    service: createOrdersService(client),
    basket,
    texts,
    memory,
    carriedCodes,
    lastGoods,
    clock: platform.clock,
    logger: platform.logger,
    holdMinutes: pageData.initialData.holdMinutes,
    onLocalChange: platform.onLocalChange,
  })
  reaction(
    () => order.bookedOrderId,
    () => memberOpenings.markUsed(),
  )
  const payments = new PaymentsStore({
    payments: createPaymentsService(client),
    completion: createCompletionService(client),
    order,
    memory,
    languageTag: session.languageTag,
    caching,
  })
  return {
    showtime: new ShowtimeDetailStore(createShowtimesService(client), today, caching),
    sales: new SalesStore(
      salesService,
      configuration.maximumTickets,
      (showtimeId) => ({
        member: memberOpenings.member,
        vouchers: order.order?.vouchers ?? [],
        cards: order.order?.ticketRedemptionCards ?? [],
        openDiscountIds: discounts.openIds(showtimeId),
      }),
      caching,
      () => memberOpenings.wantRewards(),
    ),
    discounts,
    seating: new SeatingStore(createSeatingService(client), order, caching),
    basket,
    carriedCodes,
    order,
    payments,
    completedOrders: new CompletedOrdersStore(createCompletedOrdersService(client), caching),
    journeys: new JourneysStore(createJourneysService(client), caching),
  }
}

/** The order's stores: only order pages fetch their code. */
export const getOrderStores = defineStore(createOrderStores)

export type OrderStores = ReturnType<typeof getOrderStores>
