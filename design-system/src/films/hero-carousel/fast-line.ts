/** Megabits per second from which a moving picture is worth its data. */
const leastMegabits = 3
/** Bytes below which a file says nothing of the line: it has arrived before the line is at its speed. */
const leastBytes = 20_000

/** What some browsers know of the line; https://wicg.github.io/netinfo/. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
  /** Megabits per second. */
  downlink?: number
}

const getSpeed = ({ encodedBodySize, requestStart, responseEnd }: PerformanceResourceTiming) =>
  (encodedBodySize * 8) / 1000 / Math.max(1, responseEnd - requestStart)

/**
 * Whether the line carries a moving picture without a thought: by the browser's own estimate, else by what the pictures of
 * this page took. Unknown is slow; a visitor who saves data has none.
 */
export function isLineFast(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation }
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return false
  if (connection)
    return connection.effectiveType === '4g' && (connection.downlink ?? leastMegabits) >= leastMegabits
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    (entry) =>
      entry.initiatorType === 'img' &&
      // What comes from the browser's cache has not been transferred.
      entry.transferSize > 0 &&
      entry.encodedBodySize >= leastBytes &&
      getSpeed(entry) >= leastMegabits,
  )
}
