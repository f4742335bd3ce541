import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { writeProofOfWork } from '@foyer/contract/wire/captcha'
import type { Problem } from '@foyer/contract/problem'
import { expectNoViolation, inBothModes } from './barriers.ts'
import {
  cardFields,
  cards,
  cardsSentFrom,
  chooseTickets,
  expectTicket,
  giveDetails,
  keepSeats,
  pay,
  reachPayment,
  skipFood,
  takeBestSeats,
  typeCard,
} from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime, type FoundShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

test.beforeEach(async ({ page, shop }) => {
  await chooseCity(page, shop)
})

/** Another client holds these seats. */
async function rivalHolds(shop: Shop, showtime: FoundShowtime, seats: readonly string[]): Promise<void> {
  const created = await shop.call<'createStandardOrder'>('POST', 'orders/standard/booking', {
    siteId: showtime.siteId,
  })
  const held = await shop.call<'setOrderShowtime'>(
    'PUT',
    `orders/${created.body.order.id}/showtimes/${showtime.id}`,
    {
      seats,
      tickets: seats.map((_, index) => ({
        id: `rival-${String(index)}`,
        ticketTypeId: showtime.adultTicketTypeId,
      })),
    },
  )
  expect(held.status).toBe(200)
}

/** Ids of a page's chosen seats, from its accessible text. */
async function findSeatIds(shop: Shop, showtime: FoundShowtime, seatText: string): Promise<string[]> {
  const { body } = await shop.call<'getShowtimeSeatLayout'>('GET', `showtimes/${showtime.id}/seat-layout`)
  const seats = body.seatLayout.areas.flatMap((area) => area.rows.flatMap((row) => row.seats))
  const [, row, first, last] = /Row (\w+), seats? (\d+)(?: (?:to|and) (\d+))?/.exec(seatText) ?? []
  const from = Number(first)
  const to = Number(last ?? first)
  return seats
    .filter((seat) => seat.rowLabel === row && Number(seat.label) >= from && Number(seat.label) <= to)
    .sort((a, b) => Number(a.label) - Number(b.label))
    .map((seat) => seat.id)
}

test(
  'a seat lost to a rival is named, the rest is kept, and another is offered',
  { tag: '@gate' },
  async ({ page, shop }) => {
    const showtime = await findShowtime(shop, 9)
    await chooseTickets(page, showtime, 2)
    const seatText = await takeBestSeats(page)
    const [first] = await findSeatIds(shop, showtime, seatText)
    expect(first).toBeDefined()
    await rivalHolds(shop, showtime, [first ?? ''])
    await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
    await expect(page.getByText(/has just gone to someone else/).first()).toBeVisible()
    // Neither the loss nor the answer to it leaves the focus on the document.
    await expect(page.locator(':focus')).toContainText('gone to someone else')
    await page.getByRole('button', { name: /^Swap/ }).filter({ visible: true }).click()
    await expect(page.locator(':focus')).toContainText('Row')
    await keepSeats(page)
    await expect(page.getByRole('timer')).toBeVisible()
  },
)

test("a hold that takes longer than a poll does not report the visitor's own seats as lost", async ({
  page,
  shop,
}) => {
  const showtime = await findShowtime(shop, 9)
  await chooseTickets(page, showtime, 2)
  const seatText = await takeBestSeats(page)
  await page.evaluate(() => {
    const seen = window as unknown as { lostSeen: boolean }
    seen.lostSeen = false
    new MutationObserver(() => {
      seen.lostSeen ||= /gone to someone else/.test(document.body.innerText)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/showtimes/'))
      requests.push(request.postDataJSON())
  })
  // The server holds the seats immediately; its answer arrives after the next poll of seat availability, which is every
  // ten seconds.
  const path = '/ocapi/v1/orders/*/showtimes/*'
  await shop.fault({ method: 'PUT', path, kind: 'late-answer', delay: 12_000 })
  await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Keeping them for you' }).first()).toBeVisible()
  await skipFood(page)
  expect(await page.evaluate(() => (window as unknown as { lostSeen: boolean }).lostSeen)).toBe(false)
  const ids = await findSeatIds(shop, showtime, seatText)
  expect(requests).toMatchObject([{ seats: ids }])
})

test('when time runs out the page says so and the same seats can be held again', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await reachPayment(page, await findShowtime(shop, 10))
  await shop.advance(11 * 60_000)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Time ran out/ })).toBeVisible()
  await takenOver(page)
  await expect(page.getByRole('button', { name: /^Hold .* again$/ })).toBeVisible()
  await inBothModes(page, () => expectNoViolation(page))
  await page.getByRole('button', { name: /^Hold .* again$/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
})

