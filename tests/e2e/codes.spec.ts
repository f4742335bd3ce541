import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { addAdults, expectTicket, giveDetails, keepSeats, reachPayment, takeBestSeats } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

const run = promisify(execFile)
const tool = resolve(import.meta.dirname, '..', '..', 'server', 'tools', 'codes', 'codes.ts')

interface PlainCode {
  readonly code: string
  readonly pin: string
}

/** Creates a voucher in Halcyon's format, as an operator does. */
async function makeVoucher(dataFolder: string, ...flags: string[]): Promise<PlainCode> {
  const form = ['--name', 'end to end', '--pin', '--prefix', 'HV', '--length', '10']
  const env = { ...process.env, NODE_ENV: 'test', FOYER_DATA: dataFolder }
  const { stdout } = await run(process.execPath, [tool, 'create', 'voucher', ...form, ...flags], { env })
  const [code = '', pin = ''] = stdout.split('\r\n')[1]?.split(',') ?? []
  return { code, pin }
}

/** Opens the form and submits a code, by keyboard only. */
async function typeCode(page: Page, { code, pin }: PlainCode): Promise<void> {
  await takenOver(page)
  await page.getByRole('button', { name: 'Add a voucher or card' }).press('Enter')
  await expect(getNumber(page)).toBeFocused()
  await page.keyboard.type(code.toLowerCase())
  await page.keyboard.press('Tab')
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
}

const getNumber = (page: Page) => page.getByRole('textbox', { name: 'Number', exact: true })
const rows = (page: Page) => page.getByRole('list', { name: 'Added so far' }).getByRole('listitem')
/** At payment, what pays a part. */
const payers = (page: Page) => page.getByRole('list', { name: 'Who pays what' }).getByRole('listitem')
const free = ['--type-code', 'FREE', '--description', 'Free ticket', '--waive-fee']

test.beforeEach(async ({ page, shop }) => {
  await chooseCity(page, shop)
})

test(
  'a voucher makes an order free, which is booked without a payment',
  { tag: '@gate' },
  async ({ page, shop, shopServer }) => {
    const voucher = await makeVoucher(shopServer.dataFolder, ...free, '--uses', '2')
    await reachPayment(page, await findShowtime(shop, 20))
    await typeCode(page, voucher)
    await expect(payers(page)).toContainText(['Pays for 2 tickets'])
    await expect(page.getByRole('button', { name: 'Add another voucher or card' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()

    // Taken off, it gives the price back; a second press of the same voucher takes it again.
    await page.getByRole('button', { name: /^Remove: Free ticket/ }).press('Enter')
    await expect(payers(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Pay £/ }).filter({ visible: true })).toBeEnabled()
    await typeCode(page, voucher)
    await expect(payers(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Book, nothing to pay' }).filter({ visible: true }).press('Enter')
    await expectTicket(page)
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
    const { body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${orderId}`)
    expect(body.order.totalPrice.valueIncludingTax).toBe(0)
    expect(body.order.showtimes[0]?.tickets.every(({ voucherId }) => voucherId !== null)).toBe(true)
  },
)

test('a voucher that is refused keeps its number, says why, and leaves the order as it was', async ({
  page,
  shop,
  shopServer,
}) => {
  const showtime = await findShowtime(shop, 21)
  const day = 86_400_000
  const toDate = (time: number) => new Date(time).toISOString().slice(0, 10)
  const now = await shop.now()
  const range = `${showtime.filmId}:${toDate(now - day)}:${toDate(now + 30 * day)}`
  const voucher = await makeVoucher(shopServer.dataFolder, ...free, '--not-film', range)
  await reachPayment(page, showtime)
  const toPay = page.getByRole('button', { name: /^Pay £/ }).filter({ visible: true })
  const price = await toPay.textContent()
  await typeCode(page, voucher)
  await expect(page.getByText(`Not for ${showtime.filmTitle}`)).toBeVisible()
  await expect(getNumber(page)).toBeFocused()
  await expect(getNumber(page)).toHaveValue(/^HV\w\w \w{4} \w{4}$/)
  await expect(getNumber(page)).toHaveAccessibleDescription(/^Not for this film before /)
  await expect(payers(page)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(0)
  await expect(toPay).toHaveText(price ?? '')

  // An unknown number and a wrong PIN get the same answer.
  for (const wrong of [
    { code: voucher.code, pin: voucher.pin === '0000' ? '0001' : '0000' },
    { code: 'HV22 2222 2222', pin: '1234' },
  ]) {
    await page.getByRole('button', { name: 'Try another number' }).press('Enter')
    await getNumber(page).fill(wrong.code)
    await page.getByRole('textbox', { name: 'PIN' }).fill(wrong.pin)
    await page.keyboard.press('Enter')
    await expect(getNumber(page)).toHaveAccessibleDescription('Number and PIN do not go together.')
  }
})

test('a voucher entered before tickets applies once they are held', async ({ page, shop, shopServer }) => {
  const voucher = await makeVoucher(shopServer.dataFolder, ...free)
  const showtime = await findShowtime(shop, 22)
  await page.goto(`/order/showtimes/${showtime.id}/tickets/`)
  await typeCode(page, voucher)
  await expect(rows(page)).toContainText(['Comes off once your tickets are held'])
  await addAdults(page, 2)
  await takeBestSeats(page)
  await keepSeats(page)
  await giveDetails(page)
  await expect(payers(page)).toContainText(['Pays for 1 ticket'])
})
