import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { Shop } from './shop.ts'

/** Stores a city, as on an earlier visit, so that its prompt does not open. */
export async function chooseCity(page: Page, shop: Shop, index = 0): Promise<void> {
  const response = await page.request.get(`${shop.address}/api/omnia/v1/initialData`)
  const { cinemaGroups } = (await response.json()) as { cinemaGroups: { id: string }[] }
  const value = cinemaGroups[index]?.id ?? ''
  await page.context().addCookies([{ name: 'foyer-cinema-group', value, url: shop.address }])
}

/**
 * Waits for the list of cities, which opens automatically on a first visit. On a slow machine the visitor counts as
 * reading already: then the prompt is a message, from which the list is opened.
 */
export async function waitForCityPrompt(page: Page): Promise<Locator> {
  const list = page.getByRole('dialog')
  const beside = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: /^Choose a (city|town)$/ })
  await expect(list.or(beside).first()).toBeVisible()
  if (await beside.isVisible()) await beside.click()
  await expect(list).toBeVisible()
  return list
}

/**
 * Stores an earlier visit: only necessary consent is given, and the brand's popups are dismissed, so that nothing
 * covers what a test uses.
 * @param now time of the browser's clock, if a test sets it
 */
export async function beenHereBefore(
  context: BrowserContext,
  address: string,
  now: string | number = Date.now(),
): Promise<void> {
  const response = await context.request.get(`${address}/api/omnia/v1/configuration?components=popups`)
  const { components } = (await response.json()) as { components: { popups: { id: string }[] } }
  const at = new Date(now).toISOString()
  const ids = components.popups.map(({ id }) => id)
  const stored = {
    consent: JSON.stringify({ choice: 'Declined', at }),
    closed: JSON.stringify({ popups: Object.fromEntries(ids.map((id) => [id, at])) }),
    closedInSession: JSON.stringify({ popups: ids }),
  }
  await context.addCookies([{ name: 'foyer-consent', value: 'Declined', url: address }])
  await context.addInitScript(({ consent, closed, closedInSession }) => {
    const keep = (storage: Storage, key: string, value: string) => {
      if (storage.getItem(key) === null) storage.setItem(key, value)
    }
    try {
      keep(localStorage, 'foyer-consent', consent)
      keep(localStorage, 'foyer-closed', closed)
      keep(sessionStorage, 'foyer-closed', closedInSession)
    } catch {
      // The frame has no access to storage.
    }
  }, stored)
}

/** Opens the filters of a list, which a phone has in a sheet. */
export async function unfoldFilters(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Filter( \d+)?$/ })
  if (await more.isVisible()) await more.click()
}

/** Closes the sheet of filters by the button that says how many films are left; elsewhere there is none. */
export async function foldFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filter', exact: true })
  if (!(await sheet.isVisible())) return
  await sheet.getByRole('button', { name: /^Show \d+ films?$/ }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/**
 * Waits until the page is hydrated, which it marks itself: a press before that may be lost, especially on a slow
 * machine.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-hydrated] h1'))
}

/** Follows a link of the site's navigation, which is in a menu if the header is too narrow. */
export async function followNavigation(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('button', { name: 'Menu', exact: true })
  const isInMenu = await menu.isVisible()
  if (isInMenu) await menu.click()
  const place = isInMenu ? page.getByRole('dialog') : banner
  await place.getByRole('link', { name, exact: true }).click()
}

/** Follows a link of the page's foot, whose sections fold on a phone. */
export async function followFoot(page: Page, name: string | RegExp): Promise<void> {
  const foot = page.getByRole('contentinfo')
  const link = foot.getByRole('link', { name, includeHidden: true })
  // Within a section: the part that is looked for begins there.
  const inside = page.getByRole('link', { name, includeHidden: true })
  const fold = foot.locator('details', { has: inside }).locator('summary')
  // A wide window has no folds to press, and until it is drawn no links to see.
  await link.or(fold).filter({ visible: true }).first().waitFor()
  if (!(await link.isVisible())) await fold.click()
  await link.click()
}