test('near the end the hold can be extended', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 11))
  await shop.advance(8.5 * 60_000)
  await page.reload()
  const extend = page.getByRole('button', { name: 'Hold them for 10 minutes more' })
  await expect(extend).toBeVisible()
  await takenOver(page)
  await extend.click()
  await expect(page.getByRole('timer')).toContainText(/9:|10:/)
})

test('a refresh on any step loses nothing', async ({ page, shop }) => {
  const showtime = await findShowtime(shop, 12)
  await chooseTickets(page, showtime, 2)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true })).toBeVisible()
  const seatText = await takeBestSeats(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose two seats' })).toBeVisible()
  await takenOver(page)
  await expect(page.getByTestId('chosen-seats').filter({ visible: true })).toHaveText(seatText)
  await keepSeats(page)
  await takenOver(page)
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Email').fill('ines@')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ines')
  await expect(page.getByLabel('Email')).toHaveValue('ines@')
  await giveDetails(page)
  await page.reload()
  await expect(page.getByText('ines.marchetti@postbox.example')).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  await page.reload()
  await expectTicket(page)
})

test('back from the payment and forward again keeps the order', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 13))
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Ines')
  await page.goForward()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
})

test('a second tab finds the same order, and it is paid once', async ({ page, shop, context }) => {
  const sent = cardsSentFrom(context)
  await reachPayment(page, await findShowtime(shop, 14))
  const second = await context.newPage()
  await second.goto('/order/payment/')
  await expect(second.getByRole('timer')).toBeVisible()
  // On a wide screen the clock stays in view to the foot of the step.
  await second.setViewportSize({ width: 1280, height: 800 })
  // The step's parts come one after the other.
  const scrollToFoot = () =>
    second.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      return scrollY
    })
  await expect.poll(scrollToFoot).toBeGreaterThan(100)
  await expect(second.getByRole('timer')).toBeInViewport({ ratio: 1 })
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  // It hears of it, and still knows it after a reload.
  await expectTicket(second)
  await second.reload()
  await expectTicket(second)
  const readOrderId = (tab: Page) => new URL(tab.url()).searchParams.get('orderId') ?? ''
  expect(readOrderId(second)).toBe(readOrderId(page))
  expect(sent).toHaveLength(1)
  const { body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${readOrderId(page)}`)
  expect(body.order.payments.filter(({ status }) => status === 'Completed')).toHaveLength(1)
  expect(body.order.paymentSummary.map(({ value }) => value)).toEqual([body.order.totalPrice])
})

test('leaving lets the seats go', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const showtime = await findShowtime(shop, 15)
  await chooseTickets(page, showtime, 2)
  const seatText = await takeBestSeats(page)
  await keepSeats(page)
  await page.getByRole('button', { name: 'Leave this order' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await inBothModes(page, () => expectNoViolation(page))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave and let them go' }).click()
  await page.waitForURL('**/films/')
  const [first] = await findSeatIds(shop, showtime, seatText)
  const { body } = await shop.call<'getSeatAvailability'>('GET', `showtimes/${showtime.id}/seat-availability`)
  expect(body.seatAvailabilities.find((seat) => seat.seatId === first)?.status).toBe('Available')
})

test('the home page says that seats are held, and Back from the tickets leads to them', async ({
  page,
  shop,
}) => {
  await reachPayment(page, await findShowtime(shop, 16))
  await page.goto('/')
  await page.getByRole('button', { name: 'Back to that order' }).click()
  await page.waitForURL('**/order/customer-details/')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  const ticket = page.url()
  await page.goBack()
  await page.getByRole('link', { name: 'Open your order' }).click()
  await page.waitForURL(ticket)
})

test('a wrong address of tickets is reported immediately', async ({ page }) => {
  await page.goto('/completed-order/?orderId=6f9619ff-8b86-4d01-b42d-00cf4fc964ff')
  // Polling for half a minute would exceed the time limit.
  await expect(page.getByRole('heading', { name: 'We cannot find those tickets' })).toBeVisible()
})

test('without a connection, Details says so in view on a phone, clear of the bar', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseTickets(page, await findShowtime(shop, 17), 2)
  await takeBestSeats(page)
  await keepSeats(page)
  await takenOver(page)
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Marchetti')
  await page.getByLabel('Email').fill('ines.marchetti@postbox.example')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Your details could not be saved' })
  await expect(alert).toBeFocused({ timeout: 30_000 })
  await expect(alert).toBeInViewport({ ratio: 1 })
  const box = await alert.boundingBox()
  const bar = await page.getByRole('button', { name: 'Continue to payment' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await page.context().setOffline(false)
})

/** Another visitor from the same address holds this many of the last free seats, and solves challenges. */
async function neighbourHolds(shop: Shop, showtime: FoundShowtime, count: number): Promise<void> {
  const [layout, availability] = await Promise.all([
    shop.call<'getShowtimeSeatLayout'>('GET', `showtimes/${showtime.id}/seat-layout`),
    shop.call<'getSeatAvailability'>('GET', `showtimes/${showtime.id}/seat-availability`),
  ])
  const free = new Set(
    availability.body.seatAvailabilities
      .filter(({ status }) => status === 'Available')
      .map(({ seatId }) => seatId),
  )
  const seats = layout.body.seatLayout.areas
    .flatMap((area) => area.rows.flatMap((row) => row.seats))
    .filter(({ id, type, areaCategoryId }) => {
      return type === 'Normal' && areaCategoryId === 'standard' && free.has(id)
    })
    .slice(-count)
    .map(({ id }) => id)
  expect(seats).toHaveLength(count)
  const created = await shop.call<'createStandardOrder'>('POST', 'orders/standard/booking', {
    siteId: showtime.siteId,
  })
  const body = {
    seats,
    tickets: seats.map((_, index) => ({
      id: `neighbour-${String(index)}`,
      ticketTypeId: showtime.adultTicketTypeId,
    })),
  }
  const path = `orders/${created.body.order.id}/showtimes/${showtime.id}`
  let held = await shop.call<'setOrderShowtime'>('PUT', path, body)
  const { challenge } = held.body as unknown as Problem
  if (challenge) {
    const { salt, maximum, signature } = challenge
    const digest = (found: number) => createHash('sha256').update(`${salt}${found}`).digest('hex')
    let found = 0
    while (found < maximum && digest(found) !== challenge.challenge) found += 1
    const solved = { 'x-captcha-response': writeProofOfWork({ salt, found, signature }) }
    held = await shop.call<'setOrderShowtime'>('PUT', path, body, solved)
  }
  expect(held.status).toBe(200)
}

test('a challenge is solved in the background', async ({ page, shop }) => {
  await shop.limit()
  const showtime = await findShowtime(shop, 13)
  await neighbourHolds(shop, showtime, 8)
  const answers: number[] = []
  page.on('response', (response) => {
    const isHold = response.request().method() === 'PUT' && response.url().includes('/showtimes/')
    if (isHold) answers.push(response.status())
  })
  await chooseTickets(page, showtime, 4)
  await takeBestSeats(page)
  await keepSeats(page)
  await expect(page.getByRole('timer')).toBeVisible()
  expect(answers).toEqual([403, 200])
})

test('a visitor over the limit of holds is told so, and no choice is lost', async ({ page, shop }) => {
  await shop.limit()
  const showtime = await findShowtime(shop, 14)
  await neighbourHolds(shop, showtime, 8)
  await neighbourHolds(shop, showtime, 8)
  await chooseTickets(page, showtime, 5)
  const seatText = await takeBestSeats(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toContainText(
    'Too many seats are waiting to be paid for',
  )
  await expect(page.getByTestId('chosen-seats').filter({ visible: true })).toHaveText(seatText)
  await inBothModes(page, () => expectNoViolation(page))
})

test('after the longest hold no extension is offered', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 15))
  const path = '/ocapi/v1/orders/'
  const extended = () =>
    page.waitForResponse(
      (response) => response.url().includes(path) && response.url().endsWith('/expiry/reset'),
    )
  // Always within the last two minutes of a hold, even if a busy machine takes a minute to get here.
  const nearlyAHold = 8.5 * 60_000
  for (const _ of [1, 2]) {
    await shop.advance(nearlyAHold)
    await page.reload()
    await takenOver(page)
    const answer = extended()
    await page.getByRole('button', { name: /^Hold them for \d+ minutes more$/ }).click()
    expect((await answer).status()).toBe(200)
  }
  await shop.advance(nearlyAHold)
  await page.reload()
  await takenOver(page)
  const answer = extended()
  await page.getByRole('button', { name: /^Hold them for \d minutes? more$/ }).click()
  expect((await answer).status()).toBe(200)
  await shop.advance(170_000)
  await page.reload()
  await expect(page.getByText('Your seats cannot be held any longer').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hold them for/ })).toHaveCount(0)
})
