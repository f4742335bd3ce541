/**
 * Screenshots of whole pages from the built server: twelve pages, dark on a phone and light on a desktop, or in the
 * requested sets. The server's clock starts at a fixed instant with a fresh database, so that the programme is always
 * the same. The visitors run in parallel, each with a different showtime; pages that move the clock come last.
 *
 *   node tests/visual/pages.ts [--update | --art=folder] [--brands=halcyon,kite | --brands=others] [--only=seats,menu]
 *     [--sets=dark-390,light-390,dark-768,light-768,dark-1440,light-1440]
 *
 * Without `--brands`: Halcyon. Without `--sets`: dark-390 and light-1440, which have signatures. `--art` writes the
 * pages with their photographs into a folder for inspection, what opens over them and what goes wrong in an order besides,
 * and compares nothing.
 */
import { chromium, request, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { controlToken, readShop, type Shop } from '../e2e/shop.ts'
import { findShowtime, type FoundShowtime } from '../e2e/showtimes.ts'
import { beenHereBefore, chooseCity } from '../e2e/visitor.ts'
import { findChromium } from '../gate/chromium.mjs'
import { startServer } from '../gate/server.mjs'
import { makeInBase, prepareBase } from './base.ts'
import { failures, compareSuspects, type Redraw } from './compare-suspects.ts'
import { framedPictures, hiddenOnPages, lastPages, pages, readTexts, type Visit } from './page-visits.ts'
import { states } from './state-visits.ts'
import { openSet, type PictureSet } from './picture-set.ts'
import { settle, steadyContext, steadyFlags, steadyShot } from './settle.ts'
import { getCommit } from './signatures.ts'
import { chooseBrands } from './screenshot-sets.ts'

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    brands: { type: 'string', default: 'halcyon' },
    only: { type: 'string', default: '' },
    art: { type: 'string', default: '' },
    sets: { type: 'string', default: 'dark-390,light-1440' },
  },
})
/** A Wednesday, in winter time, before the first showtime. */
const start = '2027-03-10T09:00:00Z'
const everyPageSet = [
  { mode: 'Dark', width: 390, height: 844, turn: 3 },
  { mode: 'Light', width: 1440, height: 900, turn: 4 },
  { mode: 'Light', width: 390, height: 844, turn: 5 },
  { mode: 'Dark', width: 1440, height: 900, turn: 6 },
  { mode: 'Dark', width: 768, height: 1024, turn: 7 },
  { mode: 'Light', width: 768, height: 1024, turn: 8 },
] as const
type PageSet = (typeof everyPageSet)[number]

const getSetName = ({ mode, width }: PageSet) => `${mode.toLowerCase()}-${width}`
const wanted = options.sets.split(',')
const unknown = wanted.filter((name) => !everyPageSet.some((pageSet) => getSetName(pageSet) === name))
if (unknown.length)
  throw new Error(`No set ${unknown.join(', ')}; there are ${everyPageSet.map(getSetName).join(', ')}`)
const pageSets = everyPageSet.filter((pageSet) => wanted.includes(getSetName(pageSet)))

const brands = chooseBrands(options.brands)

/** Requests that last longer than this, in ms, do not change how a page looks: a screenshot is taken when it is stable. */
const longestQuiet = 5_000
/** Milliseconds that a page gets to become complete. */
const patience = 2_000

async function shoot(
  page: Page,
  name: string,
  { isWanted, fullPage }: { isWanted: (picture: Buffer) => Promise<boolean>; fullPage: boolean },
): Promise<Buffer> {
  await page.waitForLoadState('networkidle', { timeout: longestQuiet }).catch(() => undefined)
  const style = await page.addStyleTag({ content: hiddenOnPages(options.art !== '') })
  await settle(page)
  const picture = await steadyShot(page, { name, fullPage, isWanted, patience })
  // The next page may come without a new document.
  await style.evaluate((element) => {
    element.parentNode?.removeChild(element)
  })
  return picture
}

async function contextFor(browser: Browser, shop: Shop, pageSet: PageSet): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...steadyContext,
    baseURL: shop.address,
    // Its policy would refuse the style that hides what is not compared.
    bypassCSP: true,
    viewport: { width: pageSet.width, height: pageSet.height },
  })
  await context.clock.setFixedTime(start)
  // Pictures in frames of fixed shape are hidden, so the server need not make them in every size.
  if (!options.art)
    await context.route(framedPictures, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
  // Best sellers depend on what other visitors have bought by then.
  await context.route('**/v2/experiences/get', (route) => route.abort())
  await beenHereBefore(context, shop.address, start)
  await context.addCookies([{ name: 'foyer-mode', value: pageSet.mode, url: shop.address }])
  return context
}

/** What to do with a screenshot, and whether it matches. */
interface Taker {
  isWanted: (name: string, picture: Buffer) => Promise<boolean>
  take: (name: string, picture: Buffer) => unknown
  /** Whether a page is drawn, by the name of its screenshot. */
  isChosen: (name: string) => boolean
}

