import type { Page, PageScreenshotOptions } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromiumFlags, steadyDrawing } from '../gate/chromium.mjs'
import { isSamePicture } from './compare.ts'

/**
 * Flags with which Chromium draws the same on every machine, and the same every time. Where only a part of a page
 * changes it draws that part into the picture it has; a slanted edge that the part's border cuts gets another shade,
 * and where the border lies depends on which changes shared a frame. Without partial raster whole tiles are drawn.
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
 * Waits until a page has stopped changing: every typeface that its sheet names is loaded, every picture is decoded or
 * has failed, two frames have been painted. After this, four of four fresh browsers draw the same pixels.
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
/** Milliseconds after which a page that still changes is given up. */
const longest = 15_000
/** Milliseconds between two pictures of a page that is given time. */
const pause = 250

interface ShotOptions extends Pick<PageScreenshotOptions, 'fullPage'> {
  /** What the picture is of, in a word that may name a file. */
  name: string
  /** Whether the picture is the one that is wanted, so that no second one need prove it. */
  isWanted?: (picture: Buffer) => Promise<boolean>
  /**
   * Milliseconds for which a picture that is not the wanted one is not believed, however steady it looks: on a busy
   * machine Chromium shows a long page without those of its layers that it has not drawn yet.
   */
  patience?: number
  /** Where the last two pictures of a page that never rests are written, to be looked at. */
  failures?: string
}

/**
 * A picture that is wanted, or the same twice in a row. A window that has just been given another size goes on changing
 * for a moment: observers of sizes answer in the next frames.
 *
 * @throws when no two are the same within fifteen seconds; its words name the pictures that differ
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
    // Asked once and before the picture: what is compared takes time too, and the patience may end within it.
    const isBelieved = Date.now() - start >= patience
    const next = await shoot()
    // Chromium may draw a rounded corner anew, with a shade of difference that is compared with nothing.
    if ((await isSamePicture(next, last)) && (isBelieved || (await isWanted?.(next)))) return next
    if (Date.now() - start >= longest) throw new Error(unsteady(name, failures, [last, next]))
    last = next
  }
}

/** Keeps the two pictures; what is said of them. */
function unsteady(name: string, folder: string, pictures: readonly Buffer[]): string {
  mkdirSync(folder, { recursive: true })
  const files = pictures.map((picture, index) => {
    const file = join(folder, `${name}-${index + 1}.png`)
    writeFileSync(file, picture)
    return file
  })
  return `${name} went on changing for ${longest / 1000} s: ${files.join(' and ')} are the last two pictures`
}
