import type { Page, PageScreenshotOptions } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromiumFlags, steadyDrawing } from '../gate/chromium.mjs'
import { isSamePicture } from './compare.ts'

/**
 * Flags with which Chromium draws the same on every machine and every time. If only a part of a page changes, it
 * redraws only that part; a slanted edge cut by the part's border gets another shade, and the border's position depends
 * on which changes shared a frame. Without partial raster whole tiles are drawn.
 */
export const steadyFlags = [
  ...chromiumFlags,
  ...steadyDrawing,
  '--disable-partial-raster',
  '--hide-scrollbars',
]

/** A browser context in which nothing depends on the machine. */
export const steadyContext = {
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  reducedMotion: 'reduce',
} as const

/**
 * Waits until a page has stopped changing: every font of its style sheet is loaded, every picture is decoded or has
 * failed, two frames have been painted. After this, four of four fresh browsers draw the same pixels.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter((face) => face.status !== 'loaded')
    await Promise.allSettled(faces.map((face) => face.load()))
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted))
    })
  })

const unsteadyPictures = resolve('.cache/screenshots/unsteady')
/** Time limit of a page that keeps changing, milliseconds. */
const longest = 15_000
/** Milliseconds between two screenshots of a page that is settling. */
const pause = 250

interface ShotOptions extends Pick<PageScreenshotOptions, 'fullPage'> {
  /** What the screenshot shows, in a word that can name a file. */
  name: string
  /** Whether the screenshot is the expected one, so that no second one is needed. */
  isWanted?: (picture: Buffer) => Promise<boolean>
  /**
   * Milliseconds for which an unexpected screenshot is not accepted, however stable: on a busy machine Chromium shows a
   * long page without layers that it has not drawn yet.
   */
  patience?: number
  /** Folder for the last two screenshots of a page that never settles. */
  failures?: string
}

/**
 * Takes a screenshot that is expected, or the same twice in a row. A window that has just been resized keeps changing
 * for a moment: resize observers run in the next frames.
 *
 * @throws if no two are the same within fifteen seconds; the message names the screenshots that differ
 */
export async function steadyShot(
  page: Pick<Page, 'screenshot' | 'waitForTimeout'>,
  { name, fullPage = false, isWanted, patience = 0, failures = unsteadyPictures }: ShotOptions,
): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', fullPage })
  const start = Date.now()
  let last = await shoot()
  if (await isWanted?.(last)) return last
  for (;;) {
    if (patience) await page.waitForTimeout(pause)
    // Evaluated once, before the screenshot: comparing takes time too, and the limit may pass meanwhile.
    const isBelieved = Date.now() - start >= patience
    const next = await shoot()
    // Chromium may draw a rounded corner with a slightly different shade, which does not count.
    if ((await isSamePicture(next, last)) && (isBelieved || (await isWanted?.(next)))) return next
    if (Date.now() - start >= longest) throw new Error(unsteady(name, failures, [last, next]))
    last = next
  }
}

/** Writes the two screenshots. @returns the error message */
function unsteady(name: string, folder: string, pictures: readonly Buffer[]): string {
  mkdirSync(folder, { recursive: true })
  const files = pictures.map((picture, index) => {
    const file = join(folder, `${name}-${index + 1}.png`)
    writeFileSync(file, picture)
    return file
  })
  return `${name} went on changing for ${longest / 1000} s: ${files.join(' and ')} are the last two pictures`
}
