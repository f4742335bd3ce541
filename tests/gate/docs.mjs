#!/usr/bin/env node
/**
 * Opens every docs page of the static Storybook, on a desktop in light and on a phone in dark mode: it has its heading,
 * a component's page has a frame for each brand, nothing is logged to the console, nothing scrolls sideways, axe finds
 * nothing. The stories in the frames are not loaded: `stories.mjs` checks them.
 *
 *   node tests/gate/docs.mjs [--only=button] [--report=file]
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.mjs'
import { listAppearances } from './appearances.mjs'
import { endWith } from './outcome.mjs'
import { serveFolder } from './static-server.mjs'

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, report: { type: 'string' } },
})
const folder = resolve('storybook-static')
if (!existsSync(join(folder, 'index.json'))) {
  console.error('There is no Storybook to test. Build it first: npm run build:storybook')
  process.exit(1)
}

const readers = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
]
/** Guides and foundations are handwritten; the rest are components, shown in every brand. */
const isWritten = ({ title }) => /^(Guide|Foundations)\//.test(title)
const brandCount = new Set(listAppearances().map((appearance) => appearance.split(':')[0])).size

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const entries = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)
const pages = entries.filter(({ type, id }) => type === 'docs' && id.includes(options.only))

/** Errors that the page's stories show on purpose. */
const expectedOn = (page, storyIds) =>
  page.evaluate(async (ids) => {
    const { storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__
    const stories = await Promise.all(ids.map((storyId) => storyStoreValue.loadStory({ storyId })))
    return stories.flatMap(({ parameters }) => parameters.expectedErrors ?? [])
  }, storyIds)

/** Runs in the page: errors in the page without its frames. */
async function faultsInPage() {
  const { violations } = await globalThis.axe.run(
    { exclude: [['iframe']] },
    { resultTypes: ['violations'], iframes: false },
  )
  const { scrollWidth } = globalThis.document.documentElement
  return [
    ...violations.map(
      ({ id, help, nodes }) =>
        `axe: ${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
    ),
    ...(scrollWidth > globalThis.innerWidth ? [`It is scrolled sideways: ${scrollWidth} px wide`] : []),
  ]
}

/** @returns {Promise<string[]>} errors */
async function checkPage(context, entry, address) {
  // A new page, so that late requests of the previous page's frames are not reported here.
  const page = await context.newPage()
  const args = []
  page.on('console', (message) => {
    if (message.type() === 'error') args.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => args.push(`thrown: ${error.message}`))
  // A page has up to a dozen frames; each would load a whole story.
  await page.route(
    (url) => url.pathname === '/iframe.html',
    (route, request) =>
      request.frame() === page.mainFrame()
        ? route.continue()
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
  )
  try {
    await page.goto(`${address}/iframe.html?viewMode=docs&id=${entry.id}`, { waitUntil: 'load' })
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: 20_000 })
    await page.evaluate(() => globalThis.document.fonts.ready)
    const frames = await page.locator('[data-frames=brands] iframe').count()
    await page.evaluate(axe)
    const found = await page.evaluate(faultsInPage)
    if (!isWritten(entry) && frames !== brandCount) found.push(`It has ${frames} frames, not ${brandCount}`)
    const stories = entries.filter(({ type, title }) => type === 'story' && title === entry.title)
    const expected = await expectedOn(
      page,
      stories.map(({ id }) => id),
    )
    return [...found, ...args.filter((text) => !expected.some((part) => text.includes(part)))]
  } finally {
    await page.close()
  }
}

const files = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const failures = []
let passed = 0
for (const reader of readers) {
  const started = performance.now()
  const context = await browser.newContext({ ...reader, reducedMotion: 'reduce', locale: 'en-GB' })
  const name = `${reader.colorScheme}, ${reader.viewport.width}`
  for (const entry of pages) {
    const faults = await checkPage(context, entry, files.address).catch((error) => [String(error)])
    if (faults.length === 0) passed += 1
    else failures.push({ name: `${entry.id}, ${name}`, message: [...new Set(faults)].join('\n') })
  }
  await context.close()
  console.log(`${name}: ${pages.length} pages, ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
await browser.close()
files.close()

endWith({ passed, failures }, options.report)
