import type { TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import { lifetimes } from '../../cache/lifetimes.ts'
import { mapResult } from '../../cache/result.ts'
import { addAmounts } from '../../domain/amounts.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createSalesService, type SalesService } from '../../services/ocapi/sales.ts'
import type { CachedByKey, Caching } from '../base/caching.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** What the cheapest ticket of a showtime costs that everybody can have. */
export interface FirstPrice {
  /** In the currency's main unit, with the fee. */
  readonly amount: number
  /** Whether a booking fee is in it. */
  readonly hasFee: boolean
}

/** From which price on a showtime can be booked. Without the rules of orders: those are not on a film's page. */
export class FirstPricesStore {
  readonly #prices: CachedByKey<FirstPrice | null>

  constructor(service: Pick<SalesService, 'ticketPrices'>, caching: Caching) {
    this.#prices = caching.map('first-prices', {
      load: async (showtimeId) => mapResult(await getBody(service.ticketPrices(showtimeId)), findFirstPrice),
      lifetime: lifetimes.tickets,
    })
  }

  ensure(showtimeIds: readonly string[]): Promise<unknown> {
    return Promise.all(showtimeIds.map((id) => this.#prices.ensure(id)))
  }

  /** Whether any of these showtimes' prices are on their way. */
  isPending(showtimeIds: readonly string[]): boolean {
    return showtimeIds.some((id) => this.#prices.entry(id).isPending)
  }

  /** The lowest of these showtimes' prices; undefined while none is known. */
  find(showtimeIds: readonly string[]): FirstPrice | undefined {
    return findLowest(showtimeIds.map((id) => this.#prices.value(id) ?? null))
  }
}

/** Free tickets are for companions, and a price with a restriction is not for everybody. */
function findFirstPrice({ ticketPrices }: TicketPricesResponse): FirstPrice | null {
  const open = ticketPrices.filter(
    ({ price, restrictions }) => restrictions.length === 0 && price.valueIncludingTax > 0,
  )
  const prices = open.map(({ price, bookingFee }) => ({
    amount: addAmounts([price.valueIncludingTax, bookingFee.valueIncludingTax]),
    hasFee: bookingFee.valueIncludingTax > 0,
  }))
  return findLowest(prices) ?? null
}

function findLowest(prices: readonly (FirstPrice | null)[]): FirstPrice | undefined {
  return prices.filter((price) => price !== null).sort((one, other) => one.amount - other.amount)[0]
}

export const getFirstPricesStore = defineStore(
  ({ core }: Pick<Stores, 'core'>) => new FirstPricesStore(createSalesService(core.client), core.caching),
)
