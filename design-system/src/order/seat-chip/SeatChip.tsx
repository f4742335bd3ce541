import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { IconButton } from '../../actions/icon-button/index.ts'

const Chip = styled('span', { name: 'FoyerSeatChip', slot: 'Root' })({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 44,
  blockSize: '2rem',
  paddingInline: 6,
  border: '1.5px solid var(--foyer-seat-selected-edge)',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-seat-selected)',
  color: 'var(--foyer-on-seat-selected)',
  fontSize: 'var(--foyer-text-sm)',
  fontWeight: 700,
})

export interface SeatChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** "H10". */
  label: string
}

/**
 * A chosen seat's name on the color of the selection. For a kind of seat see `seat-mark`; for filters, `filter-tags`.
 * Our own: Material UI's Chip took seven times the script time.
 */
export const SeatChip = ({ label, ...rest }: SeatChipProps) => <Chip {...rest}>{label}</Chip>

const Row = styled('li', { name: 'FoyerPickedSeat', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 60,
  // Multi-line text keeps a distance from the hairlines.
  paddingBlock: 8,
  borderBlockStart: '1px solid var(--foyer-border)',
  listStyle: 'none',
  '& > [data-slot=words]': { lineHeight: 1.3 },
  '& small': { display: 'block', color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& > [data-slot=price]': { fontVariantNumeric: 'tabular-nums' },
})

export interface PickedSeatProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Row and number. */
  seat: string
  /** Of which kind the ticket is. */
  ticket: string
  /** Of the auditorium. */
  area: string
  /** As it is read, with its currency. */
  price: string
  /** Lets the seat go. */
  remove?: { label: string; onPress: () => void } | undefined
}

/**
 * One of the selected seats in a list: seat, ticket, price, a button to remove it. For the seat's name alone see
 * `SeatChip`. Our own: Material UI has no such component.
 */
export const PickedSeat = ({ seat, ticket, area, price, remove, ...rest }: PickedSeatProps) => (
  <Row {...rest}>
    <SeatChip label={seat} />
    <span data-slot="words">
      {ticket}
      <small>{area}</small>
    </span>
    <span data-slot="price">{price}</span>
    {remove && <IconButton icon="close" size={18} label={remove.label} onClick={remove.onPress} />}
  </Row>
)
