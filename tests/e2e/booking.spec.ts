import type { Page } from '@playwright/test'
import { startServer } from '../gate/server.mjs'
import { expectNoViolation, inBothModes } from './barriers.ts'
import { changeBrand } from './changed-brand.ts'
import { cardFields, cards, expectTicket, giveDetails, pay, skipFood, typeCard } from './checkout.ts'
import { expect, test as base } from './fixtures.ts'
import { controlToken, type Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'
import { expectInSummary, openSummary } from './order-summary.ts'

/** A channel that sells seats before tickets, and accepts bookings that are paid at the cinema. */
const test = base.extend<object, { shopServer: { address: string; dataFolder: string } }>({
  shopServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use, workerInfo) => {
      const { folder, remove } = changeBrand({
        isSeatFirstOrdering: true,
        unpaidBookings: { allowUnpaidBookings: true, unpaidBookingCutoffTime: 30 },
      })
      const server = await startServer({
        port: 6600 + workerInfo.parallelIndex * 10,
        root: folder,
        env: { FOYER_TEST_CONTROL: controlToken, FOYER_RATE_LIMIT: 'off' },
      })
      await use({ address: server.address, dataFolder: server.data })
      await server.stop()
      remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).click()

/** Free standard seats beside each other with two more on either side: whoever takes them leaves no single seat. */
async function findSeats(shop: Shop, showtimeId: string, count: number) {
  const layout = await shop.call<'getSeatLayout'>('GET', `showtimes/${showtimeId}/seat-layout`)
  const { body } = await shop.call<'getSeatAvailability'>('GET', `showtimes/${showtimeId}/seat-availability`)
  const free = new Set(
    body.seatAvailabilities.flatMap(({ seatId, status }) => (status === 'Available' ? seatId : [])),
  )
  const runs = layout.body.seatLayout.areas
    .flatMap(({ rows }) => rows)
    .flatMap((row) => row.seats.map((_, first) => row.seats.slice(first, first + count + 4)))
  const run = runs.find(
    (each) =>
      each.length === count + 4 &&
      // Without an aisle in between, which would also leave a single seat.
      Math.abs((each[0]?.position.columnNumber ?? 0) - (each.at(-1)?.position.columnNumber ?? 0)) ===
        count + 3 &&
      each.every(
        ({ id, type, areaCategoryId }) => areaCategoryId === 'standard' && type === 'Normal' && free.has(id),
      ),
  )
  return run?.slice(2, 2 + count) ?? []
}

/** A showtime with as many seats as these tests take beside each other, from the given turn on. */
async function findBookable(shop: Shop, turn: number): Promise<string> {
  for (let next = turn; next < turn + 20; next += 1) {
    const { id } = await findShowtime(shop, next)
    if ((await findSeats(shop, id, 2)).length === 2) return id
  }
  throw new Error('the seed has no showing with two seats beside each other')
}

/** From the choice of booking mode to the seat map. */
async function book(page: Page, shop: Shop, turn: number, mode?: RegExp): Promise<string> {
  const id = await findBookable(shop, turn)
  await chooseCity(page, shop)
  await page.goto(`/order/showtimes/${id}/booking-mode/`)
  await takenOver(page)
  if (mode) await page.getByRole('radio', { name: mode }).check()
  await press(page, 'Continue')
  await page.waitForURL('**/seats/')
  return id
}

/** Chooses free standard seats by keyboard: typing a seat in the grid focuses it. */
async function chooseSeats(page: Page, shop: Shop, showtimeId: string, count: number): Promise<void> {
  const seats = await findSeats(shop, showtimeId, count)
  expect(seats).toHaveLength(count)
  await takenOver(page)
  await page.getByRole('grid').getByRole('gridcell').first().focus()
  for (const { rowLabel, label } of seats) {
    await page.keyboard.type(`${rowLabel}${label}`)
    await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(
      new RegExp(`^Row ${rowLabel}, seat ${label}\\b`),
    )
    await page.keyboard.press('Space')
  }
}

async function takeTickets(page: Page, count: number): Promise<void> {
  const more = page.getByRole('button', { name: /^One more: Adult, Standard/ })
  await expect(more).toBeVisible()
  for (let turn = 0; turn < count; turn++) await more.click()
  await expect(more).toHaveAttribute('aria-disabled', 'true')
}

/** The browser's order, as the server has it. */
async function readOrder(page: Page, shop: Shop) {
  const id = await page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('foyer-order') ?? 'null')
    return typeof stored === 'object' && stored !== null && 'id' in stored ? String(stored.id) : ''
  })
  return (await shop.call<'getOrder'>('GET', `orders/${id}`)).body.order
}

