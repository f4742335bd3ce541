/** A static Storybook in a browser, and screenshots of its sheets. */
import type { Browser, Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getModeProperties } from '@foyer/theme-tokens/css'
import { resolveProperties } from '@foyer/theme-tokens/shown-properties'
import { settle, steadyContext, steadyShot } from './settle.ts'
import { readTheme, toSetName, type ScreenshotSet } from './screenshot-sets.ts'

/** A made-up address, whose files come from the static Storybook. */
const origin = 'http://storybook.localhost'
const leastHeight = 320
/** Pixels around a dialog, which covers the page and has its own height. */
const airAroundDialog = 120

/** Photographs are tested where they are made; here their placeholders are shown. */
const withoutArt = 'picture img, [data-slot=film] img { visibility: hidden !important }'

export interface Sheet {
  /** Id of the story. */
  id: string
  /** Name of its screenshot: the id without the common ending. */
  name: string
}

/**
 * Some signatures were written by commits in which tag and story are named `sheet`; such a base is drawn by those
 * names.
 */
const sheetTags = ['all-variants', 'sheet']
const sheetSuffix = new RegExp(`--(?:${sheetTags.join('|')})$`)

/** The stories with the tag `all-variants`; with `only`, those whose id contains one of its words. */
export function listSheets(storybook: string, only?: string): Sheet[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags?: string[] }>
  }
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.some((tag) => sheetTags.includes(tag)))
    .filter(({ id }) => only === undefined || only.split(',').some((part) => id.includes(part)))
    .map(({ id }) => ({ id, name: id.replace(sheetSuffix, '') }))
}

interface FinishedStory {
  storyId?: string
  message?: string
  description?: string
}
/** Storybook's global in the window of its stories. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (finished: FinishedStory) => void) => void
    emit: (event: string, finished: unknown) => void
  }
}

/** Shows a story, and waits until Storybook has finished with it. @throws the error of the story or its play function */
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
        channel.on('storyFinished', (finished) => {
          if (finished.storyId === storyId) settled()
        })
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )

/** @throws if the custom properties are not those computed from the brand's file */
async function proveTheme(page: Page, { brand, mode }: ScreenshotSet): Promise<void> {
  const { modes, buttons } = readTheme(brand)
  const tokens = modes[mode]
  const wanted = Object.entries(resolveProperties(tokens ? getModeProperties(tokens, buttons) : {}))
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

interface StorybookOptions {
  /** A static Storybook. */
  folder: string
  screenshotSet: ScreenshotSet
  /** Whether photographs are shown. */
  hasArt: boolean
  /** Whether it was built with the brand's file of this working copy, so that its colors can be checked. */
  isOurs: boolean
}

/** A Storybook in one brand and mode. Stories are selected over its channel, without loading a page for each. */
export interface OpenStorybook {
  /** @throws the error of the story; the next one then gets a new page */
  shoot: (sheet: Sheet, isWanted?: (picture: Buffer) => Promise<boolean>) => Promise<Buffer>
  close: () => Promise<void>
}

export async function openStorybook(
  browser: Browser,
  { folder, screenshotSet, hasArt, isOurs }: StorybookOptions,
): Promise<OpenStorybook> {
  const { brand, mode, width } = screenshotSet
  const context = await browser.newContext({ ...steadyContext, viewport: { width, height: leastHeight } })
  await context.route(`${origin}/**`, async (route) => {
    const file = join(folder, decodeURIComponent(new URL(route.request().url()).pathname))
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }))
  })
  let opened: Page | undefined

  async function open(): Promise<Page> {
    const page = await context.newPage()
    await page.goto(`${origin}/iframe.html`)
    await page.waitForFunction(
      () => (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
    )
    await page.evaluate(
      (globals) =>
        (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
      // Accessibility is checked elsewhere, and slow.
      { brand, mode, a11y: { manual: true } },
    )
    if (!hasArt) await page.addStyleTag({ content: withoutArt })
    return page
  }

  async function shootIn(page: Page, { id, name }: Sheet, isWanted?: (picture: Buffer) => Promise<boolean>) {
    await page.setViewportSize({ width, height: leastHeight })
    await show(page, id)
    if (isOurs) await proveTheme(page, screenshotSet)
    await settle(page)
    // Elements fixed to the window are at the end of the sheet, not in its middle.
    const height = await page.evaluate((air) => {
      const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
      return Math.max(document.documentElement.scrollHeight, dialog ? dialog.scrollHeight + air : 0)
    }, airAroundDialog)
    await page.setViewportSize({ width, height: Math.max(height, leastHeight) })
    return steadyShot(page, { name: `${toSetName(screenshotSet)}-${name}`, ...(isWanted && { isWanted }) })
  }

  return {
    shoot: async (sheet, isWanted) => {
      opened ??= await open()
      try {
        return await shootIn(opened, sheet, isWanted)
      } catch (error) {
        // Effects of a failed story must not reach the next one.
        await opened.close()
        opened = undefined
        throw error
      }
    },
    close: () => context.close(),
  }
}
