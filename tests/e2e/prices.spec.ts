import {
  cards,
  expectTicket,
  giveDetails,
  keepSeats,
  pay,
  reachPayment,
  takeBestSeats,
  typeCard,
} from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { takenOver } from './visitor.ts'
import { expectInSummary } from './order-summary.ts'

/** Id of a showtime with an available automatic discount and seats for a family. */
async function findDiscounted(shop: Shop): Promise<string> {
  const dates = await shop.call<'getFilmScreeningDates'>('GET', 'film-screening-dates?siteIds=1001')
  for (const { businessDate } of dates.body.filmScreeningDates) {
    const day = await shop.call<'getShowtimesByBusinessDate'>(
      'GET',
      `showtimes/by-business-date/${businessDate}?siteIds=1001`,
    )
    const roomy = day.body.showtimes.filter(
      ({ isAllocatedSeating, occupancy, schedule }) =>
        isAllocatedSeating &&
        (occupancy?.availableCount ?? 0) > 100 &&
        Date.parse(schedule.startsAt) > Date.parse(`${businessDate}T12:00:00Z`),
    )
    for (const { id } of roomy) {
      const { body } = await shop.call<'getDiscountAvailability'>(
        'GET',
        `showtimes/${id}/discount-availability`,
      )
      const prices = await shop.call<'getTicketPrices'>('GET', `showtimes/${id}/ticket-prices`)
      const isSold = (typeId: string) =>
        prices.body.ticketPrices.some(({ ticketTypeId }) => ticketTypeId === typeId)
      if (body.discountAvailabilities.some(({ isAvailable }) => isAvailable) && isSold('standard-family'))
        return id
    }
  }
  throw new Error('the seed has no showing with a discount')
}

test('a family package and a discounted ticket are chosen, seated and paid together', async ({
  page,
  shop,
}) => {
  const showtimeId = await findDiscounted(shop)
  await page.goto(`/order/showtimes/${showtimeId}/tickets/`)
  await takenOver(page)
  const family = page.getByRole('listitem').filter({ hasText: 'Family of four' })
  await expect(family).toContainText('2 × Adult, 2 × Child, Large popcorn')
  await page.getByRole('button', { name: /^One more: Family of four/ }).click()
  const adult = page.getByRole('listitem').filter({ hasText: 'Tuesday for less' }).first()
  await expect(adult).toContainText(/Was £\d+\.\d\d/)
  await page.getByRole('button', { name: /^One more: Adult, Standard/ }).click()
  await expectInSummary(page, /Tuesday for less−£\d/)

  await takeBestSeats(page)
  await expect(page.getByRole('heading', { name: /five/i }).first()).toBeVisible()
  await keepSeats(page)
  await expectInSummary(page, /Tuesday for less−£\d/)
  await giveDetails(page)
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  const { body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${orderId}`)
  const tickets = body.order.showtimes[0]?.tickets ?? []
  expect(tickets.map(({ ticketTypeId }) => ticketTypeId).sort()).toEqual([
    'standard-adult',
    'standard-family',
  ])
  expect(body.order.showtimes[0]?.seats).toHaveLength(5)
  expect(tickets.find(({ discountId }) => discountId === 'tuesday')?.ticketTypeId).toBe('standard-adult')
})

/** A showtime with a discount by code: on a day of the week without late showtimes, one of the days after. */
async function findForCode(shop: Shop, code: string) {
  for (let turn = 0; turn < 80; turn++) {
    const showtime = await findShowtime(shop, turn % 20, 2 + Math.floor(turn / 20))
    const { body } = await shop.call<'getDiscountAvailability'>(
      'GET',
      `showtimes/${showtime.id}/discount-availability?code=${code}`,
    )
    const isOpen = body.discountAvailabilities.some(
      ({ isAutomatic, isAvailable, ticketTypeIds }) =>
        !isAutomatic && isAvailable && ticketTypeIds.includes('standard-adult'),
    )
    if (isOpen) return showtime
  }
  throw new Error(`the seed has no showing for the code ${code}`)
}

/** A showtime with a price for members. */
async function findForMembers(shop: Shop) {
  for (let turn = 0; turn < 30; turn++) {
    const showtime = await findShowtime(shop, turn)
    const { body } = await shop.call<'getTicketPrices'>('GET', `showtimes/${showtime.id}/ticket-prices`)
    if (body.ticketPrices.some(({ ticketTypeId }) => ticketTypeId === 'standard-member')) return showtime
  }
  throw new Error('the seed has no showing with a price of members')
}

test("the members' price is shown but cannot be bought, by the page or the interface", async ({
  page,
  shop,
}) => {
  const { id, siteId } = await findForMembers(shop)
  await page.goto(`/order/showtimes/${id}/tickets/?tickets=standard-member.2~standard-adult.1`)
  await takenOver(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Members pay this price' })
  await expect(row).toContainText(/£\d+\.\d\d/)
  await expect(row.getByRole('button')).toHaveCount(0)
  const next = page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true })
  await expect(next).toHaveAttribute('href', /tickets=standard-adult\.1$/)

  const { body } = await shop.call<'createStandardOrder'>('POST', 'orders/standard/booking', { siteId })
  const seats = await shop.call<'getSeatLayout'>('GET', `showtimes/${id}/seat-layout`)
  const seat = seats.body.seatLayout.areas
    .flatMap(({ rows }) => rows.flatMap((each) => each.seats))
    .find(({ areaCategoryId }) => areaCategoryId === 'standard')
  const refused = await shop.call<'setOrderShowtime'>('PUT', `orders/${body.order.id}/showtimes/${id}`, {
    seats: [seat?.id],
    tickets: [{ id: 't1', ticketTypeId: 'standard-member' }],
  })
  expect(refused).toMatchObject({ status: 400, body: { errorCode: 10001 } })
})

test('a discount code makes tickets cheaper, survives a reload, and can be removed', async ({
  page,
  shop,
}) => {
  const { id } = await findForCode(shop, 'OWL')
  await page.goto(`/order/showtimes/${id}/tickets/?tickets=standard-adult.1`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Add a voucher or card' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Number', exact: true })).toBeFocused()
  await page.keyboard.type('owl')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Added so far' })).toContainText('OWL')
  await expect(page.getByRole('listitem').filter({ hasText: /Was £/ }).first()).toBeVisible()
  await expectInSummary(page, /−£\d/)
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('list', { name: 'Added so far' })).toContainText('OWL')
  await takeBestSeats(page)
  await keepSeats(page)
  await expectInSummary(page, /−£\d/)
})

test('the code of a discount is taken off what is held at payment, and put back', async ({ page, shop }) => {
  await reachPayment(page, await findForCode(shop, 'OWL'))
  await takenOver(page)
  const toPay = page.getByRole('button', { name: /^Pay £/ }).filter({ visible: true })
  const price = (await toPay.textContent()) ?? ''
  await page.getByRole('button', { name: 'Add a voucher or card' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Number', exact: true })).toBeFocused()
  await page.keyboard.type('owl')
  await page.keyboard.press('Enter')
  const added = page.getByRole('list', { name: 'Added so far' })
  await expect(added).toContainText(/Makes \d tickets? cheaper/)
  await expect(toPay).not.toHaveText(price)
  await added.getByRole('button', { name: /^Remove / }).press('Enter')
  await expect(added).toHaveCount(0)
  await expect(toPay).toHaveText(price)
})