test('seats are chosen before their tickets, and bought', { tag: '@gate' }, async ({ page, shop }) => {
  const id = await book(page, shop, 0)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your seats' })).toBeVisible()
  await chooseSeats(page, shop, id, 2)
  await press(page, 'Choose tickets')
  await page.waitForURL('**/tickets/')
  await expect(page.getByText(/are held for you\. Choose a ticket for each seat/)).toBeVisible()
  await inBothModes(page, () => expectNoViolation(page))
  const held = await readOrder(page, shop)
  expect([held.showtimes[0]?.seats.length, held.showtimes[0]?.tickets.length]).toEqual([2, 0])

  await page.getByRole('button', { name: /^One more: Adult, Standard/ }).click()
  await page.reload()
  await takenOver(page)
  await expect(
    page.getByRole('button', { name: 'One seat still needs a ticket' }).filter({ visible: true }),
  ).toBeDisabled()
  await takeTickets(page, 1)
  await press(page, 'Continue')
  await skipFood(page)
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
})

test('a booking that is paid at the cinema is held in its mode, and changing the mode begins a new one', async ({
  page,
  shop,
}) => {
  const id = await book(page, shop, 1, /^Book now, pay at the cinema/)
  await chooseSeats(page, shop, id, 1)
  await press(page, 'Choose tickets')
  await page.waitForURL('**/tickets/')
  await takeTickets(page, 1)
  await press(page, 'Continue')
  await skipFood(page)
  await expectInSummary(page, 'To pay at the cinema')
  const unpaid = await readOrder(page, shop)
  expect(unpaid.booking).toMatchObject({ mode: 'Unpaid', totalBookingFee: { valueIncludingTax: 0 } })

  await page.goto(`/order/showtimes/${id}/booking-mode/`)
  await takenOver(page)
  await expect(page.getByRole('radio', { name: /^Book now, pay at the cinema/ })).toBeChecked()
  await inBothModes(page, () => expectNoViolation(page))
  await page.getByRole('radio', { name: /^Pay now/ }).check()
  await press(page, 'Continue')
  await page.waitForURL('**/seats/')
  await takenOver(page)
  await press(page, 'Choose tickets')
  await page.waitForURL('**/tickets/')
  await press(page, 'Continue')
  await skipFood(page)
  const paid = await readOrder(page, shop)
  expect(paid.booking?.mode).toBe('Paid')
  expect(paid.id).not.toBe(unpaid.id)
  expect(paid.showtimes[0]?.seats.map((seat) => seat.id)).toEqual(
    unpaid.showtimes[0]?.seats.map((seat) => seat.id),
  )
})

test('an order cannot continue without tickets for its seats', async ({ page, shop }) => {
  const id = await book(page, shop, 0)
  await chooseSeats(page, shop, id, 1)
  await press(page, 'Choose tickets')
  await page.waitForURL('**/tickets/')
  await page.goto('/order/customer-details/')
  await page.waitForURL('**/tickets/')
  const summary = await openSummary(page)
  await summary.getByRole('link', { name: 'Change seats' }).click()
  await page.waitForURL('**/seats/')
  await expect(page.getByTestId('chosen-seats').filter({ visible: true })).toContainText('seat')
})

test('a booking that is paid at the cinema is booked, and its page says what is due until when', async ({
  page,
  shop,
}) => {
  const id = await book(page, shop, 0, /^Book now, pay at the cinema/)
  await chooseSeats(page, shop, id, 1)
  await press(page, 'Choose tickets')
  await page.waitForURL('**/tickets/')
  await takeTickets(page, 1)
  await press(page, 'Continue')
  await skipFood(page)
  await giveDetails(page)
  await expect(page.getByRole('heading', { name: /^£\d+\.\d\d to pay at the cinema/ })).toBeVisible()
  await inBothModes(page, () => expectNoViolation(page))
  await press(page, 'Book, pay at the cinema')
  await page.waitForURL('**/completed-order/?orderId=*')
  await expect(page.getByText('Reserved. Pay at the cinema.')).toBeVisible()
  await expect(
    page.getByText(/^Pay at the counter by \d\d:\d\d on .*After that the seats go back/),
  ).toBeVisible()
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  const { body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${orderId}`)
  expect(body.order).toMatchObject({ booking: { mode: 'Unpaid' }, payments: [] })
  await expect(
    page
      .getByText(/pay.*at the cinema|to pay/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await inBothModes(page, () => expectNoViolation(page))
})
