/**
 * Screenshots of the component sheets: every story with the tag `all-variants`, in each brand and mode, compared with
 * the signatures in `signatures/`. Those that differ are drawn at their base commit as well (see compare-suspects.ts).
 *
 *   node tests/visual/sheets.ts [--update | --show | --art=folder] [--brands=halcyon,kite | --brands=others]
 *     [--only=button,link] [--base=commit] [--storybook=folder]
 *
 * A set is a brand in a mode, on a desktop; Halcyon's light mode, on a phone. Without `--brands`: Halcyon; `others`:
 * every other brand. `--update` writes signatures. `--show` draws before, after and difference, without a verdict.
 * `--art` draws each set at both widths, with its photographs, into a folder.
 */
import { chromium } from '@playwright/test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../gate/chromium.mjs'
import { makeInBase, prepareBase } from './base.ts'
import { failures, compareSuspects, type Redraw, type Suspect } from './compare-suspects.ts'
import { openSet, type PictureSet } from './picture-set.ts'
import { steadyFlags } from './settle.ts'
import { getCommit } from './signatures.ts'
import { chooseBrands, getScreenshotSets, toSetName, type ScreenshotSet } from './screenshot-sets.ts'
import { listSheets, openStorybook, type Sheet } from './storybook.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    brands: { type: 'string', default: 'halcyon' },
    only: { type: 'string' },
    art: { type: 'string' },
    base: { type: 'string' },
    storybook: { type: 'string', default: 'storybook-static' },
  },
})
const only = options.only ?? (positionals.length ? positionals.join(',') : undefined)
const storybook = resolve(options.storybook)
if (!existsSync(join(storybook, 'index.json'))) {
  console.error('There is no Storybook to shoot. Build it first: npm run build:storybook')
  process.exit(1)
}
const sheets = listSheets(storybook, only)
const screenshotSets = getScreenshotSets(chooseBrands(options.brands), options.art !== undefined)
const browser = await chromium.launch({ executablePath: findChromium(), args: steadyFlags })
const version = browser.version()

/** Draws sheets one after the other; `each` gets the screenshot, or the error. */
async function draw(
  open: Parameters<typeof openStorybook>[1],
  list: readonly Sheet[],
  each: (sheet: Sheet, picture: Buffer | Error) => unknown,
  isWanted?: (sheet: Sheet, picture: Buffer) => Promise<boolean>,
): Promise<void> {
  const opened = await openStorybook(browser, open)
  for (const sheet of list) {
    const wanted = isWanted && ((picture: Buffer) => isWanted(sheet, picture))
    await each(sheet, await opened.shoot(sheet, wanted).catch((error: unknown) => error as Error))
  }
  await opened.close()
}

/** Draws sheets as a commit draws them. */
const redraw: Redraw = async (commit, suspects) => {
  const folder = makeInBase(prepareBase(commit), 'build:storybook', 'storybook-static')
  const known = listSheets(folder)
  const pictures = new Map<string, Buffer>()
  for (const screenshotSet of screenshotSets) {
    const set = toSetName(screenshotSet)
    const names = new Set(suspects.filter((suspect) => suspect.set === set).map(({ name }) => name))
    const list = known.filter(({ name }) => names.has(name))
    if (list.length)
      await draw({ folder, screenshotSet, hasArt: false, isOurs: false }, list, ({ name }, picture) => {
        if (picture instanceof Buffer) pictures.set(`${set} ${name}`, picture)
      })
  }
  return suspects.map(({ set, name }) => pictures.get(`${set} ${name}`))
}

interface Drawn {
  set: PictureSet
  /** Errors thrown by stories. */
  thrown: string[]
  /** Sheets without a signature, and signatures without a sheet. */
  unmatched: string[]
  same: number
}

