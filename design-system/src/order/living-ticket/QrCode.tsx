import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { encode } from 'uqr'

const Root = styled('svg', { name: 'FoyerQrCode', slot: 'Root' })({
  display: 'block',
  background: '#fff',
  color: '#0a0a0a',
  fill: 'currentColor',
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
})

/** Light modules around the code, required by the standard in addition to the white paper. */
const quietZone = 1

/** The dark modules as one path, a run of each row at a time. */
function modulesPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1] === true) return ''
        const end = row.findIndex((other, index) => index > x && !other)
        const length = (end === -1 ? row.length : end) - x
        return `M${x} ${y}h${length}v1h${-length}z`
      }),
    )
    .join('')
}

/** A QR code as drawn: the dark modules as an SVG path in a square of `size` modules, quiet zone included. */
export function drawQrCode(content: string): { path: string; size: number } {
  const { data, size } = encode(content, { ecc: 'M', border: quietZone })
  return { path: modulesPath(data), size }
}

export interface QrCodeProps extends ComponentPropsWithRef<'svg'> {
  /** Content for the scanner at the door. */
  content: string
  /** Spoken name. */
  label: string
}

/**
 * A QR code as vector: sharp at any size, always dark on white, readable at the door in either mode. Not for an address
 * that can be pressed: that is a `link`. Our own: Material UI has no such component.
 */
export function QrCode({ content, label, ...rest }: QrCodeProps) {
  const { path, size } = drawQrCode(content)
  return (
    <Root viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} {...rest}>
      <path d={path} />
    </Root>
  )
}
