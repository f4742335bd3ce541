/**
 * Screenshots of whole pages as a visitor gets them from the built server: six pages, dark on a phone and light on a
 * desktop. The server's clock starts at a fixed instant with a fresh database, so that the programme is always the same.
 *
 *   node tests/screenshots/pages.ts [--update] [--only=seats]
 */
import { chromium, request, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  chooseCity,
  chooseTickets,
  controlToken,
  findShowing,
  giveDetails,
  keepSeats,
  pickBest,
  shopOf,
  takenOver,
  takeBestSeats,
  type Shop,
  type Showing,
} from '../e2e/fixtures.ts'
import { findChromium } from '../gate/chromium.mjs'
import { startServer } from '../gate/server.mjs'
import { openBaselines, type Outcome } from './compare.ts'
import { settle, steadyContext, steadyFlags, steadyShot } from './settle.ts'

const { values: options } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})
/** A Wednesday, in winter time, before the first show. */
const start = '2027-03-10T09:00:00Z'
const stands = [
  { mode: 'Dark', width: 390, height: 844 },
  { mode: 'Light', width: 1440, height: 900 },
] as const

/** Photographs are tested where they are made, and what a second changes cannot be compared. */
const withoutArt = 'picture img, [data-slot=film] img, [role=timer], iframe { visibility: hidden !important }'

interface Visit {
  page: Page
  shop: Shop
  showing: Showing
}

/** Each brings the visitor to a page. */
const pages: Record<string, (visit: Visit) => Promise<unknown>> = {
  home: ({ page }) => page.goto('/'),
  films: ({ page }) => page.goto('/films/'),
  film: ({ page, showing }) => page.goto(`/films/film/${showing.filmId}/?date=${showing.businessDate}`),
  tickets: ({ page, showing }) => chooseTickets(page, showing, 2),
  seats: async ({ page, showing }) => {
    await chooseTickets(page, showing, 2)
    await page.getByRole('link', { name: 'Choose your seats' }).filter({ visible: true }).click()
    await page.waitForURL('**/seats/**')
    await pickBest(page)
  },
  payment: async ({ page, showing }) => {
    await chooseTickets(page, showing, 2)
    await takeBestSeats(page)
    await keepSeats(page)
    await giveDetails(page)
    await page.getByRole('timer').waitFor()
  },
}

async function shoot(visit: Visit, bring: (visit: Visit) => Promise<unknown>): Promise<Buffer> {
  const { page } = visit
  await bring(visit)
  await takenOver(page)
  await page.waitForLoadState('networkidle')
  await page.addStyleTag({ content: withoutArt })
  await settle(page)
  return steadyShot(page, { fullPage: true })
}

async function contextFor(
  browser: Browser,
  shop: Shop,
  { mode, width, height }: (typeof stands)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...steadyContext,
    baseURL: shop.address,
    // Its policy would refuse the style that hides what is not compared.
    bypassCSP: true,
    viewport: { width, height },
  })
  await context.clock.setFixedTime(start)
  await context.addCookies([{ name: 'foyer-mode', value: mode, url: shop.address }])
  return context
}

const outcomes: Outcome[] = []
const server = await startServer({
  port: 4780,
  env: {
    FOYER_TEST_CONTROL: controlToken,
    FOYER_TEST_START: start,
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/screenshots/fixed-start.mjs')).href}`,
  },
})
const browser = await chromium.launch({ executablePath: findChromium(), args: steadyFlags })
try {
  const shop = await shopOf(server.address, await request.newContext())
  const showing = await findShowing(shop, 3)
  const compared = openBaselines({
    folder: resolve('tests/screenshots/pages'),
    chromium: browser.version(),
    update: options.update,
    failures: resolve('test-results/screenshots/pages'),
  })
  for (const stand of stands) {
    for (const [name, bring] of Object.entries(pages)) {
      if (!name.includes(options.only)) continue
      const context = await contextFor(browser, shop, stand)
      const page = await context.newPage()
      await chooseCity(page, shop)
      const picture = await shoot({ page, shop, showing }, bring)
      outcomes.push(await compared.check(`${name}-${stand.mode.toLowerCase()}-${stand.width}`, picture))
      await context.close()
    }
  }
  if (!options.only)
    for (const name of compared.finish())
      outcomes.push({ name, result: 'new', pixels: 0, share: 0, words: `${name}: no page for this baseline` })
} finally {
  await browser.close()
  await server.stop()
}

const failed = options.update ? [] : outcomes.filter(({ result }) => result !== 'same')
for (const { words } of outcomes.filter(({ result }) => result !== 'same')) console.log(words)
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
if (failed.length) console.log('If it is meant: npm run screenshots:update, in a commit of its own.')
process.exit(failed.length ? 1 : 0)
