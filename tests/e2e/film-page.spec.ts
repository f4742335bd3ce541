import type { Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** Different films that are on now, with what the brand at hand shows. */
async function findFilms(shop: Shop, count: number): Promise<string[]> {
  const ids = new Set<string>()
  for (let turn = 0; turn < 40 && ids.size < count; turn += 1)
    ids.add((await findShowtime(shop, turn)).filmId)
  return [...ids]
}

/** The page's middle of the day, so that some times are left. */
async function waitForNoon(shop: Shop): Promise<void> {
  const now = await shop.now()
  const day = 86_400_000
  await shop.advance((Math.floor(now / day) + 1) * day + day / 2 - now)
}

const first = (page: Page) => page.locator('[data-slot=times] a[href*="/order/showtimes/"]').first()
const ground = (page: Page) => page.locator('[data-film-ground]')

for (const [width, height, limit] of [
  [1440, 900, 900],
  [390, 844, 760],
] as const)
  test(`the first time that can be booked stands within ${limit} px at ${width} px`, async ({
    page,
    shop,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await chooseCity(page, shop)
    await waitForNoon(shop)
    for (const filmId of await findFilms(shop, 5)) {
      await page.goto(`/films/film/${filmId}/`)
      const box = await first(page).locator('b').boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), filmId).toBeLessThanOrEqual(limit)
      await expect(page.locator('[data-slot=times]')).toContainText(/\d[.,]\d\d/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

test('a film’s ground goes down its page in both modes, and nothing on it is hard to read', async ({
  page,
  shop,
}) => {
  test.slow()
  await chooseCity(page, shop)
  for (const filmId of await findFilms(shop, 3)) {
    await page.goto(`/films/film/${filmId}/`)
    // The server has written the sheet: nothing is fetched before the first paint.
    await expect(page.locator('style[data-film-colors]')).toHaveCount(1)
    await takenOver(page)
    const key = await ground(page).getAttribute('data-film-ground')
    expect(key).toMatch(/^[0-9a-f]{6}-[0-9a-f]{6}-[0-9a-f]{6}$/)
    const read = () =>
      page.evaluate(() => {
        const paint = (selector: string) => {
          const found = document.querySelector(selector)
          return found && getComputedStyle(found).backgroundColor
        }
        return { film: paint('[data-film-ground]'), page: paint('body') }
      })
    const colors = []
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => (document.documentElement.dataset['mode'] = value), mode)
      colors.push(await read())
      await expectNoViolation(page)
    }
    expect(colors[0]?.film).toBe(colors[1]?.film)
    expect(colors[0]?.page).not.toBe(colors[1]?.page)
  }
})

test('a film that is opened from another page has its ground at once', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await page.goto('/films/')
  await takenOver(page)
  await page.locator('main article a[href*="/films/"]').first().click()
  await page.waitForURL(/\/films\/[^/]+\/[^/]+\//)
  await expect(ground(page)).toBeVisible()
  // A page change waits for it, but not on a server that takes more than a second and a half.
  await expect(page.locator('head [data-film-colors]')).toHaveCount(1)
  const getAccent = (selector: string) =>
    page.locator(selector).evaluate((part) => getComputedStyle(part).getPropertyValue('--foyer-film-accent'))
  await expect.poll(() => getAccent('[data-film-ground]')).toMatch(/^#[0-9a-f]{6}$/)
  expect(await getAccent('html')).toBe('')
})

test('on a phone a bar leads to the times, and is gone when they are there', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseCity(page, shop)
  await waitForNoon(shop)
  const [filmId] = await findFilms(shop, 1)
  await page.goto(`/films/film/${filmId}/`)
  await takenOver(page)
  const bar = page.locator('a[href="#showtimes"]').last()
  await expect(bar).toBeInViewport()
  await bar.click()
  await expect(page.locator('#showtimes')).toBeInViewport()
  await expect(bar).toBeHidden()
  const footer = page.getByRole('contentinfo')
  // Pictures on the way there make the page taller.
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded()
    await expect(footer).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await expect(bar).toBeHidden()
})
