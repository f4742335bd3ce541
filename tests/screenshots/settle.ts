import type { Page, PageScreenshotOptions } from '@playwright/test'
import { chromiumFlags, steadyDrawing } from '../gate/chromium.mjs'
import { looksSame } from './compare.ts'

/** Flags with which Chromium draws the same on every machine. */
export const steadyFlags = [...chromiumFlags, ...steadyDrawing, '--hide-scrollbars']

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

const mostShots = 6

interface ShotOptions extends Pick<PageScreenshotOptions, 'fullPage'> {
  /** Whether the picture is the one that is wanted, so that no second one need prove it. */
  isWanted?: (picture: Buffer) => Promise<boolean>
  /**
   * Milliseconds for which a picture that is not the wanted one is not believed, however steady it looks: on a busy
   * machine Chromium shows a long page without those of its layers that it has not drawn yet.
   */
  patience?: number
}

const pause = 250

/**
 * A picture that is wanted, or the same twice in a row. A window that has just been given another size goes on changing
 * for a moment: observers of sizes answer in the next frames.
 */
export async function steadyShot(page: Page, { fullPage = false, isWanted, patience = 0 }: ShotOptions = {}) {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', fullPage })
  const believed = Date.now() + patience
  let last = await shoot()
  if (await isWanted?.(last)) return last
  for (let shots = 1; shots < mostShots || Date.now() < believed; shots += 1) {
    if (patience) await page.waitForTimeout(pause)
    const next = await shoot()
    // Chromium may draw a rounded corner anew, with a shade of difference that is compared with nothing.
    if ((await looksSame(next, last)) && (Date.now() >= believed || (await isWanted?.(next)))) return next
    last = next
  }
  throw new Error('the page went on changing through all its shots')
}
