import type { Page } from '@playwright/test'
import { reachPayment } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/**
 * Scripts that do not arrive, in browsers that cache the failure and in those that retry: the server drops the
 * connection of one request, as on a train in a tunnel.
 */

test.use({ expectedErrors: /./, expectedThrows: /./ })
test.beforeEach(async ({ page, shop }) => chooseCity(page, shop))

/** Requests for such a file get no answer: a number of times, or until faults are cleared. Chromium retries. */
const lose = (shop: Shop, file: string, times?: number) =>
  shop.fault({ path: `/assets/${file}-*.js`, kind: 'reset', ...(times && { times }) })

/** Number of lost requests. */
const hits = async (shop: Shop) => (await shop.faultHits()).reduce((sum, each) => sum + each, 0)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const file of ['entry-client', 'foundation', 'films'])
  test(`a page hydrates even if one of its scripts is lost: ${file}`, async ({ page, shop }) => {
    await lose(shop, file, 5)
    await page.goto('/films/')
    await takenOver(page)
    expect(await hits(shop)).toBeGreaterThan(0)
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('salt')
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'The Salt Road' })).toBeVisible()
  })

test('typed text and focus survive the loss of a script', async ({ page, shop }) => {
  await reachPayment(page, await findShowtime(shop, 6))
  // Otherwise the browser has cached the file on the pages before.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await lose(shop, 'entry-client', 5)
  await page.goto('/order/customer-details/')
  const names = ['First name', 'Last name', 'Email'] as const
  const values = ['Odile', 'Marchetti', 'odile@postbox.example'] as const
  for (const [index, name] of names.entries()) await page.getByLabel(name).fill(values[index] ?? '')
  await takenOver(page)
  for (const [index, name] of names.entries())
    await expect(page.getByLabel(name)).toHaveValue(values[index] ?? '')
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(await hits(shop)).toBeGreaterThan(0)
})

test('a part whose file was lost loads when it is tried again', async ({ page, shop }) => {
  await page.goto('/contact/')
  await takenOver(page)
  await lose(shop, 'ContentForm')
  await page.locator('a[href="/lost-property/"]').first().click()
  await expect(heading(page)).toHaveText('We may have it')
  const failed = page.getByText('This part of the page did not load.')
  await expect(failed).toBeVisible()
  expect(await hits(shop)).toBeGreaterThan(0)
  await shop.clearFaults()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('form', { name: 'Lost property' })).toBeVisible()
  await expect(failed).toBeHidden()
})

test("on a phone filters whose sheet is lost are in the page, and so are a lost list's cinemas", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/films/')
  await takenOver(page)
  await lose(shop, 'FilterSheet')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const cinemas = page.getByRole('button', { name: /^Cinema/ })
  await expect(cinemas).toBeFocused()
  await lose(shop, 'CinemasDialog')
  await cinemas.press('Enter')
  await expect(page.getByRole('combobox', { name: /^Cinema/ })).toBeFocused()
  expect(await hits(shop)).toBeGreaterThan(1)
  await page.getByRole('combobox', { name: /^Day/ }).selectOption({ index: 2 })
  await page.waitForURL(/date=/)
  await expect(heading(page)).not.toHaveText('There is no connection')
})

test('a page requested without a connection loads when the connection is back', async ({ page, context }) => {
  await page.goto('/contact/')
  await takenOver(page)
  await context.setOffline(true)
  // Only the click: a pointer that approaches a link preloads its code.
  await page.locator('a[href="/films/"]').first().dispatchEvent('click', { button: 0 })
  await expect(heading(page)).toHaveText('There is no connection')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('There is no connection')
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await expect(heading(page)).not.toHaveText('There is no connection')
})
