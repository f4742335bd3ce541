import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import type { ResponseOf, OperationId } from '@foyer/contract/operations'
import { startServer } from '../gate/server.mjs'

/** Token of a test server's controls. */
export const controlToken = 'end-to-end'

/** The server of a worker, with functions that move its clock, inject faults and reset it to its seed. */
export interface Shop {
  readonly address: string
  /** Makes a call of the ordering interface, as a browser of the channel does. */
  call: <K extends OperationId>(
    method: string,
    path: string,
    body?: unknown,
    more?: Record<string, string>,
  ) => Promise<{ status: number; body: ResponseOf<K> }>
  advance: (milliseconds: number) => Promise<void>
  /** Turns on limits of calls and holds until the end of the test; nothing is held at first. */
  limit: () => Promise<void>
  fault: (rule: Record<string, unknown>) => Promise<void>
  /** Number of hits of each active fault, in the order in which they were added. */
  faultHits: () => Promise<number[]>
  clearFaults: () => Promise<void>
  now: () => Promise<number>
}

interface WorkerFixtures {
  shopServer: { address: string; dataFolder: string }
}

interface TestFixtures {
  shop: Shop
  /** Fails the test if the page violates its policy, throws, or has a hydration error. */
  watchful: undefined
  /** Errors that the page is expected to log. */
  expectedErrors: RegExp | null
  /** Uncaught errors that the page is expected to throw. */
  expectedThrows: RegExp | null
  /** Whether nothing is answered or dismissed yet: consent is asked for, and popups open. */
  isFirstVisit: boolean
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use, workerInfo) => {
      const port = 4600 + workerInfo.parallelIndex * 10
      const brand = process.env.FOYER_E2E_BRAND
      // All tests of a worker call from one address, which keeps its holds; tests of limits turn them on.
      const env = {
        FOYER_TEST_CONTROL: controlToken,
        FOYER_RATE_LIMIT: 'off',
        ...(brand && { FOYER_BRAND: brand }),
      }
      const server = await startServer({ port, env })
      await use({ address: server.address, dataFolder: server.data })
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  isFirstVisit: [false, { option: true }],

  context: async ({ context, shopServer, isFirstVisit }, use) => {
    if (!isFirstVisit) await beenHereBefore(context, shopServer.address)
    const mode = process.env.FOYER_E2E_MODE
    if (mode) await context.addCookies([{ name: 'foyer-mode', value: mode, url: shopServer.address }])
    await use(context)
  },

  baseURL: async ({ shopServer }, use) => use(shopServer.address),

  shop: async ({ shopServer, request }, use) => {
    const shop = await readShop(shopServer.address, request)
    await use(shop)
    await shop.clearFaults()
    await request.put(`${shopServer.address}/__control/rate-limits`, {
      headers: { 'x-foyer-control': controlToken },
      data: { isOn: false },
    })
    await request.delete(`${shopServer.address}/__control/clock`, {
      headers: { 'x-foyer-control': controlToken },
    })
  },

  expectedErrors: [null, { option: true }],
  expectedThrows: [null, { option: true }],

  watchful: [
    async ({ page, expectedErrors, expectedThrows }, use) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!expectedThrows?.test(message)) faults.push(`thrown: ${message}`)
      })
      page.on('console', (message) => {
        const text = message.text()
        const isMeant = !text.startsWith('policy:') && (isExpected(text) || expectedErrors?.test(text))
        if (message.type() === 'error' && !isMeant) faults.push(`console: ${text}`)
        if (/hydrat|did not match/i.test(text) && !expectedErrors?.test(text))
          faults.push(`hydration: ${text}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Chromium logs every answer that is not a success; tests of failures cover those. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource')
}

/** The controls of a server that was started with `controlToken`. */
export async function readShop(address: string, request: APIRequestContext): Promise<Shop> {
  async function readToken(): Promise<string> {
    const response = await request.get(`${address}/api/omnia/v1/initialData`)
    return ((await response.json()) as { api: { authToken: string } }).api.authToken
  }
  let token = await readToken()
  const control = { 'x-foyer-control': controlToken }
  return {
    address,
    call: async (method, path, body, more = {}) => {
      const response = await request.fetch(`${address}/ocapi/v1/${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...more },
        ...(body === undefined ? {} : { data: body }),
      })
      const text = await response.text()
      return { status: response.status(), body: text ? JSON.parse(text) : undefined }
    },
    advance: async (milliseconds) => {
      const response = await request.put(`${address}/__control/clock`, {
        headers: control,
        data: { advanceBy: milliseconds },
      })
      expect(response.ok()).toBe(true)
      // Half a day later the channel's token has expired.
      token = await readToken()
    },
    limit: async () => {
      await request.post(`${address}/__control/reset`, { headers: control })
      await request.put(`${address}/__control/rate-limits`, { headers: control, data: { isOn: true } })
    },
    fault: async (rule) => {
      const response = await request.post(`${address}/__control/faults`, { headers: control, data: rule })
      expect(response.ok()).toBe(true)
    },
    faultHits: async () => {
      const response = await request.get(`${address}/__control/faults`, { headers: control })
      return ((await response.json()) as { faults: { hits: number }[] }).faults.map(({ hits }) => hits)
    },
    clearFaults: async () => {
      await request.delete(`${address}/__control/faults`, { headers: control })
    },
    now: async () => {
      const response = await request.get(`${address}/__control/clock`, { headers: control })
      return Date.parse(((await response.json()) as { now: string }).now)
    },
  }
}

