/**
 * Buys tickets in the other common browsers from the built server: Firefox ESR and WebKitGTK from Debian, in each
 * brand, by mouse, by keyboard and on the seat map, and with one lost script. Every visit is in a browser without
 * stored data, and none may log an error to the console.
 *
 *   node tests/browsers/run.ts [--browsers=firefox,webkit] [--brands=halcyon,kite] [--only=keyboard] [--report=file]
 */
import { request } from '@playwright/test'
import { mkdirSync, readdirSync, existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { controlToken, readShop, type Shop } from '../e2e/shop.ts'
import { findShowtime } from '../e2e/showtimes.ts'
import { startServer } from '../gate/server.mjs'
import { readTexts } from '../visual/page-visits.ts'
import { findBrowsers } from './find-browsers.mjs'
import { openFirefox } from './firefox.ts'
import { takenOver, until } from './hands.ts'
import { buy, comeAgain, type Purchase } from './purchase.ts'
import type { Browser, Visitor } from './visitor.ts'
import { openWebKit } from './webkit.ts'

const { values: options } = parseArgs({
  options: {
    browsers: { type: 'string', default: 'firefox,webkit' },
    brands: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    report: { type: 'string', default: '' },
  },
})

const port = 4720
const driverPort = 4730
const everyBrand = readdirSync('brands').filter((brand) => existsSync(join('brands', brand, 'theme.json')))
const brands = options.brands ? options.brands.split(',') : everyBrand

type Visit = Omit<Purchase, 'hands' | 'isByMap'>

/** Makes the next request for such a file fail; the browser logs it. */
const lose = (shop: Shop, file: string) =>
  shop.fault({ path: `/assets/${file}-*.js`, kind: 'status', status: 503, times: 1 })

/** Visits in each browser and brand, with the errors that the console may log. */
const visits: Record<string, { go: (visit: Visit) => Promise<void>; mayBeHeard?: RegExp }> = {
  'by mouse': { go: (visit) => buy({ ...visit, hands: 'mouse', isByMap: false }) },
  'by keyboard': { go: (visit) => buy({ ...visit, hands: 'keyboard', isByMap: false }) },
  'on the seat map': { go: (visit) => buy({ ...visit, hands: 'mouse', isByMap: true }) },
  'with script that is lost once': {
    go: async (visit) => {
      for (const file of ['entry-client', 'order-seats', 'order-payment']) await lose(visit.shop, file)
      await buy({ ...visit, hands: 'mouse', isByMap: false })
      const hits = await visit.shop.faultHits()
      if (hits.some((count) => count !== 1)) throw new Error(`lost were ${hits.join(', ')} scripts`)
    },
    mayBeHeard: /./,
  },
  'a link pressed while the page loads': { go: pressEarly },
}

/** Firefox logs this for a font that had not arrived when the page was left. */
const brokenOff = /^thrown: Error: downloadable font: download failed .* status=2152398850/

/** Milliseconds after the beginning of a page's loading at which a link on it is pressed. */
const moments = [0, 50, 150, 300, 600, 1_200]

async function pressEarly({ visitor, shop }: Visit): Promise<void> {
  for (const moment of moments)
    for (const [from, to] of [
      ['/', '/films/'],
      ['/films/', '/sites/'],
    ] as const) {
      await visitor.open(`${shop.address}${from}`)
      await new Promise((resolve) => setTimeout(resolve, moment))
      await visitor.ask((address) => {
        document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click()
      }, to)
      await until(`the page ${to}`, () => visitor.ask((address) => location.pathname === address, to))
      await takenOver(visitor)
    }
}

/** @returns the failure; null if there was none */
async function findFailure(visitor: Visitor, visit: Visit, name: string): Promise<string | null> {
  const { go, mayBeHeard } = visits[name] ?? { go: () => Promise.reject(new Error('there is no such visit')) }
  try {
    await comeAgain(visitor, visit.shop)
    // Firefox requests an icon for every text document, which may be missing.
    await visitor.heard()
    await go(visit)
    const heard = (await visitor.heard()).filter((text) => !mayBeHeard?.test(text) && !brokenOff.test(text))
    return heard.length > 0 ? `the console: ${heard.join('\n')}` : null
  } catch (error) {
    const at = await visitor
      .ask(() => `${location.href}\n${document.body.innerText.slice(0, 600)}`)
      .catch(() => '')
    const heard = await visitor.heard().catch(() => [])
    return [error instanceof Error ? error.message : String(error), ...heard, at].join('\n')
  } finally {
    await visit.shop.clearFaults()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const failures: { name: string; message: string }[] = []
let passed = 0

async function visitAll(browser: Browser, brand: string): Promise<void> {
  const env = { FOYER_TEST_CONTROL: controlToken, FOYER_BRAND: brand }
  const server = await startServer({ port, env })
  const context = await request.newContext()
  try {
    const shop = await readShop(server.address, context)
    const names = Object.keys(visits).filter((name) => name.includes(options.only))
    for (const [turn, name] of names.entries()) {
      const visitor = await browser.enter()
      const started = performance.now()
      const visit = { visitor, shop, showtime: await findShowtime(shop, turn), texts: readTexts(brand) }
      const message = await findFailure(visitor, visit, name)
      await visitor.leave()
      const title = `${browser.name}, ${brand}, ${name}`
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      say(`${message === null ? '  ok  ' : ' FAIL '} ${title.padEnd(64)} ${seconds.padStart(6)} s`)
      if (message === null) passed += 1
      else {
        failures.push({ name: title, message })
        say(message.replace(/^/gm, '       '))
      }
    }
  } finally {
    await context.dispose()
    await server.stop()
  }
}

const found = findBrowsers()
const opened: Record<string, () => Promise<Browser>> = {
  firefox: () => openFirefox(found.firefox),
  webkit: () => openWebKit(found, driverPort),
}
for (const name of options.browsers.split(',')) {
  const browser = await opened[name]?.()
  if (!browser) throw new Error(`There is no browser ${name}`)
  try {
    for (const brand of brands) await visitAll(browser, brand)
  } finally {
    await browser.close()
  }
}
say(`${String(passed)} passed, ${String(failures.length)} failed`)
if (options.report) {
  mkdirSync(dirname(options.report), { recursive: true })
  writeFileSync(options.report, JSON.stringify({ passed, skipped: 0, failures }))
}
process.exit(failures.length > 0 ? 1 : 0)
