import type { Page } from '@playwright/test'
import type { ResponseOf } from '@foyer/contract/operations'
import {
  cards,
  cardFields,
  expectTicket,
  giveDetails,
  keepSeats,
  pay,
  takeBestSeats,
  typeCard,
} from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** A showtime in an auditorium with allocated seats and unallocated places. */
async function findMixedShowtime(shop: Shop, turn: number) {
  const { body } = await shop.call<'getSites'>('GET', 'sites')
  const siteIds = body.sites.map((site) => `siteIds=${site.id}`).join('&')
  const dates = await shop.call<'getFilmScreeningDates'>('GET', `film-screening-dates?${siteIds}`)
  const day = dates.body.filmScreeningDates[2]?.businessDate ?? ''
  const listing = await shop.call<'getShowtimesByBusinessDate'>(
    'GET',
    `showtimes/by-business-date/${day}?${siteIds}`,
  )
  const mixed = listing.body.showtimes.filter(
    ({ areaCategories, isSoldOut, occupancy }) =>
      !isSoldOut &&
      new Set(areaCategories.map((area) => area.isAllocatedSeating)).size === 2 &&
      occupancy &&
      occupancy.availableCount / occupancy.totalCount > 0.4,
  )
  const showtime = mixed[turn % mixed.length]
  if (!showtime) throw new Error('the seed has no room with seats and places')
  return showtime
}

const free = (availability: ResponseOf<'getSeatAvailability'>, area: string) =>
  availability.areaCategorySummaries.find((each) => each.areaCategoryId === area)?.availableCount ?? 0

/** The order lists the one unallocated place; on a phone it has to be opened first. */
async function expectPlaceInOrder(page: Page) {
  const opener = page.getByRole('button', { name: /^Show your order/ })
  const place = page.getByText('Lounge, sit where you like').filter({ visible: true })
  await expect(opener.filter({ visible: true }).or(place)).toHaveCount(1)
  if (!(await opener.isVisible())) return
  // The address changes before the page: a press may still reach the previous page.
  await expect(async () => {
    if ((await place.count()) === 0) await opener.click({ timeout: 2_000 })
    await expect(place).toHaveCount(1, { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('seats and places of one room are bought in one order, and everything says who sits where', async ({
  page,
  shop,
}) => {
  const { id } = await findMixedShowtime(shop, 0)
  const layout = await shop.call<'getSeatLayout'>('GET', `showtimes/${id}/seat-layout`)
  const areas = layout.body.seatLayout.areas.map((area) => area.areaCategoryId)
  expect(areas).toContain('standard')
  expect(areas).not.toContain('lounge')
  const before = await shop.call<'getSeatAvailability'>('GET', `showtimes/${id}/seat-availability`)
  expect(free(before.body, 'lounge')).toBeGreaterThan(0)

  await chooseCity(page, shop)
  await page.goto(`/order/showtimes/${id}/tickets/`)
  await expect(page.getByText('Sit where you like').first()).toBeVisible()
  await takenOver(page)
  await page.getByRole('button', { name: /^One more: Adult, Standard/ }).click()
  await page.getByRole('button', { name: /^One more: Adult, Standard/ }).click()
  await page.getByRole('button', { name: /^One more: Adult, Lounge/ }).click()
  const seats = await takeBestSeats(page)
  expect(seats).toMatch(/seats \d+ and \d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose two seats' })).toBeVisible()
  await expectPlaceInOrder(page)

  await keepSeats(page)
  await expectPlaceInOrder(page)
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  await expectPlaceInOrder(page)
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  await expect(page.getByText('2 × Adult · Lounge, sit where you like: 1 × Adult')).toBeVisible()

  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  const { body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${orderId}`)
  const [sold] = body.order.showtimes
  expect(sold?.seats).toHaveLength(2)
  expect(sold?.tickets.filter((ticket) => ticket.seatId === null)).toHaveLength(1)
  const after = await shop.call<'getSeatAvailability'>('GET', `showtimes/${id}/seat-availability`)
  expect(free(after.body, 'lounge')).toBe(free(before.body, 'lounge') - 1)
  expect(free(after.body, 'standard')).toBe(free(before.body, 'standard') - 2)
})

test('buyers of unallocated places only are not asked for seats', async ({ page, shop }) => {
  const { id } = await findMixedShowtime(shop, 1)
  await chooseCity(page, shop)
  await page.goto(`/order/showtimes/${id}/tickets/`)
  await takenOver(page)
  await page.getByRole('button', { name: /^One more: Adult, Lounge/ }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
  await page.waitForURL('**/food-and-drink/')
  await expectPlaceInOrder(page)
  await expect(page.getByText('Step 2 of 4')).toBeAttached()
  await page.goBack()
  await page.waitForURL('**/tickets/**')

  // With unallocated places only, the seats step offers nothing to choose, however the visitor got there.
  await page.goto(page.url().replace('/tickets/', '/seats/'))
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Choose')
  await page.getByRole('main').getByRole('link').last().click()
  await page.waitForURL('**/tickets/?tickets=*')
})
