import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import {
  cardFields,
  cards,
  chooseTickets,
  expectTicket,
  giveDetails,
  pay,
  takeBestSeats,
  typeCard,
} from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'
import { expectInSummary } from './order-summary.ts'

/** As long as a comment may be. */
const comment = 'Not too hot, lots of air!'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** Goes to the food step with held seats; returns the words for these. */
async function reachFood(page: Page, shop: Shop, turn: number): Promise<string> {
  await chooseCity(page, shop)
  await chooseTickets(page, await findShowtime(shop, turn), 2)
  const seats = await takeBestSeats(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
  await page.waitForURL('**/food-and-drink/')
  await takenOver(page)
  return seats
}

/** Adds salted popcorn with butter and a comment. */
async function addPopcorn(page: Page): Promise<void> {
  await press(page, 'Choose Popcorn, salted')
  const dialog = page.getByRole('dialog', { name: 'Popcorn, salted' })
  await dialog.getByRole('checkbox', { name: /^Melted butter/ }).check()
  await dialog.getByRole('textbox').fill(comment)
  await expect(dialog.getByText('25 of 25 characters')).toBeVisible()
  await dialog.getByRole('button', { name: /^Add for £/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** The completed order of the page, as the server has it. */
async function readCompleted(page: Page, shop: Shop) {
  const id = new URL(page.url()).searchParams.get('orderId') ?? ''
  return (await shop.call<'getCompletedOrder'>('GET', `orders/completed/${id}`)).body.order
}

const payByCard = async (page: Page) => {
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, cards.approved)
  await pay(page)
}

test(
  'food is brought to the seat as it was wanted, with a tip, on the order of the tickets',
  { tag: '@gate' },
  async ({ page, shop }) => {
    test.slow()
    await reachFood(page, shop, 3)
    await page.getByRole('radio', { name: /^Bring it to our seats/ }).check()
    await addPopcorn(page)
    await page.getByRole('radio', { name: /^10 %/ }).check()
    const total = await page
      .getByText(/^£\d+\.\d\d$/)
      .filter({ visible: true })
      .last()
      .textContent()
    await press(page, 'Go on to details')
    await giveDetails(page)
    // What the page had reckoned is what the server has reckoned.
    await expect(
      page.getByRole('button', { name: `Pay ${total ?? ''}` }).filter({ visible: true }),
    ).toBeVisible()
    await expectInSummary(page, /Popcorn, salted/, 'Tip')
    await payByCard(page)
    await expectTicket(page)
    await expect(page.getByText(/^We bring this to/)).toBeVisible()
    await expect(page.getByText(/Popcorn, salted.*Melted butter.*Not too hot, lots of air!/)).toBeVisible()
    await expectNoViolation(page)
    const { items, itemDeliveries, tip } = await readCompleted(page, shop)
    expect(items).toMatchObject([{ quantity: 1, comment }])
    expect(itemDeliveries).toMatchObject([{ method: 'InSeatDelivery' }])
    expect(tip?.valueIncludingTax).toBeGreaterThan(0)
  },
)

test('food alone is ordered at a cinema, and fetched at a time', async ({ page, shop }) => {
  test.slow()
  await chooseCity(page, shop)
  await page.goto('/order/sites/1003/food-and-drink/')
  await takenOver(page)
  await expect(
    page.getByRole('button', { name: 'Nothing chosen yet' }).filter({ visible: true }),
  ).toBeDisabled()
  await page.getByRole('radio', { name: /^Fetch it at a time/ }).check()
  const slots = page.getByRole('radiogroup', { name: 'When?' })
  // Soon, as the last ones may be later than popcorn is served, but not so soon that it is over before it is paid.
  const slot = slots.locator('label:has(input:enabled)').nth(1)
  const time = /\d\d:\d\d/.exec((await slot.textContent()) ?? '')?.[0] ?? ''
  await slot.click()
  await addPopcorn(page)
  await expectNoViolation(page)
  await press(page, 'Go on to details')
  await giveDetails(page)
  await payByCard(page)
  await page.waitForURL('**/completed-order/?orderId=*', { timeout: 45_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
  await expect(page.getByText(`Fetch this at ${time}`)).toBeVisible()
  const { serviceAreaPickupSchedule } = await readCompleted(page, shop)
  expect(serviceAreaPickupSchedule).toBeTruthy()
})

test('an item is put together with the keyboard alone', async ({ page, shop }) => {
  await reachFood(page, shop, 4)
  const opener = page.getByRole('button', { name: 'Choose Popcorn, salted' }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Popcorn, salted' })
  await expect(dialog).toBeVisible()
  await expectNoViolation(page)
  const focused = page.locator(':focus')
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 20; presses++) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('the keyboard never reached it')
  }
  await tabTo(() => focused.evaluate((element) => element.matches('input[type=radio]')))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  await tabTo(() => focused.evaluate((element) => element.matches('input[type=checkbox]')))
  await page.keyboard.press('Space')
  await tabTo(() => focused.evaluate((element) => element.textContent?.startsWith('Add for') ?? false))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change Popcorn, salted' })).toBeVisible()

  // Escape takes nothing, and the focus is where it was.
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByRole('button', { name: 'Change Popcorn, salted' })).toHaveCount(1)
})

for (const width of [390, 1440])
  test(`reload, back and a later step lose nothing that was chosen, ${String(width)} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await reachFood(page, shop, width === 390 ? 5 : 6)
    await addPopcorn(page)
    const line = page.getByRole('button', { name: 'Change Popcorn, salted' })
    await page.reload()
    await takenOver(page)
    await expect(line).toBeVisible()
    await press(page, 'Go on to details')
    await page.waitForURL('**/order/customer-details/')
    await page.goBack()
    await page.waitForURL('**/food-and-drink/')
    await expect(line).toBeVisible()
    await takenOver(page)
    await press(page, 'Go on to details')
    await giveDetails(page)
    // The step before has such a bar as well, and stands until this one has come.
    await page.waitForURL('**/order/payment/')
    await expect(page.getByRole('heading', { level: 1, name: 'Check it and pay' })).toBeVisible()
    await takenOver(page)
    // On a phone the summary is behind its bar.
    const opener = page.getByRole('button', { name: /^Show your order/ })
    if (width === 390) await opener.click()
    await page.getByRole('link', { name: 'Change food' }).filter({ visible: true }).click()
    await page.waitForURL('**/food-and-drink/')
    await takenOver(page)
    await page.getByRole('button', { name: 'Take out Popcorn, salted' }).click()
    await press(page, 'Go on without food')
    await page.waitForURL('**/order/customer-details/')
    // The name that was given is still there.
    await expect(page.getByLabel('First name')).toHaveValue('Ines')
  })
