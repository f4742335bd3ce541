import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'

const pips = 10
const pitch = 11
const size = { width: 9, height: 13 }

const Row = styled('svg', { name: 'FoyerFreeSeatsMark', slot: 'Root' })({
  display: 'block',
  inlineSize: pips * pitch - 2,
  blockSize: size.height,
  color: 'var(--foyer-primary-text)',
  '& > [fill=none]': { stroke: 'var(--foyer-field-border)' },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
})

export interface FreeSeatsMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Part of the seats that is free, 0 to 1. */
  share: number
}

/**
 * A row of ten seats, filled by tenths of free seats. An auditorium with any free seat never looks sold out, nor one
 * with any sold seat empty. Only beside the number, which screen readers announce. Our own: ten drawn seats; Material
 * UI's LinearProgress is a bar.
 */
export function FreeSeatsMark({ share, ...rest }: FreeSeatsMarkProps) {
  const free = share <= 0 ? 0 : share >= 1 ? pips : Math.min(pips - 1, Math.max(1, Math.round(share * pips)))
  return (
    <Row
      viewBox={`0 0 ${pips * pitch - 2} ${size.height}`}
      aria-hidden="true"
      focusable="false"
      data-slot="mark"
      {...rest}
    >
      {Array.from({ length: pips }, (_, index) => (
        <rect
          key={index}
          x={index * pitch + 0.5}
          y={0.5}
          width={size.width - 1}
          height={size.height - 1}
          rx={2.5}
          fill={index < free ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </Row>
  )
}
