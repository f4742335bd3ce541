/** Statuses of a gateway that may be over in a moment: the only ones that are tried again. */
const transientStatuses: ReadonlySet<number> = new Set([502, 503, 504, 599])

export function isTransient(status: number): boolean {
  return transientStatuses.has(status)
}

/** Three tries in all and 30 s for each: both interfaces state the same. */
export const callLimits = { attempts: 3, timeout: 30_000 } as const
