import type { Page } from '@playwright/test'

/** Part of the window's height in which the seat map is seen, between what is above it and the foot of a phone. */
export const getMapShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frame = document.querySelector('[data-slot=frame]')?.getBoundingClientRect()
    const foot = [...document.querySelectorAll('[data-covers-foot]')]
      .map((element) => element.getBoundingClientRect())
      .find(({ height }) => height > 0)
    if (!frame) return 0
    const end = Math.min(frame.bottom, foot?.top ?? innerHeight, innerHeight)
    // Parts of a pixel are the layout's rounding.
    return Math.round(((end - Math.max(frame.top, 0)) / innerHeight) * 1_000) / 1_000
  })
