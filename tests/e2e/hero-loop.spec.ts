import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chooseCity, takenOver } from './visitor.ts'

const film = (page: Page) => page.locator('[aria-roledescription=slide][data-current] video')
const getTime = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

/** Addresses of films that the page has requested. */
function watchFilms(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) requested.push(request.url())
  })
  return requested
}

test('a film moves behind the words of the hero, and rests with it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await chooseCity(page, shop)
  await page.goto('/')
  await takenOver(page)
  const plate = await page.locator('html[data-heading=center]').count()
  test.skip(plate > 0, 'nothing moves on a plate')
  await expect(film(page)).toHaveAttribute('data-shown')
  await expect.poll(() => getTime(page)).toBeGreaterThan(0.2)
  await expect(film(page)).toHaveJSProperty('muted', true)
  await page.getByRole('button', { name: /pause/i }).first().click()
  await expect(film(page)).toHaveJSProperty('paused', true)
})

for (const [name, width, reducedMotion] of [
  ['on a phone', 390, 'no-preference'],
  ['on a tablet', 768, 'no-preference'],
  ['for those who want less motion', 1440, 'reduce'],
] as const)
  test(`no film is loaded ${name}`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion })
    await chooseCity(page, shop)
    const requested = watchFilms(page)
    await page.goto('/')
    await takenOver(page)
    // The other slides' pictures come when the page has come to rest, as the film would.
    await expect(page.locator('[aria-roledescription=slide]:not([data-current]) img').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    await expect(page.locator('video')).toHaveCount(0)
  })
