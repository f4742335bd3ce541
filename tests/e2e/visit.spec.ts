import type { BrowserContext, Page } from '@playwright/test'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { chooseCity, takenOver, waitForCityPrompt } from './visitor.ts'
import { answer, overlaysThere, question } from './prompts.ts'

/** A first-time visitor: nothing is answered or dismissed. */
test.use({ isFirstVisit: true })

/** Names of everything that this browser stores for the shop. */
async function readStored(page: Page, context: BrowserContext, { address }: Shop): Promise<string[]> {
  const cookies = await context.cookies(address)
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...new Set([...cookies.map(({ name }) => name), ...stored])].sort()
}

/** Strictly necessary: the visitor's choices, the order, the copy of the configuration, dismissals, the version. */
const needed = [
  'foyer-cinema-group',
  'foyer-city-later',
  'foyer-closed',
  'foyer-closed-session',
  'foyer-configuration-en',
  'foyer-consent',
  'foyer-language',
  'foyer-look',
  'foyer-mode',
  'foyer-order',
  'foyer-payment',
  'foyer-scroll',
  'foyer-selections',
  'foyer-session',
  'foyer-version',
]

for (const width of [390, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 844 : 900 } })

    test('a dismissed announcement stays closed after two reloads, and is not sent any more', async ({
      page,
      shop,
    }) => {
      await chooseCity(page, shop)
      const news = page.getByRole('complementary', { name: /^News: Getting to Pier Head/ })
      // A server that has just started may take longer for its first page than a page waits.
      await expect
        .poll(async () => (await page.request.get('/sites/')).text())
        .toContain('aria-label="News: Getting to Pier Head')
      await page.goto('/sites/')
      await takenOver(page)
      await answer(page, 'Only what is needed')
      const link = news.getByRole('link', { name: 'How to find us' })
      if (width < 600) {
        // On a phone the lead stands alone until the rest is asked for.
        await expect(link).toBeHidden()
        const open = news.getByRole('button', { expanded: false })
        await open.press('Enter')
        await expect(news.getByRole('button', { expanded: true })).toBeFocused()
      }
      await expect(link).toBeVisible()
      await expectNoViolation(page)
      await news.getByRole('button', { name: /^Close:/ }).click()
      await expect(news).toHaveCount(0)
      for (let reload = 0; reload < 2; reload += 1) {
        const again = await (await page.reload())?.text()
        expect(again).not.toContain('aria-label="News: Getting')
        await takenOver(page)
        await expect(news).toHaveCount(0)
      }
    })

    test('a popup waits for the city, opens once in a session, and returns the focus', async ({ page }) => {
      await page.clock.install()
      /** Longer than a page is shown before a popup opens. */
      const read = async () => {
        await overlaysThere(page)
        await page.clock.fastForward(4_000)
      }
      await page.goto('/gift-cards/')
      const city = await waitForCityPrompt(page)
      const popup = page.getByRole('dialog', { name: /^Our gift cards open the doors/ })
      await page.clock.fastForward(10_000)
      await expect(popup).toBeHidden()
      await expect(question(page)).toBeHidden()
      await city.getByRole('radio').first().check()
      await city.getByRole('button', { name: /^Show films/ }).click()
      await read()
      // One prompt after the other.
      await expect(question(page)).toBeVisible()
      await expect(popup).toBeHidden()
      await answer(page, 'Only what is needed')
      await expect(popup).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expectNoViolation(page)
      // The focus stays in it.
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Tab')
        await expect(popup.locator(':focus')).toHaveCount(1)
      }
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      for (let reload = 0; reload < 2; reload += 1) {
        await page.reload()
        await read()
        await expect(question(page)).toBeHidden()
        await expect(popup).toBeHidden()
      }
    })

    test('only necessary data is stored before consent; the answer is stored, applies in other tabs, and can be changed', async ({
      page,
      context,
      shop,
    }) => {
      await chooseCity(page, shop)
      for (const address of ['/films/', '/help/', '/sites/']) {
        await page.goto(address)
        await takenOver(page)
        await expect(question(page)).toBeVisible()
        expect(needed).toEqual(expect.arrayContaining(await readStored(page, context, shop)))
      }
      await expectNoViolation(page)
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeVisible()

      const other = await context.newPage()
      await other.goto('/help/')
      await expect(question(other)).toBeVisible()
      await answer(page, 'Accept')
      await expect(question(other)).toBeHidden()
      for (let reload = 0; reload < 2; reload += 1) {
        await page.reload()
        await overlaysThere(page)
        await expect(question(page)).toBeHidden()
      }

      const settings = page.getByRole('button', { name: 'Cookies and privacy' })
      await settings.click()
      await expect(question(page)).toBeFocused()
      await answer(page, 'Only what is needed')
      await expect(settings).toBeFocused()
      expect(needed).toEqual(expect.arrayContaining(await readStored(page, context, shop)))
    })
  })
}

