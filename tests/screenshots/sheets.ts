/**
 * Screenshots of the component sheets: every story with the tag `sheet`, in each brand and mode.
 *
 *   node tests/screenshots/sheets.ts [--update] [--brands=halcyon,kite | --brands=others] [--only=button,link] [--art=folder]
 *
 * A set is a brand in a mode, on a desktop; Halcyon's light mode, on a phone. Without `--brands`: Halcyon; `others`: every
 * other brand. `--art` takes each set at both widths.
 * `--art` writes the sheets with their artwork into a folder, to be looked at, and compares nothing.
 */
import { chromium, type Browser, type Page } from '@playwright/test'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { modeProperties } from '@foyer/theme-tokens/css'
import { shownProperties } from '@foyer/theme-tokens/shown-properties'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import type { ModeType } from '@foyer/theme-tokens/theme-model'
import { findChromium } from '../gate/chromium.mjs'
import { openBaselines, type Outcome } from './compare.ts'
import { forceStates } from './force-states.ts'
import { settle, steadyContext, steadyFlags, steadyShot } from './settle.ts'

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    brands: { type: 'string', default: 'halcyon' },
    only: { type: 'string' },
    art: { type: 'string' },
    storybook: { type: 'string', default: 'storybook-static' },
  },
})
const storybook = resolve(options.storybook)
const baselines = resolve('tests/screenshots/sheets')
const failures = resolve('.cache/screenshots/sheets')
/** An address that exists only here: its files come from the static Storybook. */
const origin = 'http://storybook.localhost'
const firstBrand = 'halcyon'
const widths = { phone: 390, desktop: 1440 }
const leastHeight = 320

/** Photographs are tested where they are made; here they are their plate, and a sheet is small. */
const withoutArt = 'picture img, [data-slot=film] img { visibility: hidden !important }'

interface Entry {
  id: string
  title: string
  type: string
  tags?: string[]
}

/** A set of sheets: one brand in one mode at one width. */
interface Stand {
  brand: string
  mode: ModeType
  width: number
}

const setOf = ({ brand, mode, width }: Stand) => `${brand}-${mode.toLowerCase()}-${width}`
const theme = (brand: string) =>
  parseTheme(JSON.parse(readFileSync(join('brands', brand, 'theme.json'), 'utf8')))
const known = readdirSync('brands').filter((brand) => existsSync(join('brands', brand, 'theme.json')))

/** One width to a set: baselines of both would be twice as large, and a sheet's layout is no matter of its colours. */
function widthsOf(brand: string, mode: ModeType): number[] {
  if (options.art) return Object.values(widths)
  return [brand === firstBrand && mode === 'Light' ? widths.phone : widths.desktop]
}

const chosen =
  options.brands === 'others' ? known.filter((brand) => brand !== firstBrand) : options.brands.split(',')

const stands: Stand[] = chosen.flatMap((brand) =>
  (Object.keys(theme(brand).modes) as ModeType[]).flatMap((mode) =>
    widthsOf(brand, mode).map((width) => ({ brand, mode, width })),
  ),
)

function sheets(): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(entries).filter(
    ({ id, type, tags }) =>
      type === 'story' &&
      tags?.includes('sheet') &&
      (options.only === undefined || options.only.split(',').some((part) => id.includes(part))),
  )
}

async function openPage(browser: Browser, { width }: Stand): Promise<Page> {
  const context = await browser.newContext({ ...steadyContext, viewport: { width, height: leastHeight } })
  await context.route(`${origin}/**`, async (route) => {
    const file = join(storybook, decodeURIComponent(new URL(route.request().url()).pathname))
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }))
  })
  return context.newPage()
}

/** The story stands in the brand and mode: its custom properties are those computed from the brand's file. */
async function proveTheme(page: Page, { brand, mode }: Stand): Promise<void> {
  const { modes, buttons } = theme(brand)
  const tokens = modes[mode]
  const wanted = Object.entries(shownProperties(tokens ? modeProperties(tokens, buttons) : {}))
  const found = await page.evaluate(
    (names) =>
      names.map((name) => [name, getComputedStyle(document.documentElement).getPropertyValue(name).trim()]),
    wanted.map(([name = '']) => name),
  )
  const differing = wanted.flatMap(([name, value], index) =>
    found[index]?.[1] === value ? [] : [`${name} is ${found[index]?.[1]}, not ${value}`],
  )
  if (wanted.length === 0 || differing.length > 0)
    throw new Error(`does not stand in ${brand}, ${mode}: ${differing.join(', ')}`)
}

