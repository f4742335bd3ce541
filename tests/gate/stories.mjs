#!/usr/bin/env node
/**
 * Runs every story of the static Storybook in Chromium: it renders without a message on the console, its interactions
 * pass, its custom properties prove the requested brand and mode, axe finds nothing. One page for all stories of an
 * appearance, selected over Storybook's own channel; after a failed story, the next one gets a new page.
 *
 *   node tests/gate/stories.mjs [--looks=spread | --looks=all | --looks=halcyon:Dark,kite:Light] [--sheets] [--only=button] [--report=file]
 *
 * `spread`: each story in one of the looks, chosen by its id so that it is the same every time; the matrix takes them all.
 * `--sheets`: only the sheets, one for each component (tag `all-variants`).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.mjs'
import { listAppearances } from './appearances.mjs'
import { endWith } from './outcome.mjs'
import { serveFolder } from './static-server.mjs'

const { values: options } = parseArgs({
  options: {
    looks: { type: 'string', default: 'spread' },
    only: { type: 'string', default: '' },
    sheets: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
})
const folder = resolve('storybook-static')
/** Far more than a story needs, even on a busy machine. */
const storyLimit = 60_000
const desktop = { width: 1440, height: 900 }

if (!existsSync(join(folder, 'index.json'))) {
  console.error('There is no Storybook to test. Build it first: npm run build:storybook')
  process.exit(1)
}

const known = listAppearances()

/** A hash of the text (FNV-1a), so that a story keeps its appearance. */
function hashText(text) {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193)
  return hash >>> 0
}

function chooseAppearances(id) {
  if (options.looks === 'all') return known
  if (options.looks !== 'spread') return options.looks.split(',')
  return [known[hashText(id) % known.length]]
}

/** Runs in the page: shows a story and returns its result. */
function show({ id, limit }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((settle) => {
    const faults = []
    const listeners = {
      storyErrored: ({ title, description }) => faults.push(`${title}: ${description}`),
      storyThrewException: (error) => faults.push(error.message),
      playFunctionThrewException: (error) => faults.push(error.message),
      unhandledErrorsWhilePlaying: (errors) => faults.push(...errors.map((error) => error.message)),
      storyMissing: () => finish([...faults, 'There is no such story']),
      storyUnchanged: () => finish([...faults, 'Storybook says that nothing has changed']),
      storyFinished: ({ storyId, status, reporters }) => {
        if (storyId === id) finish(faults, status, reporters)
      },
    }
    const timer = setTimeout(() => finish([...faults, 'It did not finish in time']), limit)
    function finish(found, status, reporters = []) {
      clearTimeout(timer)
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      const audit = reporters.find(({ type }) => type === 'a11y')
      if (audit?.result?.error) found.push(`axe: ${audit.result.error.message}`)
      for (const { id: rule, help, nodes } of audit?.result?.violations ?? [])
        found.push(`axe: ${rule}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`)
      if (status === 'success' && !audit) found.push('axe did not look at it')
      if (status === 'error' && !found.length) found.push('Storybook says that it failed')
      const { brand, mode } = globalThis.document.documentElement.dataset
      settle({ found: [...new Set(found)], stood: `${brand}:${mode}` })
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/**
 * Parameters of a story: the window size of its viewport (Storybook's own frame, which sets it, is missing here), and
 * the errors that it shows on purpose (`parameters.expectedErrors`).
 */
async function readStory(page, id) {
  const { size, expected } = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId })
    return {
      size: parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles,
      expected: parameters.expectedErrors ?? [],
    }
  }, id)
  const window = size ? { width: Number.parseInt(size.width), height: Number.parseInt(size.height) } : desktop
  return { window, isExpected: (text) => expected.some((part) => text.includes(part)) }
}

async function openAppearance(browser, address, appearance) {
  const [brand, mode] = appearance.split(':')
  const context = await browser.newContext({
    viewport: desktop,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    // In tests, Storybook ends animations instead of waiting for them.
    userAgent: `Mozilla/5.0 Chrome/${browser.version()} (StorybookTestRunner)`,
  })
  const page = await context.newPage()
  const args = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    args.push(`console: ${text}${text.startsWith('Failed to load') ? ` ${message.location().url}` : ''}`)
  })
  page.on('pageerror', (error) => args.push(`thrown: ${error.message}`))
  await page.goto(`${address}/iframe.html`, { waitUntil: 'load' })
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)
  // Globals in the address only apply together with a story in the address, and no story is selected yet.
  await page.evaluate(
    (globals) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
    { brand, mode },
  )
  return { page, takeTexts: () => args.splice(0), close: () => context.close() }
}

/** @returns {Promise<string[]>} errors */
async function runStory(opened, id, appearance) {
  const { page, takeTexts } = opened
  const { window, isExpected } = await readStory(page, id)
  if (page.viewportSize()?.width !== window.width) await page.setViewportSize(window)
  takeTexts()
  const { found, stood } = await page.evaluate(show, { id, limit: storyLimit })
  const wanted = appearance.replace(/:.*/, (mode) => mode.toLowerCase())
  if (stood !== wanted) found.push(`It stood in ${stood}, not in ${wanted}`)
  return [...found, ...takeTexts().filter((text) => !isExpected(text))]
}

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
const stories = Object.values(entries).filter(
  ({ type, id, tags }) =>
    type === 'story' && id.includes(options.only) && (!options.sheets || tags.includes('all-variants')),
)
const byAppearance = new Map()
for (const { id } of stories)
  for (const appearance of chooseAppearances(id))
    byAppearance.set(appearance, [...(byAppearance.get(appearance) ?? []), id])

const files = await serveFolder(folder)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const failures = []
let passed = 0
for (const [appearance, ids] of byAppearance) {
  const before = passed
  const started = performance.now()
  let opened = await openAppearance(browser, files.address, appearance)
  for (const id of ids) {
    const faults = await runStory(opened, id, appearance).catch((error) => [String(error)])
    if (faults.length === 0) {
      passed += 1
      continue
    }
    failures.push({ name: `${id} in ${appearance}`, message: faults.join('\n') })
    await opened.close()
    opened = await openAppearance(browser, files.address, appearance)
  }
  await opened.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${appearance}: ${passed - before} of ${ids.length} stories hold, ${seconds} s`)
}
await browser.close()
files.close()

endWith({ passed, failures }, options.report)
