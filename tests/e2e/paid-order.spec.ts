import type { Page } from '@playwright/test'
import { cards, cardsSentFrom, expectTicket, pay, reachPayment, typeCard } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity } from './visitor.ts'

const completions = /\/ocapi\/v1\/orders\/[^/]+\/completion$/

test.beforeEach(async ({ page, shop }) => {
  await chooseCity(page, shop)
})

/** Pays; the server has completed the order when this returns. */
async function payUntilCompleted(page: Page): Promise<void> {
  await typeCard(page, cards.approved)
  const completed = page.waitForResponse(
    async (answer) =>
      completions.test(new URL(answer.url()).pathname) && (await answer.text()).includes('"Completed"'),
    { timeout: 45_000 },
  )
  await pay(page)
  await completed
}

test('a tab that closes before the tickets come leaves no order to pay again, and they are found', async ({
  page,
  shop,
  context,
}) => {
  const sent = cardsSentFrom(context)
  await reachPayment(page, await findShowtime(shop, 18))
  // The page waits for the tickets; they never come.
  await page.route('**/ocapi/v1/orders/completed/**', () => undefined)
  await payUntilCompleted(page)
  await page.close()
  const next = await context.newPage()
  await next.goto('/order/payment/')
  await expectTicket(next)
  await next.goto('/')
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(next.getByRole('button', { name: 'Back to that order' })).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test.describe('without the script of the tickets', () => {
  test.use({ expectedErrors: /^The application failed: TypeError: Failed to fetch/ })

  test('the page says that the card was sent, and a reload shows the tickets', async ({
    page,
    shop,
    context,
  }) => {
    const sent = cardsSentFrom(context)
    const script = '**/assets/completed-order-*'
    await page.route(script, (route) => route.abort())
    await reachPayment(page, await findShowtime(shop, 19))
    await payUntilCompleted(page)
    await expect(page.getByText('Your card had already been sent')).toBeVisible()
    await page.unroute(script)
    await page.getByRole('button', { name: 'Refresh the page' }).click()
    await expectTicket(page)
    expect(sent).toHaveLength(1)
  })
})
