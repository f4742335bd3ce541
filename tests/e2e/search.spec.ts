import type { Page } from '@playwright/test'
import { expectNoViolation, inBothModes } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { chooseCity, takenOver } from './visitor.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Film, person, cinema or event' })
const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })

/** Most presses of Tab to the search in a header. */
const mostStops = 20

/** Moves to the header's search by Tab only and presses it. */
async function openByKeyboard(page: Page): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await entry(page).evaluate((link) => link === document.activeElement)) break
  }
  await expect(entry(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
}

for (const width of [390, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 844 : 900 } })

    test('the header’s search works by keyboard, tolerates typing errors, and going back keeps the query', async ({
      page,
      shop,
    }) => {
      await chooseCity(page, shop)
      await page.goto('/events/')
      await takenOver(page)
      await openByKeyboard(page)
      const panel = page.getByRole('dialog', { name: 'Search' })
      await page.keyboard.type('slat road')
      const count = panel.getByRole('status').filter({ hasText: /results? for 'slat road'$/ })
      await expect(count).toBeVisible()
      await inBothModes(page, () => expectNoViolation(page))

      await page.keyboard.press('ArrowDown')
      await expect(panel.getByRole('link', { name: 'The Salt Road', exact: true })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(entry(page)).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('slat road')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search/?q=slat%20road')
      await expect(page).toHaveTitle('Halcyon Cinemas - Search: slat road')
      await expect(panel).toHaveCount(0)
      const film = page
        .getByRole('region', { name: 'Films' })
        .getByRole('link', { name: 'The Salt Road', exact: true })
      await expect(film).toBeVisible()
      await inBothModes(page, () => expectNoViolation(page))
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overhang).toBe(0)

      await film.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/films/the-salt-road/**')
      await page.goBack()
      await expect(field(page)).toHaveValue('slat road')
      await expect(film).toBeVisible()
    })

    test("the query is in the page's address, and a reload shows the same", async ({ page, shop }) => {
      await chooseCity(page, shop)
      await page.goto('/search/')
      await takenOver(page)
      await field(page).fill('castermuth')
      await page.waitForURL('**/search/?q=castermuth')
      const cinemas = page.getByRole('region', { name: 'Cinemas' })
      await expect(cinemas.getByRole('link').first()).toBeVisible()
      // This page contains the field already: there is nothing to open.
      await entry(page).click()
      await expect(field(page)).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      const sent = await (await page.reload())?.text()
      expect(sent).toMatch(/<meta name="robots" content="noindex"/)
      await expect(field(page)).toHaveValue('castermuth')
      await expect(cinemas.getByRole('link').first()).toBeVisible()

      await takenOver(page)
      await field(page).fill('zzzzqqqq')
      await expect(page.getByRole('main').getByRole('status')).toHaveText("No results found for 'zzzzqqqq'")
      await expect(page.getByRole('main').getByRole('link', { name: 'All films' })).toBeVisible()
      await expectNoViolation(page)
    })
  })
}

test('searches are remembered with consent, and can be removed one by one', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await page.addInitScript(() => {
    localStorage.setItem('foyer-consent', JSON.stringify({ choice: 'Accepted', at: '2026-01-01T00:00:00Z' }))
  })
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await page.goto('/search/')
  await takenOver(page)
  for (const term of ['louder', 'docklands']) {
    await field(page).fill(term)
    await field(page).press('Enter')
    await page.waitForURL(`**/search/?q=${term}`)
  }
  await page.goto('/events/')
  await takenOver(page)
  await entry(page).click()
  await expect(recent.getByRole('link')).toHaveText(['docklands', 'louder'])
  await expectNoViolation(page)
  await recent.getByRole('button', { name: 'Remove docklands' }).click()
  await expect(recent.getByRole('link')).toHaveText(['louder'])
  await recent.getByRole('link', { name: 'louder' }).click()
  await page.waitForURL('**/search/?q=louder')
  await expect(page.getByRole('region', { name: 'Films' }).getByRole('link').first()).toHaveText('Louder')
})

test.describe('when the search does not answer', () => {
  test.use({ expectedErrors: /./ })

  test('the page says so, keeps the query, and finds results once it answers', async ({ page, shop }) => {
    await chooseCity(page, shop)
    await shop.fault({ path: '/api/omnia/v1/search', kind: 'status', status: 503, from: 'any' })
    const response = await page.goto('/search/?q=louder')
    expect(response?.status()).toBe(503)
    await expect(field(page)).toHaveValue('louder')
    // The browser has retried more than once before it fires the event again.
    await takenOver(page)
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toBeVisible()
    await expect(retry).toBeVisible()
    await shop.clearFaults()
    await retry.click()
    await expect(page.getByRole('region', { name: 'Films' }).getByRole('link').first()).toHaveText('Louder')
    await expect(field(page)).toHaveValue('louder')
  })
})

test.describe('before script arrives', () => {
  test.use({ javaScriptEnabled: false })

  test('the header’s link and a plain form search, too', async ({ page, shop }) => {
    await chooseCity(page, shop)
    await page.goto('/events/')
    await entry(page).click()
    await page.waitForURL('**/search/')
    await field(page).fill('josefine rask')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search/?q=josefine+rask')
    await expect(page.getByRole('region', { name: 'Films' }).getByRole('link').first()).toBeVisible()
  })
})
