import type { ActiveOrdersResponse, MemberJourneysResponse } from '@foyer/contract/wire/member-history'
import type { OrderRelatedData } from '@foyer/contract/wire/orders'
import type { Clock } from '../domain/clock.ts'
import { getBusinessDate } from '../domain/time-zone.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import { mergeRelatedData, type ShowtimeDetailsById } from '../orders/order-document.ts'
import type { SalesCatalogue } from '../orders/showtime-details.ts'
import { toCompletedDocument, type CompletedDocumentSettings } from './completed-document.ts'
import { readCursor, writeCursor } from './list-position.ts'
import type { ListedOrder, MemberOrders } from './member-orders.ts'

export interface MemberJourneysDependencies {
  readonly orders: MemberOrders
  readonly catalogue: SalesCatalogue
  readonly clock: Clock
  readonly settings: CompletedDocumentSettings
}

/** Most journeys of an answer: of those to come, all that anybody has. */
const mostCurrent = 50
const pageSize = 25

interface ReadOrder {
  readonly order: StoredOrder
  readonly details: ShowtimeDetailsById
}

/** Visits of members: those to come, those that are over, and what is on today. */
export class MemberJourneys {
  readonly #dependencies: MemberJourneysDependencies

  constructor(dependencies: MemberJourneysDependencies) {
    this.#dependencies = dependencies
  }

  /** Visits that are not over, the next one first. */
  async listCurrent(memberId: string): Promise<MemberJourneysResponse> {
    const { orders, clock } = this.#dependencies
    const now = clock.now()
    const [listed, { current }] = await Promise.all([
      orders.listCurrent(memberId, now, mostCurrent),
      orders.count(memberId, now),
    ])
    return { ...(await this.#readJourneys(listed)), totalCount: current, nextPageCursor: null }
  }

  /**
   * Visits that are over, the last one first, and those that were refunded.
   * @throws ProblemError `invalid-argument` for a cursor that is none
   */
  async listPast(memberId: string, cursor?: string): Promise<MemberJourneysResponse> {
    const { orders, clock } = this.#dependencies
    const now = clock.now()
    const position = readCursor(cursor)
    const after = position && { id: position.id, endsAt: position.at }
    const [listed, { past }] = await Promise.all([
      orders.listPast(memberId, now, after, pageSize + 1),
      orders.count(memberId, now),
    ])
    const shown = listed.slice(0, pageSize)
    const last = shown.at(-1)
    return {
      ...(await this.#readJourneys(shown)),
      totalCount: past,
      nextPageCursor: last && listed.length > pageSize ? writeCursor({ at: last.endsAt, id: last.id }) : null,
    }
  }

  /** Orders of today that are not over: by the business date of each cinema. */
  async listActive(memberId: string): Promise<ActiveOrdersResponse> {
    const { orders, clock, settings } = this.#dependencies
    const now = clock.now()
    const near = await this.#readOrders(await orders.listNear(memberId, now, mostCurrent))
    const active: ReadOrder[] = []
    for (const read of near) if (await this.#isActive(read, now)) active.push(read)
    return {
      orders: active.map(({ order, details }) => toCompletedDocument(order, details, settings, now)),
      relatedData: joinRelatedData(active),
    }
  }

  async #isActive({ order, details }: ReadOrder, now: number): Promise<boolean> {
    const site = await this.#dependencies.catalogue.getSite(order.siteId)
    const today = getBusinessDate(site?.ianaTimeZoneName || 'UTC', now)
    if (order.contents.showtimes.length > 0)
      return [...details.values()].some(({ businessDate, endsAt }) => businessDate === today && endsAt > now)
    const soldOn = getBusinessDate(site?.ianaTimeZoneName || 'UTC', order.completedAt ?? order.createdAt)
    return order.type === 'Standard' && soldOn === today && order.contents.collectedAt === null
  }

  async #readOrders(ids: readonly string[]): Promise<ReadOrder[]> {
    const { orders, catalogue } = this.#dependencies
    const read: ReadOrder[] = []
    for (const order of await orders.read(ids))
      read.push({ order, details: await loadShowtimeDetails(catalogue, order) })
    return read
  }

  async #readJourneys(
    listed: readonly ListedOrder[],
  ): Promise<Pick<MemberJourneysResponse, 'journeys' | 'relatedData'>> {
    const { orders, clock, settings } = this.#dependencies
    const ids = listed.map(({ id }) => id)
    const [read, journeys] = await Promise.all([this.#readOrders(ids), orders.readJourneys(ids)])
    const byOrder = new Map(journeys.map((journey) => [journey.orderId, journey]))
    const answer = new Map<string, MemberJourneysResponse['journeys'][number]>()
    for (const { order, details } of read) {
      const journey = byOrder.get(order.id)
      const document = toCompletedDocument(order, details, settings, clock.now())
      // One whose journey is not there yet stands for itself.
      const id = journey?.id ?? order.id
      const known = answer.get(id)
      answer.set(id, {
        id,
        reference: journey?.reference ?? order.bookingId ?? '',
        siteId: order.siteId,
        orders: [...(known?.orders ?? []), document],
      })
    }
    return { journeys: [...answer.values()], relatedData: joinRelatedData(read) }
  }
}

/** What several orders refer to, each entity once. */
function joinRelatedData(read: readonly ReadOrder[]): OrderRelatedData {
  const parts = read.map(({ order, details }) => mergeRelatedData(order, details))
  const join = <T extends { readonly id: string }>(pick: (part: OrderRelatedData) => readonly T[]): T[] => [
    ...new Map(parts.flatMap(pick).map((entity) => [entity.id, entity])).values(),
  ]
  return {
    showtimes: join((part) => part.showtimes),
    sites: join((part) => part.sites),
    films: join((part) => part.films),
    castAndCrew: join((part) => part.castAndCrew),
    genres: join((part) => part.genres),
    censorRatings: join((part) => part.censorRatings),
    attributes: join((part) => part.attributes),
    screens: join((part) => part.screens),
    events: join((part) => part.events),
    areaCategories: join((part) => part.areaCategories),
    ticketTypes: join((part) => part.ticketTypes),
    items: join((part) => part.items ?? []),
  }
}
