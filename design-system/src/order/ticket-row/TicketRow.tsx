import { styled } from '../../foundations/styled/index.ts'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { media } from '../../foundations/media/index.ts'
import { QuantityStepper } from '../../forms/quantity-stepper/index.ts'

const Area = styled('section', { name: 'FoyerTicketArea', slot: 'Root' })({
  marginBlockStart: 40,
  '&:first-of-type': { marginBlockStart: 24 },
  '& > header': {
    display: 'grid',
    gridTemplateColumns: '42px auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    paddingBlockEnd: 16,
    borderBlockEnd: '1px solid var(--foyer-border)',
    '& > h2': { fontSize: '1.5rem', lineHeight: 1.2 },
    '& > [data-slot=mark]': { display: 'grid', placeItems: 'center' },
    // A sofa is twice as wide as a seat, and no wider than its column.
    '& > [data-slot=mark] > svg': { maxInlineSize: '100%' },
    '& > p': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
    '& > [data-slot=note]': { paddingInlineStart: 8 },
  },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  [media.below.sm]: {
    '& > header': {
      gridTemplateColumns: '48px minmax(0, 1fr) auto',
      '& > [data-slot=mark]': { gridRow: '1 / span 2', justifyItems: 'start' },
      '& > h2': { gridColumn: '2 / -1' },
      '& > [data-slot=note]': { paddingInlineStart: 0 },
    },
  },
})

export interface TicketAreaProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Name of the area. */
  title: string
  /** "Rows A to J". */
  note?: string | undefined
  /** "128 seats left". */
  remaining?: string | undefined
  /** The very seat of the map: a `SeatMark`. */
  mark?: ReactNode
}

/**
 * An area of the auditorium with its ticket rows as children. Not needed for an auditorium with one area. Our own: a
 * heading and rows; Material UI has no such component.
 */
export function TicketArea({ title, note, remaining, mark, children, ...rest }: TicketAreaProps) {
  const id = useId()
  return (
    <Area aria-labelledby={id} {...rest}>
      <header>
        <span data-slot="mark">{mark}</span>
        <h2 id={id}>{title}</h2>
        <p data-slot="note">{note}</p>
        {remaining !== undefined && <p>{remaining}</p>}
      </header>
      <ul>{children}</ul>
    </Area>
  )
}

const Row = styled('li', { name: 'FoyerTicketRow', slot: 'Root' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 132px',
  alignItems: 'center',
  columnGap: 40,
  minBlockSize: 72,
  paddingBlock: 8,
  paddingInlineStart: 54,
  borderBlockEnd: '1px solid var(--foyer-border)',
  '&[data-filled]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 12,
    inlineSize: 4,
    borderRadius: 2,
    background: 'var(--foyer-primary-text)',
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
  '& > [data-slot=words] > strong': { display: 'block', fontWeight: 600 },
  '& small': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  '& > [data-slot=price]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { display: 'block' },
    '& > small': { justifyContent: 'flex-end' },
    '& > s': {
      marginInlineEnd: 8,
      color: 'var(--foyer-text-muted)',
      fontSize: 'var(--foyer-text-sm)',
    },
    '& > s + strong': { display: 'inline', color: 'var(--foyer-success)' },
  },
  '& [data-slot=discount]': { color: 'var(--foyer-success)', fontWeight: 600 },
  '& [data-slot=problem]': { color: 'var(--foyer-error)' },
  '&[data-problem]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 12,
    inlineSize: 4,
    borderRadius: 2,
    background: 'var(--foyer-error)',
    [media.forcedColors]: { background: 'Mark', forcedColorAdjust: 'none' },
  },
  '&[data-blocked] > [data-slot=words] > strong': { color: 'var(--foyer-text-muted)', fontWeight: 400 },
  '& > [data-slot=status]': {
    gridColumn: '2 / -1',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    textAlign: 'end',
  },
  [media.below.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: 12,
    paddingInlineStart: 12,
    '&:not([data-filled]) > [data-slot=stepper]': { gridTemplateColumns: '0 0 44px' },
    // A long name has the whole line; the stepper does not move when pressed.
    '&[data-long] > [data-slot=words]': { gridColumn: '1 / -1', marginBlockEnd: 4 },
    '&[data-long] > [data-slot=price]': { gridColumn: '1 / 3', textAlign: 'start' },
    '&[data-long] > [data-slot=price] > small': { justifyContent: 'flex-start' },
    '&[data-long] > [data-slot=status]': { gridColumn: '1 / -1', textAlign: 'start' },
  },
  // A short name with a long note keeps its price in the column of the others, with the note below both. Not with type
  // so large that the name would not fit: the width is measured in characters.
  '@media (min-width: 20em) and (max-width: 599.95px)': {
    '&&[data-note=under]': {
      rowGap: 2,
      '& > [data-slot=words]': { display: 'contents' },
      '& > [data-slot=words] > strong': { gridColumn: 1, gridRow: 1 },
      '& > [data-slot=words] > small': { gridColumn: '1 / -1' },
      '& > [data-slot=words] > small:last-of-type': { paddingBlockEnd: 6 },
      '& > [data-slot=price]': { gridColumn: 2, gridRow: 1, textAlign: 'end' },
      '& > [data-slot=price] > small': { justifyContent: 'flex-end' },
      '& > [data-slot=stepper]': { gridColumn: 3, gridRow: 1 },
      '& > [data-slot=status]': { gridColumn: '2 / -1', gridRow: 1, textAlign: 'end' },
    },
  },
})

