/**
 * Screenshots of whole pages as a visitor gets them from the built server: twelve pages, dark on a phone and light on a
 * desktop, or on the stands that are asked for. The server's clock starts at a fixed instant with a fresh database, so that the programme is always the same.
 * The visitors walk at once, each with a showing of their own; what moves the clock comes last.
 *
 *   node tests/screenshots/pages.ts [--update] [--brands=halcyon,kite | --brands=others] [--only=seats] [--art=folder]
 *     [--stands=dark-390,light-390,dark-1440,light-1440]
 *
 * Without `--brands`: Halcyon. Without `--stands`: dark-390 and light-1440, which are compared. `--art` writes the pages with their pictures into a folder, to be looked at, and compares
 * nothing.
 */
import { chromium, request, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  beenHereBefore,
  chooseCity,
  controlToken,
  findShowing,
  shopOf,
  type Shop,
  type Showing,
} from '../e2e/fixtures.ts'
import { findChromium } from '../gate/chromium.mjs'
import { startServer } from '../gate/server.mjs'
import { openBaselines, type Baselines, type Outcome } from './compare.ts'
import { framedPictures, hiddenOnPages, lastPages, pages, wordsOf, type Visit } from './page-visits.ts'
import { settle, steadyContext, steadyFlags, steadyShot } from './settle.ts'

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    brands: { type: 'string', default: 'halcyon' },
    only: { type: 'string', default: '' },
    art: { type: 'string', default: '' },
    stands: { type: 'string', default: 'dark-390,light-1440' },
  },
})
/** A Wednesday, in winter time, before the first show. */
const start = '2027-03-10T09:00:00Z'
const everyStand = [
  { mode: 'Dark', width: 390, height: 844, turn: 3 },
  { mode: 'Light', width: 1440, height: 900, turn: 4 },
  { mode: 'Light', width: 390, height: 844, turn: 5 },
  { mode: 'Dark', width: 1440, height: 900, turn: 6 },
] as const
type Stand = (typeof everyStand)[number]

const nameOf = ({ mode, width }: Stand) => `${mode.toLowerCase()}-${width}`
const wanted = options.stands.split(',')
const unknown = wanted.filter((name) => !everyStand.some((stand) => nameOf(stand) === name))
if (unknown.length)
  throw new Error(`No stand ${unknown.join(', ')}; there are ${everyStand.map(nameOf).join(', ')}`)
const stands = everyStand.filter((stand) => wanted.includes(nameOf(stand)))

const firstBrand = 'halcyon'
const known = readdirSync('brands').filter((brand) => existsSync(join('brands', brand, 'theme.json')))
const brands =
  options.brands === 'others' ? known.filter((brand) => brand !== firstBrand) : options.brands.split(',')
const baselines = resolve('tests/screenshots/pages')

/** What a page still asks for after this long, in ms, does not change how it looks: a picture is taken when it is steady. */
const longestQuiet = 5_000
/** Milliseconds that a page is given to show itself whole. */
const patience = 2_000

async function shoot(
  page: Page,
  name: string,
  isWanted: (picture: Buffer) => Promise<boolean>,
): Promise<Buffer> {
  await page.waitForLoadState('networkidle', { timeout: longestQuiet }).catch(() => undefined)
  const style = await page.addStyleTag({ content: hiddenOnPages(options.art !== '') })
  await settle(page)
  const picture = await steadyShot(page, { name, fullPage: true, isWanted, patience })
  // The next page may come without a new document.
  await style.evaluate((element) => {
    element.parentNode?.removeChild(element)
  })
  return picture
}

