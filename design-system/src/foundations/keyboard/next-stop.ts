export interface Stops {
  /** Index of the focused stop. */
  index: number
  count: number
  /** Up and Down, or Left and Right. */
  axis: 'vertical' | 'horizontal'
  /** Whether the page is right-to-left: Left moves forward and Right back. */
  isRtl?: boolean | undefined
  isSkipped?: ((index: number) => boolean) | undefined
  /** Whether the first follows the last; default true. */
  wraps?: boolean | undefined
}

const steps = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
} as const

/** The first stop that is not skipped, from `from` on in steps of `by`; null when there is none. */
function search(from: number, by: number, { count, isSkipped, wraps = true }: Stops): number | null {
  for (let tried = 0, at = from; tried < count; tried += 1, at += by) {
    const index = wraps ? (at + count) % count : at
    if (index < 0 || index >= count) return null
    if (!isSkipped?.(index)) return index
  }
  return null
}

/**
 * Which of a row of controls a key leads to, as the ARIA Authoring Practices have it for tabs, accordions, lists and
 * radio groups: arrows along the axis, Home and End. Null when the key is none of these, or leads nowhere.
 */
export function findNextStop(key: string, stops: Stops): number | null {
  if (key === 'Home') return search(0, 1, { ...stops, wraps: false })
  if (key === 'End') return search(stops.count - 1, -1, { ...stops, wraps: false })
  const step = (steps[stops.axis] as Record<string, number>)[key]
  if (step === undefined) return null
  const by = stops.axis === 'horizontal' && stops.isRtl ? -step : step
  return search(stops.index + by, by, stops)
}