export interface TicketRowProps extends Omit<ComponentPropsWithRef<'li'>, 'onChange' | 'children'> {
  /** Of the kind of ticket. */
  name: string
  /** Under the name. */
  note?: string | undefined
  /** What a package holds, under the name: "2 × Adult, 2 × Child". */
  contents?: string | undefined
  /** Of one, as it is read. */
  price: string
  /** A discount in the price: its name, the price without it, and how that is read aloud ("Was £13.50"). */
  discount?: { name: string; fullPrice: string; spoken: string } | undefined
  /** "+ £0.80 fee". */
  fee?: string | undefined
  /** How many now; kept by its owner. */
  quantity: number
  /** Most. */
  max: number
  /** Called with the new number. */
  onChange: (quantity: number) => void
  /** Spoken names of fewer and more, and of the count. */
  labels: { decrease: string; increase: string; value?: string | undefined }
  /** The page announces a new count itself, with the total. */
  quiet?: boolean | undefined
  /** Why there are no more than this: "Up to 2 tickets at this price". */
  limit?: string | undefined
  /** Why the server has refused this price; the row is marked. */
  problem?: string | undefined
  /** Keeps the reason, loses the control; a lock is for what can be opened. */
  blocked?: { reason?: string | undefined; status: string; icon?: 'blocked' | 'lock' | undefined } | undefined
}

/** Characters of a name and its note that fit beside price and stepper on a phone. */
const besideOnPhone = 28
/** Characters of a name that fit beside price and stepper, on up to two lines, when its note does not. */
const nameBesideOnPhone = 22

/**
 * One kind of ticket: name, price over fee, how many. Keyboard as its `quantity-stepper`, which is plain buttons. For
 * seats that were chosen see `PickedSeat`. Our own: Material UI has no such part.
 */
export function TicketRow(props: TicketRowProps) {
  const {
    name,
    note,
    contents,
    price,
    discount,
    fee,
    limit,
    problem,
    quantity,
    max,
    onChange,
    labels,
    quiet,
    blocked,
    ...rest
  } = props
  const line = blocked?.reason ?? note
  // The price before a discount leaves no room beside the name.
  const isLong =
    discount !== undefined ||
    name.length + Math.max(...[line, contents, limit, problem].map((each) => each?.length ?? 0)) >
      besideOnPhone
  return (
    <Row
      data-filled={quantity > 0 ? '' : undefined}
      data-blocked={blocked ? '' : undefined}
      data-problem={problem === undefined ? undefined : ''}
      data-long={isLong ? '' : undefined}
      data-note={isLong && name.length <= nameBesideOnPhone ? 'under' : undefined}
      {...rest}
    >
      <div data-slot="words">
        <strong>{name}</strong>
        {contents !== undefined && <small>{contents}</small>}
        {line !== undefined && (
          <small>
            {blocked && <Icon name={blocked.icon ?? 'blocked'} size={18} />}
            {line}
          </small>
        )}
        {discount && <small data-slot="discount">{discount.name}</small>}
        {limit !== undefined && <small>{limit}</small>}
        {problem !== undefined && (
          <small data-slot="problem">
            <Icon name="alert-circle" size={18} />
            {problem}
          </small>
        )}
      </div>
      {blocked ? (
        <span data-slot="status">{blocked.status}</span>
      ) : (
        <>
          <div data-slot="price">
            {discount && (
              <>
                <VisuallyHidden>{discount.spoken}</VisuallyHidden>
                <s aria-hidden>{discount.fullPrice}</s>
              </>
            )}
            <strong>{price}</strong>
            {fee !== undefined && <small>{fee}</small>}
          </div>
          <QuantityStepper
            data-slot="stepper"
            value={quantity}
            max={max}
            onChange={onChange}
            labels={labels}
            quiet={quiet}
            role="group"
            aria-label={name}
          />
        </>
      )}
    </Row>
  )
}