/**
 * A showtime with allocated seating in two days, with unrestricted prices and many free seats. Its film is released
 * already: one released in between would be listed as coming soon until then.
 */
export interface FoundShowtime {
  id: string
  filmId: string
  filmTitle: string
  siteId: string
  adultTicketTypeId: string
  businessDate: string
}

/** `turn` selects a different showtime for each test of a worker, so that they do not compete for seats. */
export async function findShowtime(shop: Shop, turn = 0): Promise<FoundShowtime> {
  const sites = await shop.call<'getSites'>('GET', 'sites')
  const siteId = sites.body.sites[0]?.id ?? ''
  const dates = await shop.call<'getFilmScreeningDates'>('GET', `film-screening-dates?siteIds=${siteId}`)
  // By the calendar: late in the evening the first day with showtimes is tomorrow. A film that is released today is
  // still listed as coming soon in the hours that belong to yesterday's programme.
  const today = new Date(await shop.now()).toISOString().slice(0, 10)
  const day = dates.body.filmScreeningDates[2]?.businessDate ?? ''
  const listing = await shop.call<'getShowtimesByBusinessDate'>(
    'GET',
    `showtimes/by-business-date/${day}?siteIds=${siteId}`,
  )
  const { films } = listing.body.relatedData
  const releasedFilmIds = new Set(
    films.filter(({ releaseDate }) => releaseDate !== null && releaseDate < today).map(({ id }) => id),
  )
  const roomy = listing.body.showtimes.filter(
    ({ filmId, isAllocatedSeating, isSoldOut, occupancy, areaCategories }) =>
      releasedFilmIds.has(filmId) &&
      isAllocatedSeating &&
      areaCategories.some((area) => area.areaCategoryId === 'standard') &&
      !isSoldOut &&
      occupancy &&
      occupancy.availableCount > 60 &&
      occupancy.availableCount / occupancy.totalCount > 0.4,
  )
  const showtime = roomy[turn % roomy.length]
  if (!showtime) throw new Error('the seed has no roomy showing')
  const film = films.find((each) => each.id === showtime.filmId)
  const prices = await shop.call<'getTicketPrices'>('GET', `showtimes/${showtime.id}/ticket-prices`)
  const adult = prices.body.ticketPrices.find((price) => {
    const type = prices.body.relatedData.ticketTypes.find((each) => each.id === price.ticketTypeId)
    return type?.areaCategoryId === 'standard' && price.isDefault
  })
  return {
    id: showtime.id,
    filmId: showtime.filmId,
    filmTitle: film?.title.text ?? '',
    siteId,
    adultTicketTypeId: adult?.ticketTypeId ?? '',
    businessDate: day,
  }
}

/** The id of a sold-out showtime within the next days. */
export async function findSoldOut(shop: Shop): Promise<string> {
  const { body } = await shop.call<'getFilmScreeningDates'>('GET', 'film-screening-dates')
  for (const { businessDate } of body.filmScreeningDates.slice(0, 5)) {
    const day = await shop.call<'getShowtimesByBusinessDate'>(
      'GET',
      `showtimes/by-business-date/${businessDate}`,
    )
    const showtime = day.body.showtimes.find(({ isSoldOut }) => isSoldOut)
    if (showtime) return showtime.id
  }
  throw new Error('the seed has no showing that has sold out')
}

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

