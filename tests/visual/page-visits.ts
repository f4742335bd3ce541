/** How a visitor reaches each compared page, by labels from a brand's own text files. */
import type { Page } from '@playwright/test'
import { readBrandTexts } from '../../storefront/src/context/testing/brand-texts.ts'
import { cards, typeCard } from '../e2e/checkout.ts'
import type { Shop } from '../e2e/shop.ts'
import type { FoundShowtime } from '../e2e/showtimes.ts'
import { waitForCityPrompt } from '../e2e/visitor.ts'

/**
 * Waits until the page is hydrated. A base older than `data-hydrated` is recognized by what React writes on hydrated
 * elements.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    if (heading === null) return false
    const isMarked = heading.closest('[data-hydrated]') !== null
    return isMarked || Object.keys(heading).some((key) => key.startsWith('__reactProps$'))
  })
}

/** Texts of a brand's primary language by key. */
type GetText = (key: string) => string

export interface Visit {
  page: Page
  shop: Shop
  showtime: FoundShowtime
  getText: GetText
}

export function readTexts(brand: string): GetText {
  const texts = new Map(Object.entries(readBrandTexts(brand, 'en')))
  return (key) => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`${brand} has no text ${key}`)
    return text
  }
}

/** What differs between runs: the remaining time, and an order's code. */
const neverCompared =
  '[role=timer], :has(> [role=timer]) > svg, iframe, [data-slot=code], [data-slot=reference]'
/** Photographs are tested where they are made. */
const pictures = 'picture img, [data-slot=film] img'

/** Addresses of those; a title treatment determines a page's height and is not one of them. */
export const framedPictures = /\/media\/entity\/get\/(?!FilmTitle)/

/** An empty style cannot be added to a page. */
const nothing = ':root {}'

/** For inspection everything is shown; for comparison, what differs between runs is hidden. */
export const hiddenOnPages = (isLookedAt: boolean): string =>
  isLookedAt ? nothing : `${neverCompared}, ${pictures} { visibility: hidden !important }`

/** The visible button: an order's action is both beside the total and in a phone's bar. */
export const press = async (page: Page, name: string) => {
  await takenOver(page)
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
}

const twoTickets = async ({ page, showtime, getText }: Visit) => {
  await page.goto(`/order/showtimes/${showtime.id}/tickets/`)
  const [before = ''] = getText('tickets.row.more').split('{')
  const more = page.getByRole('button', { name: new RegExp(`^${before}`) }).first()
  await more.waitFor()
  await takenOver(page)
  await more.click()
  await more.click()
}

const bestSeats = async ({ page, getText }: Visit) => {
  await page
    .getByRole('link', { name: getText('tickets.choose') })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/seats/**')
  await press(page, getText('seat-map.selection.best'))
}

const customerDetails = async ({ page, getText }: Visit) => {
  await press(page, getText('seat-map.keep'))
  await page.waitForURL('**/food-and-drink/')
  await press(page, getText('food-and-beverage.skip'))
  await page.waitForURL('**/order/customer-details/')
  await page.getByLabel(getText('transaction.details.givenName')).waitFor()
  await takenOver(page)
}

const go = (path: string) => async (visit: Visit) => {
  await visit.page.goto(path)
  await takenOver(visit.page)
}

/** Each leads the visitor to a page; pages of an order begin where the previous one has ended. */
export const pages: Record<string, (visit: Visit) => Promise<unknown>> = {
  home: go('/'),
  films: go('/films/'),
  'films-empty': go('/films/?q=zeppelin'),
  film: (visit) => go(`/films/film/${visit.showtime.filmId}/?date=${visit.showtime.businessDate}`)(visit),
  'not-found': go('/nowhere/'),
  tickets: twoTickets,
  seats: bestSeats,
  details: customerDetails,
  payment: async ({ page, getText }) => {
    await page.getByLabel(getText('transaction.details.givenName')).fill('Ines')
    await page.getByLabel(getText('transaction.details.familyName')).fill('Marchetti')
    await page.getByLabel(getText('transaction.details.email')).fill('ines.marchetti@postbox.example')
    await press(page, getText('transaction.details.submit'))
    await page.waitForURL('**/order/payment/')
    await page.locator('iframe').waitFor()
  },
  ticket: async ({ page }) => {
    await typeCard(page, cards.approved)
    await takenOver(page)
    await page
      .getByRole('button', { name: /£/ })
      .filter({ visible: true })
      .filter({ hasNotText: /ticket/ })
      .click()
    await page.waitForURL('**/completed-order/?orderId=*', { timeout: 45_000 })
    await takenOver(page)
  },
}

/** Pages that affect later visitors: they advance the clock, or delete a cookie. */
export const lastPages: typeof pages = {
  city: async ({ page }) => {
    await page.context().clearCookies({ name: 'foyer-cinema-group' })
    await page.goto('/')
    // With the fixed clock the page counts as being read: the prompt is a message beside it.
    await waitForCityPrompt(page)
  },
  expired: async (visit) => {
    await twoTickets(visit)
    await bestSeats(visit)
    await customerDetails(visit)
    await visit.shop.advance(11 * 60_000)
    await visit.page.reload()
    await takenOver(visit.page)
  },
}
