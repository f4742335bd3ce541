/** Where every part of the server takes the time from: epoch milliseconds, so that tests need not wait. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that the test controls and the tests themselves can move. */
export interface AdjustableClock extends Clock {
  /** Jump to an instant, epoch milliseconds. */
  set(at: number): void
  /** Move on (or back, when negative) by milliseconds. */
  advance(by: number): void
  /** Back to the base clock. */
  reset(): void
}

/**
 * A clock that runs with its base, shifted by whatever `set` and `advance` ask for.
 * Over `createFixedClock(t)` it stands still until moved.
 */
export function createAdjustableClock(base: Clock = systemClock): AdjustableClock {
  let offset = 0
  return {
    now: () => base.now() + offset,
    set: (at) => {
      offset = at - base.now()
    },
    advance: (by) => {
      offset += by
    },
    reset: () => {
      offset = 0
    },
  }
}

/** A clock that stands still at an instant: epoch milliseconds, or an ISO string with offset. */
export function createFixedClock(at: number | string): Clock {
  const instant = typeof at === 'number' ? at : Date.parse(at)
  if (Number.isNaN(instant)) throw new TypeError(`not an instant: ${at}`)
  return { now: () => instant }
}
