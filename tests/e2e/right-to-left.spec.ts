import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readBrandTexts } from '../../storefront/src/context/testing/brand-texts.ts'
import { startServer } from '../gate/server.mjs'
import { settlePage } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime, type FoundShowtime } from './showtimes.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** Halcyon in Arabic with its real texts, and changes of language. */

const english = readBrandTexts('halcyon', 'en')
const arabic = readBrandTexts('halcyon', 'ar')
const getText = (key: string) => arabic[key] ?? key

/** English sentences of the product, which no Arabic page may contain. Single words and names of cinemas may occur. */
const sentences = Object.entries(english)
  .filter(([key, text]) => /\w \w/.test(text) && !text.includes('{') && !key.startsWith('sites.link.'))
  .map(([, text]) => text)

async function inLanguage(page: Page, shop: Shop, language: string): Promise<void> {
  await chooseCity(page, shop)
  await page.context().addCookies([{ name: 'foyer-language', value: language, url: shop.address }])
}

const width = (page: Page) => page.viewportSize()?.width ?? 0

/** Expects a page entirely in Arabic: direction, no text key, no English sentence, no overflow. */
async function expectArabic(page: Page): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  const shown = await page.locator('body').innerText()
  expect(shown).not.toMatch(/\b(browsing|seat-map|shared|sites|tickets|transaction)\.[a-z]+\.?[a-zA-Z]/)
  expect(sentences.filter((text) => shown.includes(text))).toEqual([])
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const each of [390, 1440]) {
    await page.setViewportSize({ ...size, width: each })
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0)
  }
  await page.setViewportSize(size)
}

async function expectNoBarrier(page: Page): Promise<void> {
  await settlePage(page)
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join('; ')}`)).toEqual(
    [],
  )
}

const middle = async (page: Page, selector: string) => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0) / 2
}

/** Chooses two tickets of the first type, in Arabic. */
async function chooseTwo(page: Page, showtime: FoundShowtime): Promise<void> {
  await page.goto(`/order/showtimes/${showtime.id}/tickets/`)
  await takenOver(page)
  const more = page.getByRole('button', { name: /^زِد/ }).first()
  await more.click()
  await more.click()
}

test('home and films are in Arabic and read from the right', async ({ page, shop }) => {
  await inLanguage(page, shop, 'ar')
  for (const path of ['/', '/films/']) {
    const response = await page.goto(path)
    expect(response?.headers()['content-language']).toBe('ar')
    await expect(page.locator('h1, h2').first()).toBeVisible()
    expect(await middle(page, 'header [data-slot=logo]')).toBeGreaterThan(width(page) / 2)
    await expectArabic(page)
    if (path === '/') await expectNoBarrier(page)
  }
})

test('a film, its tickets, its seats and the payment are in Arabic; the seat map is never mirrored', async ({
  page,
  shop,
}) => {
  test.slow()
  await inLanguage(page, shop, 'ar')
  const showtime = await findShowtime(shop, 5)
  await page.goto(`/films/film/${showtime.filmId}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectArabic(page)

  await chooseTwo(page, showtime)
  await expectArabic(page)
  await page
    .getByRole('link', { name: getText('tickets.choose') })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/seats/**')
  const stage = page.locator('[data-slot=stage]')
  await expect(stage).toBeVisible()
  await expect(stage).toHaveCSS('direction', 'ltr')
  await page
    .getByRole('button', { name: getText('seat-map.selection.best') })
    .filter({ visible: true })
    .click()
  await expect(page.getByTestId('chosen-seats').filter({ visible: true })).toContainText('الصف')
  await expectArabic(page)
  await expectNoBarrier(page)

  await page
    .getByRole('button', { name: getText('seat-map.keep') })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/food-and-drink/')
  await takenOver(page)
  await expectArabic(page)
  await expectNoBarrier(page)
  await page
    .getByRole('button', { name: getText('food-and-beverage.skip') })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/order/customer-details/')
  await page.getByLabel(getText('transaction.details.givenName')).fill('Ines')
  await page.getByLabel(getText('transaction.details.familyName')).fill('Marchetti')
  await page.getByLabel(getText('transaction.details.email')).fill('ines.marchetti@postbox.example')

  // The order is kept in browser and server, whatever the language.
  await page.goto('/order/customer-details/?language=fr')
  await expect(page.getByRole('heading', { level: 1, name: 'Pour qui sont les billets ?' })).toBeVisible()
  // On a phone the order's lines are in a closed panel.
  await expect(page.getByText(/^2 × Adulte/).first()).toBeAttached()

  await page.goto('/order/customer-details/?language=ar')
  await expect(page.getByLabel(getText('transaction.details.givenName'))).toBeVisible()
  await takenOver(page)
  await page.getByLabel(getText('transaction.details.givenName')).fill('Ines')
  await page.getByLabel(getText('transaction.details.familyName')).fill('Marchetti')
  await page.getByLabel(getText('transaction.details.email')).fill('ines.marchetti@postbox.example')
  await page.getByRole('button', { name: getText('transaction.details.submit') }).click()
  await page.waitForURL('**/order/payment/**')
  await expect(page.locator('main iframe')).toBeVisible()
  await expectArabic(page)
})

test('a language link keeps the page, and the language is kept for the session', async ({ page, shop }) => {
  await chooseCity(page, shop)
  await page.goto('/films/?cinema=1002')
  await takenOver(page)
  const languages = page.getByRole('list', { name: english['shared.language.label'] ?? '' })
  await languages.getByRole('link', { name: 'Français' }).click()
  await page.waitForURL('**/films/?cinema=1002&language=fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${shop.address}/films/?language=fr`)
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4)

  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  // A phone folds it.
  await expect(page.getByRole('link', { name: 'Prochainement', includeHidden: true }).first()).toBeAttached()
  await page.goto('/?language=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(canonical).toHaveAttribute('href', `${shop.address}/`)
})

test('Kite speaks Spanish to a browser that asks for it', async ({ browser }, { parallelIndex }) => {
  const server = await startServer({ port: 4605 + parallelIndex * 10, env: { FOYER_BRAND: 'kite' } })
  const context = await browser.newContext({ locale: 'es-ES' })
  try {
    const page = await context.newPage()
    await page.goto(server.address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    // The city prompt may have opened by now, and hides the page from assistive technology.
    await expect(
      page.getByRole('heading', { name: 'Más que una película', includeHidden: true }),
    ).toBeVisible()
  } finally {
    await context.close()
    await server.stop()
  }
})
