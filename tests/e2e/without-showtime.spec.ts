import type { Page } from '@playwright/test'
import { cardFields, cards, giveDetails, pay, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { takenOver } from './visitor.ts'
import { expectInSummary } from './order-summary.ts'

/** Orders of the gift shop, as another client makes them: what they hold has neither film, seat nor showtime. */

interface Wanted {
  readonly itemId: string
  readonly quantity: number
}

const mugs: Wanted = { itemId: 'mug', quantity: 2 }
const bag: Wanted = { itemId: 'tote', quantity: 1 }
const programme: Wanted = { itemId: 'season-programme', quantity: 1 }

interface CreatedOrder {
  readonly id: string
  readonly siteName: string
}

async function makeOrder(shop: Shop, wanted: readonly Wanted[]): Promise<CreatedOrder> {
  const sites = await shop.call<'getSites'>('GET', 'sites')
  const site = sites.body.sites[0]
  if (!site) throw new Error('the seed has no cinema')
  const created = await shop.call<'createGiftShopOrder'>('POST', 'orders/gift-shop', { siteId: site.id })
  const { id } = created.body.order
  const items = wanted.map((each, index) => ({ id: `i${String(index)}`, ...each }))
  const set = await shop.call<'setOrderItems'>('PUT', `orders/${id}/items`, { items })
  expect(set.status).toBe(200)
  return { id, siteName: site.name.text }
}

async function name(shop: Shop, { id }: CreatedOrder): Promise<void> {
  await shop.call<'setOrderCustomer'>('PUT', `orders/${id}/customer`, {
    name: { givenName: 'Odile', familyName: 'Brandt' },
    email: 'odile.brandt@postbox.example',
  })
}

/** The order of this browser, as if it had been begun here. A page comes first: it drops what no release of its own stored. */
async function takeUp(page: Page, { id }: CreatedOrder): Promise<void> {
  await page.goto('/')
  await takenOver(page)
  await page.evaluate((orderId) => {
    localStorage.setItem('foyer-order', JSON.stringify({ id: orderId, revision: 1, showtimeId: null }))
  }, id)
}

const ofShowtimes = /\b(film|showing|showtime|seats?|screen|row|tickets?)\b/i

/** The gift shop's page at the end: what was bought, where it is fetched, and nothing of a showing. */
async function expectPurchase(page: Page, { id, siteName }: CreatedOrder, lines: readonly string[]) {
  await page.waitForURL(`**/gift-shop/orders/${id}/confirmation/`, { timeout: 45_000 })
  await expect(page.getByRole('heading', { level: 1, name: `It waits for you at ${siteName}` })).toBeVisible()
  await expect(page).toHaveTitle(/- Your gifts$/)
  const main = page.getByRole('main')
  for (const line of lines) await expect(main).toContainText(line)
  await expect(main).toContainText(/Say \w+\./)
  expect(await main.innerText()).not.toMatch(ofShowtimes)
}

test('an order without a showtime is paid by its address, in its time, and its page says what was bought', async ({
  page,
  shop,
}) => {
  const order = await makeOrder(shop, [mugs, bag])
  await name(shop, order)
  await page.goto(`/order/payment/standalone/?orderId=${order.id}`)
  await expect(page.getByRole('timer', { name: /^Held for you/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order for' })).toBeVisible()
  await expectInSummary(page, '2 × Ninth Floor mug', '£35.00')
  await expect(cardFields(page).number).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(ofShowtimes)
  await typeCard(page, cards.approved)
  await pay(page)
  await expectPurchase(page, order, ['2 × Ninth Floor mug', '1 × Salt Road tote'])
  await expect(page.getByText('Paid £35.00 with the card ending in 1111')).toBeVisible()
  await page.goto(`/order/payment/standalone/?orderId=${order.id}`)
  await expect(page.getByRole('heading', { name: 'This order is finished' })).toBeVisible()
})

test('an order without a showtime asks this browser for a name, and is paid', async ({ page, shop }) => {
  const order = await makeOrder(shop, [mugs])
  await takeUp(page, order)
  await page.goto('/order/payment/')
  await page.waitForURL('**/order/customer-details/')
  await expect(page.getByRole('heading', { level: 1, name: 'Who is the order for?' })).toBeVisible()
  await expect(page.getByRole('timer', { name: /^Held for you/ })).toBeVisible()
  await expect(page.getByText('Step 2 of 3').first()).toBeAttached()
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a gift card' })).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectPurchase(page, order, ['2 × Ninth Floor mug'])
})

test('an order without a showtime that costs nothing is placed without a payment', async ({ page, shop }) => {
  const order = await makeOrder(shop, [programme])
  await name(shop, order)
  await page.goto(`/order/payment/standalone/?orderId=${order.id}`)
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
  await page.getByRole('button', { name: 'Book, nothing to pay' }).filter({ visible: true }).click()
  await expectPurchase(page, order, ['1 × Programme of the season'])
  await expect(page.getByText('Nothing to pay')).toBeVisible()
})

test('an order without a showtime that nothing is on has nothing to pay for', async ({ page, shop }) => {
  const order = await makeOrder(shop, [])
  await name(shop, order)
  await page.goto(`/order/payment/standalone/?orderId=${order.id}`)
  await expect(page.getByRole('heading', { name: 'There is no order at this address' })).toBeVisible()
})