/** Opens the filters of a list, which a phone folds. */
export async function unfoldFilters(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Filter/, expanded: false })
  if (await more.isVisible()) await more.click()
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
  if (!(await link.isVisible())) await foot.locator('details', { has: inside }).locator('summary').click()
  await link.click()
}

/** The provider's card fields. */
export function cardFields(page: Page) {
  const frame = page.frameLocator('iframe[title^="Card details"]')
  return {
    number: frame.getByLabel('Card number'),
    expiry: frame.getByLabel('Expiry date'),
    securityCode: frame.getByLabel('Security code'),
    name: frame.getByLabel('Name on the card'),
    frame,
  }
}

export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  challenge: '4000 0000 0000 3220',
  pending: '4000 0000 0000 0044',
  silent: '4000 0000 0000 0127',
} as const

export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page)
  await fields.number.fill(number)
  await fields.expiry.fill('08 / 29')
  await fields.securityCode.fill('123')
  await fields.name.fill('Ines Marchetti')
}

export async function chooseTickets(page: Page, showtime: FoundShowtime, adults: number): Promise<void> {
  await page.goto(`/order/showtimes/${showtime.id}/tickets/`)
  await addAdults(page, adults)
}

/** On the tickets step, hydrated. */
export async function addAdults(page: Page, adults: number): Promise<void> {
  const more = page.getByRole('button', { name: /^One more: Adult, Standard/ })
  await expect(more).toBeVisible()
  await takenOver(page)
  for (let i = 0; i < adults; i++) await more.click()
}

export async function takeBestSeats(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
  await page.waitForURL('**/seats/**')
  await pickBest(page)
  const chosen = page.getByTestId('chosen-seats').filter({ visible: true })
  await expect(chosen).toContainText('Row')
  return (await chosen.textContent()) ?? ''
}

/** On the seats step, hydrated. */
export async function pickBest(page: Page): Promise<void> {
  const best = page.getByRole('button', { name: 'Pick the best for me' }).filter({ visible: true })
  await expect(best).toBeVisible()
  await takenOver(page)
  await best.click()
}

export async function keepSeats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).filter({ visible: true }).click()
  await skipFood(page)
}

/** Waits for the food step, and goes on without any to the details. */
export async function skipFood(page: Page, timeout = 30_000): Promise<void> {
  await page.waitForURL('**/food-and-drink/', { timeout })
  await takenOver(page)
  await page.getByRole('button', { name: 'Go on without food' }).filter({ visible: true }).click()
  await page.waitForURL('**/order/customer-details/')
}

/** Types whom the order is for. @param next address of the page on which it is paid */
export async function giveDetails(page: Page, next = '**/order/payment/'): Promise<void> {
  await expect(page.getByLabel('First name')).toBeVisible()
  await takenOver(page)
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Marchetti')
  await page.getByLabel('Email').fill('ines.marchetti@postbox.example')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(next)
}

/** Goes from the start to the payment page with two held seats; returns the seats. */
export async function reachPayment(page: Page, showtime: FoundShowtime, adults = 2): Promise<string> {
  await chooseTickets(page, showtime, adults)
  const seats = await takeBestSeats(page)
  await keepSeats(page)
  await giveDetails(page)
  await expect(cardFields(page).number).toBeVisible()
  return seats
}

export async function pay(page: Page): Promise<void> {
  await takenOver(page)
  await page
    .getByRole('button', { name: /^Pay £/ })
    .filter({ visible: true })
    .click()
}

/** Addresses to which cards are sent from now on, in any tab: one entry per card that reaches the provider. */
export function cardsSentFrom(context: BrowserContext): readonly string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/charge') sent.push(request.url())
  })
  return sent
}

export async function expectTicket(page: Page): Promise<void> {
  await page.waitForURL('**/completed-order/?orderId=*', { timeout: 45_000 })
  await expect(page.getByRole('heading', { level: 1, name: /^See you/ })).toBeVisible()
  await expect(page.getByText('Paid. Show this at the door.')).toBeVisible()
}
