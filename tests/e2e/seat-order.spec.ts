import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { cardFields, cards, giveDetails, pay, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { beenHereBefore, takenOver } from './visitor.ts'
import { addWorkstation, findSeat, openCounters } from './kitchen-orders.ts'

const siteId = '1001'
/** As long as a comment may be. */
const comment = 'Not too hot, lots of air!'
/** The page asks every two seconds; a busy machine takes some time itself. */
const soon = { timeout: 4_000 }

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

test.skip(
  Boolean(process.env.FOYER_E2E_BRAND && process.env.FOYER_E2E_BRAND !== 'halcyon'),
  'orders from the menu of Halcyon',
)

/** A seat at which a film is on, as its code names it. */
async function findCode(shop: Shop): Promise<{ address: string; place: string }> {
  const { showtimeId, seatId } = await findSeat(shop, siteId)
  const layout = await shop.call<'getShowtimeSeatLayout'>('GET', `showtimes/${showtimeId}/seat-layout`)
  const { seatLayout } = layout.body
  const seats = seatLayout.areas.flatMap(({ rows }) => rows.flatMap((row) => row.seats))
  const seat = seats.find(({ id }) => id === seatId)
  if (!seat) throw new Error('the screen does not have its seat')
  return {
    address: `/go/seat/${siteId}/${seatLayout.screenId}/${seat.rowLabel}${seat.label}/`,
    place: `Row ${seat.rowLabel}, seat ${seat.label}`,
  }
}

test('popcorn is ordered at a seat while the film is on, and the page says how far it is', async ({
  page,
  context,
  shop,
  shopServer,
}) => {
  test.slow()
  const kitchen = await context.browser()?.newContext({ baseURL: shop.address, locale: 'en-GB' })
  if (!kitchen) throw new Error('the context has no browser')
  await beenHereBefore(kitchen, shop.address)
  const counter = await kitchen.newPage()
  const code = await addWorkstation(shopServer.dataFolder, siteId, 'Kitchen')
  await counter.goto('/counter/')
  await takenOver(counter)
  await counter.getByRole('textbox', { name: /^One-time code/ }).fill(code)
  await counter.getByRole('button', { name: 'Sign in' }).click()
  await expect(counter.getByText('This screen: Kitchen')).toBeVisible()
  await openCounters(shop)

  const { address, place } = await findCode(shop)
  // Its visitors sit there: most have begun to watch.
  await shop.advance(35 * 60_000)
  // Its phone has the cinema's time: an order of tomorrow is asked about more rarely.
  await page.clock.setSystemTime(await shop.now())
  await page.goto(address)
  await takenOver(page)
  await expect(page.getByText(place)).toBeVisible()
  await press(page, 'Choose Popcorn, salted')
  const dialog = page.getByRole('dialog', { name: 'Popcorn, salted' })
  await dialog.getByRole('checkbox', { name: /^Melted butter/ }).check()
  await dialog.getByRole('textbox').fill(comment)
  await dialog.getByRole('button', { name: /^Add for £/ }).click()
  await expect(dialog).toHaveCount(0)
  await expectNoViolation(page)
  await press(page, 'Go to payment')
  await page.waitForURL('**/order/payment/at-place/')
  await page.getByRole('textbox', { name: /^Words for whoever brings it/ }).fill('The end by the aisle')
  await giveDetails(page, '**/order/payment/at-place/')
  await expectNoViolation(page)
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await page.waitForURL('**/completed-order/?orderId=*', { timeout: 45_000 })

  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Your order is placed')
  await expectNoViolation(page)
  const ticket = counter.getByRole('article').filter({ hasText: comment })
  await expect(ticket).toContainText(place, soon)
  await expect(ticket).toContainText('The end by the aisle')
  await ticket.getByRole('button', { name: /^Start making/ }).click()
  await expect(title).toHaveText('It is being made', soon)
  await ticket.getByRole('button', { name: /^Send out/ }).click()
  await expect(title).toHaveText('It is on its way', soon)
  await ticket.getByRole('button', { name: /^Handed over/ }).click()
  await expect(title).toHaveText('Enjoy it', soon)

  // Something more, at the same seat.
  await page.getByRole('link', { name: 'Order something else' }).click()
  await page.waitForURL(`**${address}`)
  await expect(page.getByText(place)).toBeVisible()
  await kitchen.close()
})

test('a seat that is not there can be typed, and the page can be dimmed', async ({ page, shop }) => {
  await openCounters(shop)
  const { address, place } = await findCode(shop)
  await page.goto(address.replace(/[^/]+\/$/, 'ZZ99/'))
  await takenOver(page)
  await expect(page.getByText('There is no such seat at this screen.')).toBeVisible()
  await expectNoViolation(page)
  const [, seat = ''] = /([^/]+)\/$/.exec(address) ?? []
  await page.getByLabel('Your seat, with its row').fill(seat.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText(place)).toBeVisible()
  await page.getByRole('switch', { name: 'Dim the page' }).check()
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('switch', { name: 'Dim the page' })).toBeChecked()
})
