import type { Locator, Page } from '@playwright/test'
import { expectEnhancedContrast } from './barriers.ts'
import { chooseTickets, takeBestSeats } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime, type FoundShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** Visitors with forced colors, and visitors who prefer more contrast. */

const paint = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const filters = (page: Page) => page.locator('[data-slot=filters] button')

/** The page of a film whose showtimes can be filtered. */
async function openFilmWithFilters(page: Page, shop: Shop): Promise<FoundShowtime> {
  for (let turn = 20; turn < 30; turn += 1) {
    const showtime = await findShowtime(shop, turn)
    await page.goto(`/films/film/${showtime.filmId}/?date=${showtime.businessDate}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if ((await filters(page).count()) > 1) return showtime
  }
  throw new Error('the seed has no film with filters')
}

test('in forced colours a chosen filter and a chosen seat stand apart from the others', async ({
  page,
  shop,
}) => {
  test.slow()
  await chooseCity(page, shop)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const showtime = await openFilmWithFilters(page, shop)
  await takenOver(page)
  const [chosen, other] = [filters(page).first(), filters(page).nth(1)]
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen).not.toHaveCSS('outline-style', 'none')
  await expect(other).toHaveCSS('outline-style', 'none')

  await chooseTickets(page, showtime, 2)
  await takeBestSeats(page)
  const stage = page.locator('[data-slot=stage]')
  const seat = stage.locator('[data-seat-state=chosen]').first()
  const cushion = await paint(seat.locator('[data-part=cushion]'), 'fill')
  expect(cushion).not.toBe(await paint(stage.locator('[data-paint=seat]').first(), 'fill'))
  expect(cushion).not.toBe(await paint(page.locator('body'), 'background-color'))
  expect(cushion).not.toBe(await paint(seat.locator('[data-part=mark]'), 'stroke'))
})

test('in forced colours names that are drawn stand on a ground of their own, or are set in type', async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const { filmId } = await findShowtime(shop)
  await page.goto(`/films/film/${filmId}/`)
  const lettering = page.getByRole('heading', { level: 1 }).locator('img')
  // A color that is not one of the visitor's: the film's own.
  await expect(lettering).toHaveCSS('forced-color-adjust', 'none')
  await expect(lettering).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.goto('/events/')
  await page.locator('main a[href*="/events/"]').first().click()
  await page.waitForURL(/\/events\/[^/]+\/[^/]+\/$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title.locator('img:visible')).toHaveCount(0)
  const { width, height } = (await title.locator('span').first().boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThan(20)
})

test('a device that prefers more contrast has all text at 7 to 1 and visible lines', async ({
  page,
  shop,
}) => {
  test.slow()
  await chooseCity(page, shop)
  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' })
  const showtime = await findShowtime(shop, 20)
  await page.goto('/films/')
  const line = await paint(page.locator('html'), '--foyer-field-border')
  await page.emulateMedia({ contrast: 'more' })
  // Proves that raised contrast is on: otherwise the page might pass without it.
  expect(await paint(page.locator('html'), '--foyer-field-border')).not.toBe(line)
  const film = `/films/film/${showtime.filmId}/?date=${showtime.businessDate}`
  for (const address of ['/films/', film, `/order/showtimes/${showtime.id}/tickets/`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectEnhancedContrast(page)
  }
})
