/**
 * Deterministic random numbers: all simulated data (programme, seats sold before the first start) is drawn from here,
 * so that the same seed gives the same cinema on every machine and in every process.
 */
export interface SeededRandom {
  /** 0 to just below 1. */
  next(): number
  /** Whole number from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number
  pick<T>(from: readonly T[]): T | undefined
}

/** Creates a sequence that depends only on these parts. */
export function createRandom(...parts: readonly (string | number)[]): SeededRandom {
  let state = hashText(parts.join('|'))
  // mulberry32: 32 bits of state, enough for a few hundred draws.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)],
  }
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}
