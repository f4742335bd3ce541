import type { Clock } from '../domain/clock.ts'

/** Bytes that may be sent within an hour. */
export interface HourlyBytes {
  readonly ofAddress: number
  readonly together: number
}

/** Limits the size of form entries. Each server counts for itself, from zero when it starts. */
export interface EntryBudget {
  /** Takes these bytes from this hour's budget; false, and nothing taken, if less is left. */
  take(address: string, bytes: number): boolean
  /** Seconds until the next hour begins. */
  secondsLeft(): number
}

const hour = 3_600_000

export function createEntryBudget(most: HourlyBytes, clock: Clock): EntryBudget {
  const hourNow = () => Math.floor(clock.now() / hour)
  let counted = hourNow()
  let together = 0
  const byAddress = new Map<string, number>()
  return {
    take(address, bytes) {
      if (hourNow() !== counted) {
        counted = hourNow()
        together = 0
        byAddress.clear()
      }
      const ofAddress = (byAddress.get(address) ?? 0) + bytes
      if (ofAddress > most.ofAddress || together + bytes > most.together) return false
      byAddress.set(address, ofAddress)
      together += bytes
      return true
    },
    secondsLeft: () => Math.ceil(((hourNow() + 1) * hour - clock.now()) / 1_000),
  }
}
