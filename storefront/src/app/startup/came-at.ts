import { systemClock } from '../../cache/clock.ts'

/**
 * When the page came from its server, by this machine's clock; null for one out of a cache, or one that was found unchanged.
 * Showtimes follow the right time where a device's clock is wrong; 0.2 kB.
 */
export function getCameAt(): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page || page.transferSize <= page.encodedBodySize) return null
  return systemClock.now() - (performance.now() - page.responseStart)
}
