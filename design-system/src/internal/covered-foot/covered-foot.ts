/**
 * How much of the window's foot a fixed bar covers, in px, for a part that keeps its controls clear of it. It is passed
 * on here and not by a custom property of the root, whose every change would restyle the whole page.
 */
const watchers = new Set<(pixels: number) => void>()
let covered = 0

const report = (pixels: number) => {
  if (pixels === covered) return
  covered = pixels
  for (const watch of watchers) watch(pixels)
}

/** Ref of a bar fixed to the window's foot: reports its height, 0 while it is not shown. One such bar at a time. */
export function reportCoveredFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(([entry]) => {
    report(entry?.borderBoxSize[0]?.blockSize ?? 0)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    report(0)
  }
}

/** Ref of a sticky part: it stays above what covers the window's foot. */
export function keepAboveCoveredFoot(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  const place = (pixels: number) => {
    part.style.insetBlockEnd = `${String(pixels)}px`
  }
  place(covered)
  watchers.add(place)
  return () => {
    watchers.delete(place)
  }
}

/**
 * Scrolls the page as little as brings a stretch of the window, px from its top, between what covers its head (the root's
 * `scroll-padding`) and its foot.
 */
export function scrollIntoSight(top: number, bottom: number): void {
  const head = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  const below = bottom - (innerHeight - covered)
  const above = top - head
  if (below > 0) scrollBy({ top: Math.min(below, above) })
  else if (above < 0) scrollBy({ top: above })
}
