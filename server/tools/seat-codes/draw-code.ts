import { encode } from 'uqr'

/** Light modules around a code, as the standard requires. */
export const quietZone = 4

/**
 * A QR code as SVG, sharp at any size: each run of dark modules of a row is a rectangle. Error correction Q: a sticker on
 * a seat is scratched.
 */
export function drawCode(content: string): string {
  const { data, size } = encode(content, { ecc: 'Q', border: quietZone })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return []
      const end = row.findIndex((other, index) => index > x && !other)
      const length = (end === -1 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`
}