async function contextFor(browser: Browser, shop: Shop, stand: Stand): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...steadyContext,
    baseURL: shop.address,
    // Its policy would refuse the style that hides what is not compared.
    bypassCSP: true,
    viewport: { width: stand.width, height: stand.height },
  })
  await context.clock.setFixedTime(start)
  // Pictures that fill a frame of fixed shape are hidden: no server draws them in every size for nothing.
  if (!options.art)
    await context.route(framedPictures, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
  // What sells best is what other visitors' ways have bought by then.
  await context.route('**/v2/experiences/get', (route) => route.abort())
  await beenHereBefore(context, shop.address, start)
  await context.addCookies([{ name: 'foyer-mode', value: stand.mode, url: shop.address }])
  return context
}

/** A visitor's way through the pages of a list, in its order, so that a step begins where the last one ended. */
async function walk(
  browser: Browser,
  brand: string,
  visit: Omit<Visit, 'page'>,
  stand: Stand,
  list: typeof pages,
  compared: Baselines,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const context = await contextFor(browser, visit.shop, stand)
  const page = await context.newPage()
  await chooseCity(page, visit.shop)
  const names = Object.keys(list)
  const last = names.findLastIndex((name) => name.includes(options.only))
  for (const name of names.slice(0, last + 1)) {
    await list[name]?.({ ...visit, page })
    if (!name.includes(options.only)) continue
    const baseline = `${name}-${nameOf(stand)}`
    const picture = await shoot(page, `${brand}-${baseline}`, (taken) =>
      compared.isSame(baseline, taken),
    ).catch((error: unknown) => {
      throw new Error(`no picture of ${baseline}`, { cause: error })
    })
    outcomes.push(await compared.check(baseline, picture))
  }
  await context.close()
  return outcomes
}

async function shootBrand(browser: Browser, brand: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const server = await startServer({
    port: 4780,
    env: {
      FOYER_BRAND: brand,
      FOYER_TEST_CONTROL: controlToken,
      // One address holds the seats of all that are on the pictures.
      FOYER_RATE_LIMIT: 'off',
      FOYER_TEST_START: start,
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/screenshots/fixed-start.mjs')).href}`,
    },
  })
  try {
    const shop = await shopOf(server.address, await request.newContext())
    const words = wordsOf(brand)
    const showings: Showing[] = []
    for (const { turn } of stands) showings.push(await findShowing(shop, turn))
    const compared = openBaselines({
      folder: options.art ? resolve(options.art, brand) : join(baselines, brand),
      chromium: browser.version(),
      update: options.update || options.art !== '',
      failures: resolve('.cache/screenshots/pages', brand),
    })
    const walkAll = (list: typeof pages) =>
      stands.map((stand, index) => async () => {
        const showing = showings[index]
        if (showing)
          outcomes.push(...(await walk(browser, brand, { shop, showing, words }, stand, list, compared)))
      })
    await Promise.all(walkAll(pages).map((go) => go()))
    for (const go of walkAll(lastPages)) await go()
    if (!options.only)
      for (const name of compared.finish())
        outcomes.push({
          name,
          result: 'new',
          pixels: 0,
          share: 0,
          words: `${name}: no page for this baseline`,
        })
  } finally {
    await server.stop()
  }
  return outcomes.map((outcome) => ({ ...outcome, words: `${brand} ${outcome.words}` }))
}

const missing = brands.filter((brand) => !existsSync(join(baselines, brand)))
if (missing.length && !options.update && !options.art) {
  console.log(`No baselines for ${missing.join(', ')}: npm run screenshots:update, in a commit of its own.`)
  process.exit(1)
}
const outcomes: Outcome[] = []
const browser = await chromium.launch({ executablePath: findChromium(), args: steadyFlags })
try {
  for (const brand of brands) outcomes.push(...(await shootBrand(browser, brand)))
} finally {
  await browser.close()
}

const failed = options.update || options.art ? [] : outcomes.filter(({ result }) => result !== 'same')
for (const { words } of outcomes.filter(({ result }) => result !== 'same')) console.log(words)
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
if (failed.length) console.log('If it is meant: npm run screenshots:update, in a commit of its own.')
process.exit(failed.length ? 1 : 0)
