import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** Pages while the server's answers are slow: each shows placeholders in their places. */

// A page that gives up on its first answer logs that, as expected here.
test.use({ expectedErrors: /./ })
test.beforeEach(async ({ page, shop }) => chooseCity(page, shop))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
/** Links to film pages, whose addresses end with an id. */
const films = (page: Page) => page.locator('main a[href^="/films/"][href*="/HO"]')

for (const [kind, path, addressIn, text] of [
  [
    'a film',
    '/ocapi/v1/films*',
    async (shop: Shop) => `/films/any/${(await findShowtime(shop)).filmId}/`,
    null,
  ],
  ['a cinema', '/ocapi/v1/sites*', () => '/sites/any/1001/', 'Halcyon Docklands'],
  ['an event', '/ocapi/v1/events*', () => '/events/any/EV003/', null],
  ['a written page', '/api/omnia/v1/page', () => '/help/', 'What people ask us'],
] as const)
  test(`${kind} that takes long has a placeholder`, async ({ page, shop }) => {
    const address = await addressIn(shop)
    await shop.fault({ path, kind: 'latency', delay: 3_000, from: 'any' })
    expect((await page.goto(address))?.status()).toBe(200)
    const waiting = page.getByRole('main').locator('[data-shape]')
    await expect(waiting.first()).toBeVisible()
    await expect(heading(page)).toHaveCount(0)
    await expect(heading(page)).toBeVisible({ timeout: 15_000 })
    if (text !== null) await expect(heading(page)).toHaveText(text)
    await expect(waiting).toHaveCount(0)
    await expect(retry(page)).toHaveCount(0)
  })

test('a search that takes long shows a placeholder below its field, which stays editable', async ({
  page,
  shop,
}) => {
  await shop.fault({ path: '/api/omnia/v1/search*', kind: 'latency', delay: 3_000, from: 'any' })
  expect((await page.goto('/search/?q=salt'))?.status()).toBe(200)
  await expect(page.getByRole('main').locator('[data-shape]').first()).toBeVisible()
  await expect(films(page)).toHaveCount(0)
  await takenOver(page)
  await page.getByRole('searchbox').fill('salt road')
  await expect(page.getByRole('main').getByRole('link', { name: 'The Salt Road', exact: true })).toBeVisible({
    timeout: 15_000,
  })
  await expect(page).toHaveURL(/q=salt\+road|q=salt%20road/)
})
