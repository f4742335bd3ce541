import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectNoViolation, expectNoViolationInFrame, inBothModes } from './barriers.ts'
import {
  cardFields,
  cards,
  chooseTickets,
  expectTicket,
  giveDetails,
  keepSeats,
  pay,
  takeBestSeats,
  typeCard,
} from './checkout.ts'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { findShowtime, findSoldOut } from './showtimes.ts'
import { waitForCityPrompt, chooseCity, takenOver } from './visitor.ts'

async function prepare(page: Page, shop: Shop, mode: 'Light' | 'Dark'): Promise<void> {
  await chooseCity(page, shop)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.context().addCookies([{ name: 'foyer-mode', value: mode, url: shop.address }])
}

/** Finds the address of one page of each kind for browsing visitors. */
const browsed: Record<string, (shop: Shop) => string | Promise<string>> = {
  'home page': () => '/',
  'list of films': () => '/films/',
  film: async (shop) => `/films/film/${(await findShowtime(shop, 16)).filmId}/`,
  'address without a page': () => '/nowhere/',
  'showing that has sold out': async (shop) => `/order/showtimes/${await findSoldOut(shop)}/tickets/`,
}

for (const mode of ['Dark', 'Light'] as const) {
  // A test each: together they nearly exceeded a test's time limit on a busy machine.
  for (const [kind, findAddress] of Object.entries(browsed))
    test(`axe finds no violation on browsing pages: ${kind}, ${mode.toLowerCase()}`, async ({
      page,
      shop,
    }) => {
      await prepare(page, shop, mode)
      await page.goto(await findAddress(shop))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolation(page)
    })

  test(`axe finds no violation on order steps, ${mode.toLowerCase()}`, async ({ page, shop }) => {
    test.slow()
    await prepare(page, shop, mode)
    await chooseTickets(page, await findShowtime(shop, 17), 2)
    await expectNoViolation(page)
    await takeBestSeats(page)
    await expectNoViolation(page)
    await keepSeats(page)
    // The address changes before the page: until then its loading line is shown above the old page.
    await expect(page.getByLabel('First name')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expectNoViolation(page)
    await giveDetails(page)
    await typeCard(page, cards.declined)
    await pay(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolation(page)
    await expectNoViolationInFrame(page, 'iframe[title^="Card details"]')
    await typeCard(page, cards.approved)
    await pay(page)
    await expectTicket(page)
    await expectNoViolation(page)
  })
}

/** All scripts that a first-time visitor's home page has loaded when it is idle; bytes after gzip. */
const idleScriptBudget = 250_000

async function fetchedScript(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js(\?|$)/.test(name)),
  )
  const bodies = await Promise.all(
    [...new Set(addresses)].map(async (address) => (await page.request.get(address)).body()),
  )
  expect(bodies.length).toBeGreaterThan(1)
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

test('the city prompt offers the nearest city, is accessible, and loads no unneeded script', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 53.96, longitude: -6.39 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForCityPrompt(page)
  await expect(page.getByRole('radio', { name: /Aldwick/ })).toBeChecked()
  await page.waitForLoadState('networkidle')
  expect(await fetchedScript(page)).toBeLessThanOrEqual(idleScriptBudget)
  await inBothModes(page, () => expectNoViolation(page))
})

/** Presses Tab until the focused control has the name. */
async function tabTo(page: Page, name: RegExp, limit = 80): Promise<void> {
  for (let i = 0; i < limit; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element) return ''
      const label = element.getAttribute('aria-label') ?? ''
      return `${label} ${element.textContent ?? ''} ${element.getAttribute('name') ?? ''}`.trim()
    })
    if (name.test(focused)) return
  }
  throw new Error(`the keyboard never reached ${String(name)}`)
}

async function tabToElement(page: Page, isIt: (element: Element | null) => boolean): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluateHandle(() => document.activeElement)
    if (await focused.evaluate(isIt)) return
  }
  throw new Error('the keyboard never reached the element')
}

/**
 * Waits until a step is ready for the keyboard: navigation moves the focus to its content, from which the next Tab
 * continues. Before that, Tab would go through the previous step.
 */
async function arrive(page: Page, address: string): Promise<void> {
  await page.waitForURL(address)
  await expect(page.locator('#content')).toBeFocused()
}

/** Moves from the focused seat to a free one, and chooses it. */
async function chooseFreeSeat(page: Page): Promise<void> {
  const seat = page.locator('[role=gridcell]:focus')
  for (let i = 0; i < 30; i++) {
    if ((await seat.getAttribute('aria-disabled')) !== 'true') {
      await page.keyboard.press('Space')
      const isChosen = await expect(seat)
        .toHaveAttribute('aria-selected', 'true', { timeout: 3_000 })
        .then(
          () => true,
          () => false,
        )
      if (isChosen) return
    }
    await page.keyboard.press(i % 8 === 7 ? 'ArrowDown' : 'ArrowRight')
  }
  throw new Error('no seat of 30 could be chosen')
}

test(
  'a ticket is bought with the keyboard alone, seat map included',
  { tag: '@gate' },
  async ({ page, shop }) => {
    test.slow()
    await chooseCity(page, shop)
    const showtime = await findShowtime(shop, 18)
    await page.goto(`/films/film/${showtime.filmId}/?date=${showtime.businessDate}`)
    await takenOver(page)
    const link = page.locator(`a[href*="/order/showtimes/${showtime.id}/"]`).first()
    await link.focus()
    await page.keyboard.press('Enter')
    await arrive(page, '**/tickets/**')

    await tabTo(page, /^One more: Adult, Standard/)
    await page.keyboard.press('Enter')
    await tabTo(page, /Choose your seats/)
    await page.keyboard.press('Enter')
    await arrive(page, '**/seats/**')
    await expect(page.getByRole('grid')).toBeVisible()

    await tabToElement(page, (element) => element?.getAttribute('role') === 'gridcell')
    await chooseFreeSeat(page)
    await expect(page.getByTestId('chosen-seats').filter({ visible: true })).toContainText('Row')
    await tabTo(page, /^Continue/)
    await page.keyboard.press('Enter')
    await arrive(page, '**/food-and-drink/')
    await tabTo(page, /^Go on without food/, 120)
    await page.keyboard.press('Enter')
    await arrive(page, '**/order/customer-details/')

    await tabTo(page, /givenName/)
    await page.keyboard.type('Ines')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Marchetti')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ines.marchetti@postbox.example')
    await page.keyboard.press('Enter')
    await arrive(page, '**/order/payment/')

    const { number } = cardFields(page)
    await expect(number).toBeVisible()
    await tabToElement(page, (element) => element?.tagName === 'IFRAME')
    await expect(number).toBeFocused()
    await page.keyboard.type(cards.approved.replaceAll(' ', ''))
    await page.keyboard.press('Tab')
    await page.keyboard.type('0829')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ines Marchetti')
    await tabTo(page, /^Pay £/)
    await page.keyboard.press('Enter')
    await expectTicket(page)
  },
)
