/** Side of the tile in pixels. */
export const grainTileSize = 192

/** Pictures up to this width get no grain: at card size it only costs bytes. Pixels. */
export const grainAboveWidth = 400

/**
 * Amplitude of the noise around middle grey, which soft light leaves unchanged. Levels of 255. Below 40, AVIF blurs it
 * into patches; above, it looks dirty. WebP needs twice as many bytes for it, so it gets less.
 */
export const grainAmplitude = { full: 40, light: 26 } as const

/** mulberry32: the same noise on every machine, so that the same picture has the same bytes. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Raw RGB of the tile that is applied to large pictures with `soft-light`. */
export function createGrainTile(amplitude: number, seed = 20_417): Buffer {
  const next = noise(seed)
  const tile = Buffer.alloc(grainTileSize * grainTileSize * 3)
  for (let at = 0; at < tile.length; at += 3) {
    // The sum of two random numbers tends to the middle, as film grain does.
    const level = Math.round(128 + (next() + next() - 1) * amplitude)
    tile.fill(level, at, at + 3)
  }
  return tile
}