async function drawScreenshotSet(screenshotSet: ScreenshotSet): Promise<Drawn> {
  const name = toSetName(screenshotSet)
  const set = openSet(name, version)
  const thrown: string[] = []
  let same = 0
  await draw(
    { folder: storybook, screenshotSet, hasArt: false, isOurs: true },
    sheets,
    async (sheet, picture) => {
      if (picture instanceof Error) thrown.push(`${name} ${sheet.name}: ${picture.message}`)
      else if ((await set.take(sheet.name, picture)) === 'same') same += 1
      if (options.show && picture instanceof Buffer) set.suspect(sheet.name, picture)
    },
    (sheet, picture) => set.isSame(sheet.name, picture),
  )
  const { unsigned, stale } = set.findUnmatched()
  const unmatched = unsigned.map((sheet) => `${name} ${sheet}: it has no signature`)
  if (only === undefined)
    unmatched.push(...stale.map((sheet) => `${name} ${sheet}: no sheet for its signature`))
  return { set, thrown, unmatched, same }
}

/** Two sets at a time. */
async function drawAll<T>(each: (screenshotSet: ScreenshotSet) => Promise<T>): Promise<T[]> {
  const queue = [...screenshotSets]
  const drawn: T[] = []
  const lane = async () => {
    for (let screenshotSet = queue.shift(); screenshotSet; screenshotSet = queue.shift())
      drawn.push(await each(screenshotSet))
  }
  await Promise.all([lane(), lane()])
  return drawn
}

async function writeArt(target: string): Promise<void> {
  await drawAll(async (screenshotSet) => {
    const folder = resolve(target, toSetName(screenshotSet))
    mkdirSync(folder, { recursive: true })
    await draw(
      { folder: storybook, screenshotSet, hasArt: true, isOurs: true },
      sheets,
      ({ name }, picture) => {
        if (picture instanceof Error) console.error(`${name}: ${picture.message}`)
        else writeFileSync(join(folder, `${name}.png`), picture)
      },
    )
  })
}

async function update(): Promise<boolean> {
  const drawn = await drawAll(drawScreenshotSet)
  for (const { set } of drawn) set.save(only === undefined)
  const thrown = drawn.flatMap((each) => each.thrown)
  console.log([...thrown, `${screenshotSets.length} sets written`].join('\n'))
  return thrown.length === 0
}

/**
 * Draws suspects once more: Chromium now and then gives the edge of a masked picture another shade.
 * @returns those that differ again
 */
async function drawAgain(suspects: readonly Suspect[]): Promise<Suspect[]> {
  const differing: Suspect[] = []
  for (const screenshotSet of screenshotSets) {
    const name = toSetName(screenshotSet)
    const own = suspects.filter(({ set }) => set === name)
    if (own.length === 0) continue
    const set = openSet(name, version)
    await draw(
      { folder: storybook, screenshotSet, hasArt: false, isOurs: true },
      sheets.filter((sheet) => own.some((suspect) => suspect.name === sheet.name)),
      async (sheet, picture) => {
        if (picture instanceof Buffer && (await set.isSame(sheet.name, picture))) return
        differing.push(...own.filter((suspect) => suspect.name === sheet.name))
      },
    )
  }
  return differing
}

async function check(): Promise<boolean> {
  const drawn = await drawAll(drawScreenshotSet)
  const first = drawn.flatMap(({ set }) => set.suspects)
  const suspects = options.show ? first : await drawAgain(first)
  const base = options.base === undefined ? {} : { base: getCommit(options.base) }
  const verdicts = await compareSuspects(suspects, { head: getCommit(), chromium: version, redraw, ...base })
  const faults = drawn.flatMap(({ thrown, unmatched }) => [...thrown, ...unmatched])
  const differing = verdicts.filter(({ isSame }) => !isSame).length
  for (const message of [...faults, ...verdicts.map((verdict) => verdict.message)]) console.log(message)
  if (differing) console.log(`What was, what is and the difference are in ${failures}.`)
  if (options.show) return true
  const passed = drawn.reduce((sum, { same }) => sum + same, 0) + first.length - differing
  console.log(`${passed} passed, ${differing + faults.length} failed`)
  if (differing) console.log('If it is meant: npm run screenshots:update, in a commit of its own.')
  return differing + faults.length === 0
}

async function run(): Promise<boolean> {
  if (options.art !== undefined) return writeArt(options.art).then(() => true)
  return options.update ? update() : check()
}

const isWell = await run()
await browser.close()
process.exit(isWell ? 0 : 1)
