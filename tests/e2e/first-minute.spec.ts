import { request as playwrightRequest, type Page } from '@playwright/test'
import { startServer } from '../gate/server.mjs'
import { expectNoViolation } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { controlToken, readShop } from './shop.ts'
import { findShowtime } from './showtimes.ts'
import { waitForCityPrompt, chooseCity, takenOver } from './visitor.ts'

/** A first-time visitor: no question is answered, nothing is chosen. */
test.use({ isFirstVisit: true, viewport: { width: 1280, height: 800 } })

const brands = [
  { brand: 'halcyon', consent: 'May we remember a little more?', port: 0 },
  { brand: 'orpheum', consent: 'A word about what we remember', port: 4670 },
  { brand: 'kite', consent: 'May we remember a bit more?', port: 4674 },
]
const mostTabs = 12
/** Largest share of a phone's window. */
const shareOnPhone = 0.27

/** Sets the server to noon of the next day, when there are showtimes later today. */
async function serverAtNoon(address: string): Promise<number> {
  const context = await playwrightRequest.newContext()
  const shop = await readShop(address, context)
  const now = new Date(await shop.now())
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12)
  await shop.advance(noon - now.getTime())
  await context.dispose()
  return noon
}

/** Does the same for the page. */
async function atNoon(page: Page, address: string): Promise<void> {
  await page.clock.setSystemTime(await serverAtNoon(address))
}

async function chooseFirstCity(page: Page, address: string): Promise<void> {
  const response = await page.request.get(`${address}/api/omnia/v1/initialData`)
  const { cinemaGroups } = (await response.json()) as { cinemaGroups: { id: string }[] }
  const value = cinemaGroups[0]?.id ?? ''
  await page.context().addCookies([{ name: 'foyer-cinema-group', value, url: address }])
}

const cities = (page: Page) => page.getByRole('dialog')

/** Boxes of links, buttons and headings that are visible outside the question itself. */
const seenBeside = (page: Page) =>
  page.evaluate(() => {
    const notice = document.getElementById('cookie-notice')
    return (
      [...document.querySelectorAll('a[href], button, h1, h2, h3')]
        .filter((each) => !notice?.contains(each) && each.checkVisibility())
        // The skip link is clipped until it has the focus.
        .filter((each) => getComputedStyle(each).clipPath === 'none')
        .map((each) => each.getBoundingClientRect())
        .filter(
          ({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight,
        )
        .map(({ x, y, width, height }) => ({ x, y, width, height }))
    )
  })

for (const { brand, consent, port } of brands) {
  test.describe(brand, () => {
    let own: Awaited<ReturnType<typeof startServer>> | undefined
    test.beforeAll(async () => {
      const env = { FOYER_TEST_CONTROL: controlToken, FOYER_BRAND: brand }
      // Tests of one brand may run in two workers at the same time.
      if (port) own = await startServer({ port: port + test.info().parallelIndex * 10, env })
    })
    test.afterAll(async () => own?.stop())

    test('from the city prompt to the first showtime it takes at most twelve key presses', async ({
      page,
      shop,
    }) => {
      const { address } = own ?? shop
      await atNoon(page, address)
      await page.goto(`${address}/`)
      const list = await waitForCityPrompt(page)
      await list.getByRole('radio').first().check()
      await list.getByRole('button', { name: /^(Show films|What’s on) in/ }).press('Enter')
      await expect(list).toBeHidden()
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
      await expect
        .poll(() =>
          page
            .locator('#programme')
            .getByText(/^\d\d:\d\d$/)
            .count(),
        )
        .toBeGreaterThan(0)
      let tabs = 0
      while (!/^\d\d:\d\d$/.test(await focused()) && tabs <= mostTabs) {
        await page.keyboard.press('Tab')
        tabs += 1
      }
      expect(tabs).toBeLessThanOrEqual(mostTabs)
    })

    test('a browser clock that is hours ahead does not change the home page', async ({ page, shop }) => {
      const { address } = own ?? shop
      await chooseFirstCity(page, address)
      const inFiveHours = (await serverAtNoon(address)) + 5 * 3_600_000
      const times = () =>
        page
          .locator('main')
          .getByText(/^\d\d:\d\d$/)
          .allTextContents()
      await page.addInitScript((ahead) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + ahead
      }, inFiveHours - Date.now())
      await page.goto(`${address}/`)
      const sent = await times()
      expect(sent.length).toBeGreaterThan(0)
      await takenOver(page)
      // Until after the first step of the page's clock; hydration errors fail the test automatically.
      await page.waitForTimeout(7_000)
      expect(await times()).toEqual(sent)
    })

    test('the skip link skips the promotions, to the films', async ({ page, shop }) => {
      const { address } = own ?? shop
      await atNoon(page, address)
      await page.goto(`${address}/`)
      await chooseFirstCity(page, address)
      await page.reload()
      await takenOver(page)
      const link = page.getByRole('link', { name: 'Skip to the films' })
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#programme')).toBeFocused()
    })

    test('the consent prompt covers nothing, is small on a phone, and appears early', async ({
      page,
      shop,
    }) => {
      const { address } = own ?? shop
      await atNoon(page, address)
      await chooseFirstCity(page, address)
      const question = page.getByRole('region', { name: consent })
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(`${address}/`)
        await takenOver(page)
        await expect(question).toBeVisible()
        const box = await question.boundingBox()
        if (!box) throw new Error('the question has no place')
        if (width < 600) expect(box.height / height).toBeLessThan(shareOnPhone)
        for (const other of await seenBeside(page)) {
          const isApart =
            other.y >= box.y + box.height - 1 ||
            other.y + other.height <= box.y + 1 ||
            other.x >= box.x + box.width ||
            other.x + other.width <= box.x
          expect(isApart, JSON.stringify({ other, box })).toBe(true)
        }
        // After the skip link.
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(question.locator(':focus')).toHaveCount(1)
        await expect(question.getByRole('status')).toHaveText(consent)
      }
      await expectNoViolation(page)
    })
  })
}

