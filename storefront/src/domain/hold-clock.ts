/** The `Date` header says whole seconds; on average the truth is half a second later. */
const headerResolution = 1_000
/** Two clocks that differ by less are taken as equal: the header cannot tell. */
const tolerance = 2_000
/** From here on the hold asks for attention. */
const warningAt = 120

export interface Hold {
  readonly secondsLeft: number
  /** Two minutes or less are left. */
  readonly isWarning: boolean
  readonly isOver: boolean
}

/** Milliseconds that the server's clock is ahead of ours. */
export function getClockOffset(serverTime: number | null, now: number, known: number): number {
  if (serverTime === null) return known
  const offset = serverTime + headerResolution / 2 - now
  return Math.abs(offset) < tolerance ? 0 : offset
}

/** What is left of a hold that ends at an instant of the server's clock. */
export function getHoldAt(expiresAt: string, serverNow: number): Hold {
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(expiresAt) - serverNow) / 1_000))
  return { secondsLeft, isWarning: secondsLeft <= warningAt, isOver: secondsLeft === 0 }
}
