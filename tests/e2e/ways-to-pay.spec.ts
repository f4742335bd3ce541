import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { OperationId } from '@foyer/contract/operations'
import { cardFields, cards, expectTicket, pay, reachPayment, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

const run = promisify(execFile)
const tool = resolve(import.meta.dirname, '..', '..', 'server', 'tools', 'codes', 'codes.ts')

/** Creates a gift card with a PIN and this amount, as an operator does. */
async function makeGiftCard(dataFolder: string, amount: string): Promise<{ code: string; pin: string }> {
  const flags = [
    'create',
    'gift-card',
    '--name',
    'end to end',
    '--amount',
    amount,
    '--pin',
    '--prefix',
    'HG',
    '--length',
    '10',
  ]
  const env = { ...process.env, NODE_ENV: 'test', FOYER_DATA: dataFolder }
  const { stdout } = await run(process.execPath, [tool, ...flags], { env })
  const [code = '', pin = ''] = stdout.split('\r\n')[1]?.split(',') ?? []
  return { code, pin }
}

async function findGiftCard(page: Page, { code, pin }: { code: string; pin: string }): Promise<void> {
  await takenOver(page)
  await page.getByRole('button', { name: 'Add a voucher or card' }).click()
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill(code)
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin)
  await page.getByRole('button', { name: 'Add it' }).click()
}

/** Chooses the provider's own page and opens it. */
async function leaveForProvider(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Another way to pay/ }).check()
  await pay(page)
  await page.waitForURL('**/pay/?session=*')
}

async function payAtProvider(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('08 / 29')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Ines Marchetti')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

const parts = (page: Page) => page.getByRole('list', { name: 'Who pays what' }).getByRole('listitem')

test.beforeEach(async ({ page, shop }) => {
  await chooseCity(page, shop)
})

test('is paid on the provider’s page, and however often one comes back there is one outcome', async ({
  page,
  shop,
  context,
}) => {
  await reachPayment(page, await findShowtime(shop, 11))
  await leaveForProvider(page)
  await payAtProvider(page, cards.approved)
  await expectTicket(page)
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  const again = await context.newPage()
  await again.goto(`/order/payment/return/?orderId=${orderId}`)
  await expectTicket(again)
  expect(new URL(again.url()).searchParams.get('orderId')).toBe(orderId)
})

test('a visitor who returns without paying can pay by card', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 12))
  await leaveForProvider(page)
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await page.waitForURL('**/order/payment/')
  await expect(page.getByRole('alert')).toContainText('Nothing has been paid yet')
  await takenOver(page)
  await leaveForProvider(page)
  await page.goBack()
  await expect(page.getByRole('alert')).toContainText('Nothing has been paid yet')
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
})

test('a card declined on the provider’s page leaves the seats held, and other payment methods', async ({
  page,
  shop,
}) => {
  await reachPayment(page, await findShowtime(shop, 13))
  await leaveForProvider(page)
  await payAtProvider(page, cards.declined)
  await page.waitForURL('**/order/payment/')
  await expect(page.getByRole('heading', { name: 'That card did not work' })).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
})

test('a gift card pays a part and a card the rest', { tag: '@gate' }, async ({ page, shop, shopServer }) => {
  const card = await makeGiftCard(shopServer.dataFolder, '10.00')
  await reachPayment(page, await findShowtime(shop, 14))
  await findGiftCard(page, { ...card, pin: card.pin === '0000' ? '0001' : '0000' })
  await expect(page.getByRole('textbox', { name: 'Number', exact: true })).toHaveAccessibleDescription(
    /Number and PIN do not go together/,
  )
  await page.getByRole('textbox', { name: 'PIN' }).fill(card.pin)
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByRole('group', { name: 'Gift card' }).getByRole('button', { name: 'Use £10.00' }).click()
  await expect(parts(page)).toHaveCount(1)
  await expect(parts(page)).toContainText('−£10.00')
  await expect(page.getByRole('heading', { name: 'How would you like to pay the rest?' })).toBeVisible()
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  const paid = page.getByText('Paid with').locator('..')
  await expect(paid).toContainText('£10.00')
  await expect(paid).toContainText('Card ending 1111')
})

test('gift cards alone can pay: no bank is asked, and removing one restores the amount', async ({
  page,
  shop,
  shopServer,
}) => {
  const card = await makeGiftCard(shopServer.dataFolder, '200.00')
  await reachPayment(page, await findShowtime(shop, 15))
  const add = async () => {
    await findGiftCard(page, card)
    await page
      .getByRole('group', { name: 'Gift card' })
      .getByRole('button', { name: /^Use £/ })
      .click()
    await expect(parts(page)).toHaveCount(1)
  }
  await add()
  await expect(page.getByRole('heading', { name: /^How would you like/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove: Gift card/ }).click()
  await expect(parts(page)).toHaveCount(0)
  await expect(cardFields(page).number).toBeVisible()
  await add()
  await page
    .getByRole('button', { name: /^Pay £.* with gift card$/ })
    .filter({ visible: true })
    .click()
  await expectTicket(page)
  await expect(page.getByText('Paid with').locator('..')).toContainText('Gift card ending')
})

/** Creates an order as on another device, whose address was shared. */
async function makeOrder(shop: Shop, turn: number): Promise<string> {
  const showtime = await findShowtime(shop, turn)
  const write = <K extends OperationId>(method: string, path: string, body: unknown) =>
    shop.call<K>(method, path, body)
  const { order } = (
    await write<'createStandardOrder'>('POST', 'orders/standard/booking', { siteId: showtime.siteId })
  ).body
  const seats = await shop.call<'getSeatAvailability'>('GET', `showtimes/${showtime.id}/seat-availability`)
  const layout = await shop.call<'getShowtimeSeatLayout'>('GET', `showtimes/${showtime.id}/seat-layout`)
  const free = new Set(
    seats.body.seatAvailabilities.filter(({ status }) => status === 'Available').map(({ seatId }) => seatId),
  )
  const seat = layout.body.seatLayout.areas
    .filter(({ areaCategoryId }) => areaCategoryId === 'standard')
    .flatMap(({ rows }) => rows.flatMap((row) => row.seats))
    .find(({ id, type }) => type === 'Normal' && free.has(id))
  await write('PUT', `orders/${order.id}/showtimes/${showtime.id}`, {
    seats: [seat?.id],
    tickets: [{ id: 't1', ticketTypeId: showtime.adultTicketTypeId }],
  })
  await write('PUT', `orders/${order.id}/customer`, {
    name: { givenName: 'Odile', familyName: 'Brandt' },
    email: 'odile.brandt@postbox.example',
  })
  return order.id
}

test("an order is paid by its address, without affecting this browser's own order", async ({
  page,
  shop,
}) => {
  await reachPayment(page, await findShowtime(shop, 16))
  const held = await page.evaluate(() => localStorage.getItem('foyer-order'))
  const orderId = await makeOrder(shop, 17)
  await page.goto(`/order/payment/standalone/?orderId=${orderId}`)
  await expect(page.getByText('Odile Brandt')).toBeVisible()
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
  await expectTicket(page)
  expect(new URL(page.url()).searchParams.get('orderId')).toBe(orderId)
  expect(await page.evaluate(() => localStorage.getItem('foyer-order'))).toBe(held)
  await page.goto(`/order/payment/standalone/?orderId=${orderId}`)
  await expect(page.getByRole('link', { name: 'Open your order' })).toBeVisible()
  await page.goto('/order/payment/standalone/?orderId=nobody')
  await expect(page.getByRole('heading', { name: 'There is no order at this address' })).toBeVisible()
})