test('the consent prompt is part of the page, and not sent to visitors who have answered', async ({
  page,
  shop,
}) => {
  const html = async () => (await page.request.get('/films/')).text()
  const notice = 'id="cookie-notice"'
  // It is part of the page, which the city prompt covers.
  expect(await html()).toContain(notice)
  await chooseCity(page, shop)
  expect(await html()).toContain(notice)

  await page.goto('/films/', { waitUntil: 'commit' })
  // What the server has rendered is hydrated, not rendered again.
  await question(page).evaluate((notice) => notice.setAttribute('data-drawn-by', 'server'))
  await takenOver(page)
  await overlaysThere(page)
  await expect(question(page)).toHaveAttribute('data-drawn-by', 'server')
  await expect(question(page)).toHaveCount(1)
  await answer(page, 'Only what is needed')
  expect(await html()).not.toContain(notice)
  await page.goto('/films/')
  await overlaysThere(page)
  await expect(question(page)).toHaveCount(0)

  // If the stored answer is deleted, the next page asks again.
  await page.evaluate(() => localStorage.removeItem('foyer-consent'))
  await page.reload()
  await expect(question(page)).toBeVisible()
  expect(await html()).toContain(notice)
})

test('two announcements take one line until they are asked for, and both can be read and closed', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseCity(page, shop)
  await page.goto('/sites/')
  await takenOver(page)
  await answer(page, 'Only what is needed')
  const news = page.getByRole('complementary', { name: /^News:/ })
  await expect(news).toHaveCount(1)
  // The page does not scroll sideways, and its main content is in the upper half of the first view.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(heading?.y).toBeLessThan(844 / 2)
  const height = async () => (await news.boundingBox())?.height
  const closed = await height()
  expect(closed).toBeLessThanOrEqual(96)
  const rest = news.getByRole('button', { name: /^Read all:/ })
  const more = page.getByRole('button', { name: 'and 1 more' })
  await expect(more).toBeHidden()
  await rest.click()
  await expect(rest).toHaveAttribute('aria-expanded', 'true')
  await expect(more).toBeVisible()
  await rest.click()
  expect(await height()).toBe(closed)
  await rest.click()
  await more.click()
  await expect(news).toHaveCount(2)
  const second = news.nth(1).getByRole('button', { name: /^Close:/ })
  await second.click()
  await expect(news).toHaveCount(1)
  await expectNoViolation(page)
})

test('the city in the header opens the list of cities, and another choice survives two reloads', async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  await page.goto('/sites/')
  await takenOver(page)
  await answer(page, 'Only what is needed')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /Portmere/ }).click()
  const cities = page.getByRole('dialog', { name: 'Which city are you in?' })
  await expect(cities.getByRole('radio', { name: /Portmere/ })).toBeChecked()
  await cities.getByRole('radio', { name: /Aldwick/ }).check()
  await cities.getByRole('button', { name: /^Show films in Aldwick/ }).click()
  await expect(cities).toBeHidden()
  for (let reload = 0; reload < 2; reload += 1) {
    const sent = await (await page.reload())?.text()
    expect(sent).toContain('Aldwick')
    await takenOver(page)
    await expect(banner.getByRole('button', { name: /Aldwick/ })).toBeVisible()
    await overlaysThere(page)
    await expect(cities).toBeHidden()
  }
})