test('Escape postpones the offered city for all pages of this visit', async ({ page }) => {
  await page.goto('/')
  await waitForCityPrompt(page)
  await page.keyboard.press('Escape')
  await expect(cities(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Choose a city' })).toBeVisible()
  await page.goto('/films/')
  await takenOver(page)
  await expect(page.getByRole('region', { name: 'Messages', includeHidden: true })).toBeAttached()
  await expect(cities(page)).toHaveCount(0)
})

test('nothing opens over a page that is being read: the city prompt is a message', async ({ page }) => {
  // As on a slow connection: the page is shown some seconds before its script arrives.
  const scriptComes = new Promise((resolve) => setTimeout(resolve, 7_000))
  await page.route('**/assets/*.js', async (route) => {
    await scriptComes
    await route.continue()
  })
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Messages' })
  await expect(notice.getByText('Which city are you in?')).toBeVisible()
  await expect(cities(page)).toHaveCount(0)
  await notice.getByRole('button', { name: 'Choose a city' }).click()
  await expect(cities(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cities(page)).toHaveCount(0)
  await expect(notice.getByText('Which city are you in?')).toHaveCount(0)
})

test('showtimes on cards are visible without a pointer, also by touch', async ({ browser, shop }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await atNoon(page, shop.address)
  await chooseCity(page, shop)
  await page.goto(`${shop.address}/`)
  const times = page.locator('#programme').getByRole('link', { name: /^\d\d:\d\d, .+, .+$/ })
  await expect.poll(() => times.count()).toBeGreaterThan(10)
  for (const time of await times.all()) {
    const { opacity, height } = await time.evaluate((each) => {
      let seen = 1
      for (let above: Element | null = each; above; above = above.parentElement)
        seen *= Number(getComputedStyle(above).opacity)
      return { opacity: seen, height: each.getBoundingClientRect().height }
    })
    expect({ opacity, isLarge: height >= 44 }).toEqual({ opacity: 1, isLarge: true })
  }
  await context.close()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a followed link shows immediately that it loads: motion ${reducedMotion}`, async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion })
    await chooseCity(page, shop)
    await page.goto('/')
    await takenOver(page)
    let release: (() => void) | undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    // The script of the next page is slow.
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('banner').getByRole('link', { name: 'Cinemas' }).click()
    const line = page.getByRole('progressbar', { name: 'Loading' })
    await expect(line).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeAttached()
    release?.()
    await page.waitForURL('**/sites/')
    await expect(page.getByRole('heading', { level: 1, name: /cinemas/i })).toBeVisible()
    await expect(line).toHaveCount(0)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages say that booking needs it', async ({ page, shop }) => {
    const { body } = await shop.call<'getFilms'>('GET', 'films')
    const film = body.films[0]
    const { id } = await findShowtime(shop)
    for (const path of [
      '/',
      `/films/film/${film?.id ?? ''}/`,
      `/order/showtimes/${id}/tickets/`,
      `/order/showtimes/${id}/seats/`,
      '/search/',
    ]) {
      await page.goto(path)
      await expect(page.getByText(/^Booking needs JavaScript/)).toBeVisible()
    }
    await page.goto('/?language=ar')
    await expect(page.getByText(/^يحتاج الحجز إلى JavaScript/)).toBeVisible()
  })
})

test('the page of a film begins with its picture and the way to its times, and has the news below', async ({
  page,
  shop,
}) => {
  await chooseCity(page, shop)
  const { filmId } = await findShowtime(shop)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/films/film/${filmId}/`)
    await takenOver(page)
    const next = page.locator('[data-slot=times] a[href*="/order/showtimes/"]').first()
    // But for a fraction of a pixel.
    await expect(next).toBeInViewport({ ratio: 0.95 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.locator('[data-slot=times] a[href="#showtimes"]').first().click()
    await expect(page.locator('#showtimes')).toBeInViewport()
  }
})
