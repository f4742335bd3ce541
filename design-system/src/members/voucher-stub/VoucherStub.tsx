import type { ComponentPropsWithRef, ReactNode } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const List = styled('ul', { name: 'FoyerVoucherStubList', slot: 'Root' })({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export interface VoucherStubListProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name: "Vouchers and passes". */
  label: string
}

/**
 * Vouchers, gift cards and passes under one another. Those of an order are `applied-codes`. Our own: a list in CSS
 * columns; Material UI's Grid computes columns per element by class.
 */
export const VoucherStubList = ({ label, children, ...rest }: VoucherStubListProps) => (
  <List aria-label={label} {...rest}>
    {children}
  </List>
)

const Root = styled('li', { name: 'FoyerVoucherStub', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 168px',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface)',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& > [data-slot=what]': { padding: '20px 24px' },
  '& strong': { display: 'block', marginBlockEnd: 4, fontWeight: 650 },
  '& small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.45,
  },
  '& > [data-slot=left]': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    padding: 16,
    borderInlineStart: '2px dashed var(--foyer-border)',
    textAlign: 'center',
    '& strong': { fontSize: 'var(--foyer-text-lg)' },
    '& small[data-soon]': { color: 'var(--foyer-warning)' },
  },
  '& [data-slot=action]': { marginBlockStart: 4 },
  [media.below.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr) 112px',
    '& > [data-slot=what]': { padding: 16 },
    '& > [data-slot=left]': { padding: 8 },
  },
  [media.forcedColors]: { border: '1px solid CanvasText' },
})

export interface VoucherStubProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  /** What it is: "Two tickets, weekdays". */
  title: string
  /** Whose it is, its mask, what it is good for: a line each. */
  notes: readonly string[]
  /** What is left: "2", "£15.00". */
  left: string
  /** Until when. */
  until?: string | undefined
  /** Whether that is soon. */
  isSoon?: boolean | undefined
  /** What can be done with it. */
  action?: ReactNode
}

/**
 * A voucher, gift card or pass, torn in two by a dashed line: what it is, and what is left of it. A gift card to give
 * away is a `gift-card-face`. Our own: a card with a dashed cut; Material UI's Card has none.
 */
export const VoucherStub = ({
  title,
  notes,
  left,
  until,
  isSoon = false,
  action,
  ...rest
}: VoucherStubProps) => (
  <Root {...rest}>
    <div data-slot="what">
      <strong>{title}</strong>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      {action !== undefined && <div data-slot="action">{action}</div>}
    </div>
    <p data-slot="left">
      <strong>{left}</strong>
      {until !== undefined && <small data-soon={isSoon ? '' : undefined}>{until}</small>}
    </p>
  </Root>
)