/** Takes a visitor through the pages of a list, in order, so that a step begins where the last one ended. */
async function walk(
  browser: Browser,
  visit: Omit<Visit, 'page'>,
  pageSet: PageSet,
  list: typeof pages,
  taker: Taker,
): Promise<void> {
  const context = await contextFor(browser, visit.shop, pageSet)
  const page = await context.newPage()
  await chooseCity(page, visit.shop)
  const toPicture = (name: string) => `${name}-${getSetName(pageSet)}`
  const names = Object.keys(list)
  const last = names.findLastIndex((name) => taker.isChosen(toPicture(name)))
  for (const name of names.slice(0, last + 1)) {
    await list[name]?.({ ...visit, page })
    const picture = toPicture(name)
    if (!taker.isChosen(picture)) continue
    const taken = await shoot(page, picture, {
      isWanted: (shot) => taker.isWanted(picture, shot),
      // What opens over a page is looked at in the window.
      fullPage: !(name in states),
    }).catch((error: unknown) => {
      throw new Error(`no picture of ${picture}`, { cause: error })
    })
    await taker.take(picture, taken)
  }
  await context.close()
}

/** Draws all pages of a brand. `root`: folder of another build of the product. */
async function walkBrand(browser: Browser, brand: string, taker: Taker, root?: string): Promise<void> {
  const server = await startServer({
    port: 4780,
    ...(root !== undefined && { root }),
    env: {
      FOYER_BRAND: brand,
      FOYER_TEST_CONTROL: controlToken,
      // One address holds all the seats in the screenshots.
      FOYER_RATE_LIMIT: 'off',
      FOYER_TEST_START: start,
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/visual/fixed-start.mjs')).href}`,
    },
  })
  try {
    const shop = await readShop(server.address, await request.newContext())
    const getText = readTexts(brand)
    const showtimes: FoundShowtime[] = []
    for (const { turn } of pageSets) showtimes.push(await findShowtime(shop, turn))
    const walkAll = (list: typeof pages) =>
      pageSets.map((pageSet, index) => async () => {
        const showtime = showtimes[index]
        if (showtime) await walk(browser, { shop, showtime, getText }, pageSet, list, taker)
      })
    await Promise.all(walkAll(pages).map((go) => go()))
    // Each in a browser of its own: what one visitor has chosen is not there for the next.
    for (const [name, state] of Object.entries(options.art ? states : {}))
      for (const go of walkAll({ [name]: state })) await go()
    for (const go of walkAll(lastPages)) await go()
  } finally {
    await server.stop()
  }
}

const isChosen = (name: string) => options.only.split(',').some((part) => name.includes(part))
const toSet = (brand: string) => `pages-${brand}`

async function writeArt(browser: Browser): Promise<void> {
  for (const brand of brands) {
    const folder = resolve(options.art, brand)
    mkdirSync(folder, { recursive: true })
    await walkBrand(browser, brand, {
      isChosen,
      isWanted: () => Promise.resolve(false),
      take: (name, picture) => writeFileSync(join(folder, `${name}.png`), picture),
    })
  }
}

async function drawSet(browser: Browser, brand: string): Promise<PictureSet> {
  const set = openSet(toSet(brand), browser.version())
  await walkBrand(browser, brand, {
    isChosen,
    isWanted: (name, picture) => set.isSame(name, picture),
    take: (name, picture) => set.take(name, picture),
  })
  return set
}

/** Draws pages as a commit draws them, with the visits of today. */
const redrawWith =
  (browser: Browser): Redraw =>
  async (commit, suspects) => {
    const root = prepareBase(commit)
    makeInBase(root, 'build', 'server/dist/main.js')
    const pictures = new Map<string, Buffer>()
    for (const brand of brands) {
      const names = new Set(suspects.filter(({ set }) => set === toSet(brand)).map(({ name }) => name))
      const taker: Taker = {
        isChosen: (name) => names.has(name),
        isWanted: () => Promise.resolve(false),
        take: (name, picture) => pictures.set(`${toSet(brand)} ${name}`, picture),
      }
      if (names.size) await walkBrand(browser, brand, taker, root)
    }
    return suspects.map(({ set, name }) => pictures.get(`${set} ${name}`))
  }

/** @returns whether everything matches */
async function run(browser: Browser): Promise<boolean> {
  if (options.art) return writeArt(browser).then(() => true)
  const sets = new Map<string, PictureSet>()
  for (const brand of brands) sets.set(brand, await drawSet(browser, brand))
  if (options.update) {
    for (const set of sets.values()) set.save(!options.only)
    return true
  }
  const unmatched = [...sets].flatMap(([brand, set]) => {
    const { unsigned, stale } = set.findUnmatched()
    return [
      ...unsigned.map((name) => `${brand} ${name}: it has no signature`),
      ...(options.only ? [] : stale.map((name) => `${brand} ${name}: no page for its signature`)),
    ]
  })
  const suspects = [...sets.values()].flatMap((set) => set.suspects)
  const verdicts = await compareSuspects(suspects, {
    head: getCommit(),
    chromium: browser.version(),
    redraw: redrawWith(browser),
  })
  const differing = verdicts.filter(({ isSame }) => !isSame)
  for (const message of [...unmatched, ...verdicts.map((verdict) => verdict.message)]) console.log(message)
  const failed = differing.length + unmatched.length
  const drawn = [...sets.values()].reduce((sum, set) => sum + set.count(), 0)
  console.log(`${drawn - failed} passed, ${failed} failed`)
  if (differing.length) console.log(`What was, what is and the difference are in ${failures}.`)
  if (failed) console.log('If it is meant: npm run screenshots:update, in a commit of its own.')
  return failed === 0
}

const browser = await chromium.launch({ executablePath: findChromium(), args: steadyFlags })
const isWell = await run(browser).finally(() => browser.close())
process.exit(isWell ? 0 : 1)