/** Opens Storybook in a brand and mode; from then on its own channel is told what to show, which spares it the loading. */
async function openStorybook(page: Page, { brand, mode }: Stand): Promise<void> {
  await page.goto(`${origin}/iframe.html`)
  await page.waitForFunction(
    () => (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  )
  await page.evaluate(
    (globals) =>
      (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
    // Accessibility is checked elsewhere, and slowly.
    { brand, mode, a11y: { manual: true } },
  )
  if (!options.art) await page.addStyleTag({ content: withoutArt })
}

interface Told {
  storyId?: string
  message?: string
  description?: string
}
/** What Storybook leaves in the window of its stories. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (told: Told) => void) => void
    emit: (event: string, told: unknown) => void
  }
}

/** Shows a story, and waits until Storybook has finished with it. @throws what the story or its proof threw */
const show = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (storyId) =>
      new Promise<void>((settled, failed) => {
        const channel = (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__
        for (const event of [
          'storyErrored',
          'storyThrewException',
          'playFunctionThrewException',
          'storyMissing',
        ])
          channel.on(event, ({ message, description }) => failed(new Error(message ?? description ?? event)))
        channel.on('storyFinished', (told) => {
          if (told.storyId === storyId) settled()
        })
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )

async function shoot(
  page: Page,
  story: Entry,
  stand: Stand,
  isWanted: (picture: Buffer) => Promise<boolean>,
): Promise<Buffer> {
  const { width } = stand
  await page.setViewportSize({ width, height: leastHeight })
  await show(page, story.id)
  if (!options.art) await proveTheme(page, stand)
  await settle(page)
  // What is fixed to the window stands at the end of the sheet, not in its middle.
  const height = await page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
    // A dialog stands over the page and has its own height, with the air around it.
    return Math.max(document.documentElement.scrollHeight, dialog ? dialog.scrollHeight + 120 : 0)
  })
  await page.setViewportSize({ width, height: Math.max(height, leastHeight) })
  await forceStates(page)
  return steadyShot(page, { name: `${setOf(stand)}-${story.id}`, isWanted })
}

async function run(browser: Browser, stand: Stand, stories: Entry[]): Promise<Outcome[]> {
  const set = setOf(stand)
  const page = await openPage(browser, stand)
  const compared = openBaselines({
    folder: options.art ? resolve(options.art, set) : join(baselines, set),
    chromium: browser.version(),
    update: options.update,
    failures: join(failures, set),
  })
  const outcomes: Outcome[] = []
  let isOpen = false
  for (const story of stories) {
    const name = story.id.replace(/--sheet$/, '')
    try {
      if (!isOpen) await openStorybook(page, stand)
      isOpen = true
      let isSame = false
      const picture = await shoot(page, story, stand, async (first) => {
        if (!options.art) isSame = await compared.isSame(name, first)
        return isSame
      })
      if (options.art) writeFileSync(resolve(options.art, set, `${name}.png`), picture)
      else if (isSame) outcomes.push({ name, result: 'same', pixels: 0, share: 0, words: name })
      else outcomes.push(await compared.check(name, picture))
    } catch (error) {
      // What a story left behind must not be another's: the next one gets a page of its own.
      isOpen = false
      const words = `${name}: ${error instanceof Error ? error.message : String(error)}`
      outcomes.push({ name, result: 'changed', pixels: 0, share: 1, words })
    }
  }
  if (options.only === undefined && !options.art)
    for (const name of compared.finish())
      outcomes.push({
        name,
        result: 'new',
        pixels: 0,
        share: 0,
        words: `${name}: no sheet for this baseline`,
      })
  await page.context().close()
  const bad = outcomes.filter(({ result }) => result !== 'same')
  console.log(
    `${set}: ${outcomes.length - bad.length} same, ${bad.length} ${options.update ? 'written' : 'not'}`,
  )
  for (const { words } of bad) console.log(`  ${words}`)
  return outcomes
}

if (!existsSync(join(storybook, 'index.json'))) {
  console.error('There is no Storybook to shoot. Build it first: npm run build:storybook')
  process.exit(1)
}
const stories = sheets()
mkdirSync(baselines, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: steadyFlags })
const queue = [...stands]
const outcomes: Outcome[] = []
const lane = async () => {
  for (let stand = queue.shift(); stand; stand = queue.shift())
    outcomes.push(...(await run(browser, stand, stories)))
}
await Promise.all([lane(), lane()])
await browser.close()
const failed = options.update ? [] : outcomes.filter(({ result }) => result !== 'same')
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
if (failed.length > 0) {
  console.log(
    `What differs is in ${failures}. If it is meant: npm run screenshots:update, in a commit of its own.`,
  )
  process.exit(1)
}
