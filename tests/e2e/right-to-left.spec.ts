import type { Page } from '@playwright/test'
import { chooseCity, chooseTickets, expect, findShowing, cardFields, reachPayment, test } from './fixtures.ts'

/** Turns each page around as it comes, so that the layout is tested whatever languages the brand has. */
async function turnAround(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('text/html')) return route.fulfill({ response })
    const html = (await response.text())
      .replace(/<html lang="[^"]*" dir="ltr"/, '<html lang="ar" dir="rtl"')
      // As the server names rules on such a page.
      .replace(/\bcss-(?=[a-z0-9]{5,8}\b)/g, 'css-rtl-')
    return route.fulfill({ response, body: html })
  })
}

/** Nothing stands out of the page sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const middle = async (page: Page, selector: string) => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0) / 2
}

test.beforeEach(async ({ page, shop }) => {
  await chooseCity(page, shop)
  await turnAround(page)
})

test('home and films read from the right, and nothing stands out', async ({ page }) => {
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const path of ['/', '/films/']) {
    await page.goto(path)
    await expect(page.locator('h1, h2').first()).toBeVisible()
    expect(await middle(page, 'header [data-slot=logo]')).toBeGreaterThan(width / 2)
    expect(await overflow(page)).toBe(0)
  }
})

test('a film, its seats and the payment work; the room is never mirrored', async ({ page, shop }) => {
  const showing = await findShowing(shop, 5)
  await page.goto(`/films/film/${showing.filmId}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await overflow(page)).toBe(0)

  await chooseTickets(page, showing, 2)
  await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
  await page.waitForURL('**/seats/**')
  const stage = page.locator('[data-slot=stage]')
  await expect(stage).toBeVisible()
  await expect(stage).toHaveCSS('direction', 'ltr')
  expect(await overflow(page)).toBe(0)

  await reachPayment(page, showing)
  await expect(cardFields(page).number).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
