import { operations } from '@foyer/contract/operations'
import { createEventShowtimesService } from '../../../storefront/src/services/ocapi/event-showtimes.ts'
import { createEventsService } from '../../../storefront/src/services/ocapi/events.ts'
import { createFilmAvailabilityService } from '../../../storefront/src/services/ocapi/film-availability.ts'
import { createFilmsService } from '../../../storefront/src/services/ocapi/films.ts'
import { createPaymentsService } from '../../../storefront/src/services/ocapi/payments.ts'
import { createSeatingService } from '../../../storefront/src/services/ocapi/seating.ts'
import { createShowtimesService } from '../../../storefront/src/services/ocapi/showtimes.ts'
import { createSiteFilmsService } from '../../../storefront/src/services/ocapi/site-films.ts'
import { createSitesService } from '../../../storefront/src/services/ocapi/sites.ts'
import type { ServedStorefront } from './served-storefront.ts'
import { readBody } from './answers.ts'
import { findShowtime } from './showtimes.ts'

/** What visitors read before they order. */
export function testBrowsing(shop: ServedStorefront): void {
  it('answers every read without parameters by its schema', async () => {
    const ids = Object.values(operations)
      .filter(
        (operation) =>
          operation.method === 'GET' &&
          operation.access.callers.includes('visitor') &&
          !operation.path.includes('{') &&
          !('query' in operation),
      )
      .map(({ id }) => id as 'getSites')
    expect(ids).toContain('getSites')
    for (const id of ids) await readBody(shop.client.call(id, {}))
  })

  it('answers every read of browsing by its schema', async () => {
    const films = await readBody(createFilmsService(shop.client).films())
    const sites = await readBody(createSitesService(shop.client).sites())
    const filmId = films.films[0]?.id ?? ''
    const siteId = sites.sites[0]?.id ?? ''
    await readBody(createFilmsService(shop.client).film(filmId))
    await readBody(createFilmsService(shop.client).availability())
    const { filmAvailabilities } = await readBody(
      createFilmAvailabilityService(shop.client).availability(filmId),
    )
    expect(filmAvailabilities.map((each) => each.filmId)).toEqual([filmId])
    await readBody(createSitesService(shop.client).site(siteId))
    await readBody(createSiteFilmsService(shop.client).films(siteId))
    await readBody(createSiteFilmsService(shop.client).availability(siteId))
    const { events } = await readBody(createEventsService(shop.client).events())
    const eventId = events[0]?.id ?? ''
    await readBody(createEventsService(shop.client).event(eventId))
    await readBody(createEventShowtimesService(shop.client).showtimes(eventId, [siteId]))
    await readBody(createShowtimesService(shop.client).first({ siteIds: [siteId] }))
    const { id: showtimeId, screenId, seatLayoutId } = await findShowtime(shop.client)
    await readBody(createShowtimesService(shop.client).showtime(showtimeId))
    // No page makes this call yet: it is for codes scanned at a seat.
    await readBody(shop.client.call('getShowtimesByScreen', { params: { screenId } }))
    await readBody(createSeatingService(shop.client).layout(seatLayoutId ?? ''))
    await readBody(createPaymentsService(shop.client).methods({ siteId, orderType: 'Standard' }))
    expect(films.films).toHaveLength(24)
    expect(sites.sites).toHaveLength(8)
  })

  it('answers the calls of discounts and of the gift shop, which no page makes yet, by their schemas', async () => {
    const { id: showtimeId, siteId } = await findShowtime(shop.client)
    const query = { code: 'OWL' }
    const { discountAvailabilities } = await readBody(
      shop.client.call('getDiscountAvailability', { params: { showtimeId }, query }),
    )
    expect(discountAvailabilities.map(({ discountId }) => discountId)).toEqual(['tuesday', 'night-owl'])
    const { order } = await readBody(shop.client.call('createGiftShopOrder', { body: { siteId } }))
    expect(order).toMatchObject({ type: 'GiftShop', booking: null })
    const items = [{ id: 'i1', itemId: 'mug', quantity: 2 }]
    const set = await readBody(
      shop.client.call('setOrderItems', { params: { orderId: order.id }, body: { items } }),
    )
    expect(set.order).toMatchObject({ items, totalPrice: { valueIncludingTax: 23 } })
    await readBody(shop.client.call('setOrderTip', { params: { orderId: order.id }, body: { tip: null } }))
    expect(set.relatedData.items).toMatchObject([{ id: 'mug', name: { text: 'Ninth Floor mug' } }])
  })

  it('answers with the menu of a cinema, what of it can be ordered, and the items of a code', async () => {
    const params = { siteId: (await findShowtime(shop.client)).siteId }
    const { relatedData } = await readBody(shop.client.call('getItemProfile', { params }))
    const { itemAvailabilities } = await readBody(shop.client.call('getItemAvailability', { params }))
    const ids = relatedData.items.flatMap(({ id, sizes }) => sizes?.map((size) => size.id) ?? [id])
    expect(itemAvailabilities.map(({ itemId }) => itemId).sort()).toEqual(ids.sort())
    const { sellableItems } = await readBody(
      shop.client.call('getSellableItemsByCode', { params: { ...params, code: 'NIGHT2' } }),
    )
    expect(sellableItems.map(({ itemId }) => itemId)).toEqual(['combo-two'])
  })
}
