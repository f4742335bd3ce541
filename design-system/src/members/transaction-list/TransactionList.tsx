import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const List = styled('ul', { name: 'FoyerTransactionList', slot: 'Root' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderBlockStart: '1px solid var(--foyer-border)' },
})

export interface TransactionListProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the list: the month. */
  label: string
}

/**
 * What was paid, came back, was earned and spent; each a `TransactionRow`. Lines of one order are an `order-summary`.
 * Our own: a styled list; Material UI's List would cost script for each row.
 */
export const TransactionList = ({ label, ...rest }: TransactionListProps) => (
  // Named as a list also where its marks are not drawn.
  <List role="list" aria-label={label} {...rest} />
)

const Root = styled('li', { name: 'FoyerTransactionRow', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) 120px 110px',
  alignItems: 'baseline',
  columnGap: 16,
  minBlockSize: 72,
  paddingBlock: 16,
  breakInside: 'avoid',
  '& > time': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& > [data-slot=text]': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 650 },
  '& strong > a': { color: 'inherit', textDecoration: 'none' },
  '& [data-slot=text] > small': {
    display: 'block',
    marginBlockStart: 4,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
  '& > [data-slot=amount]': { fontWeight: 650, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& > [data-slot=points]': {
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-back] > [data-slot=amount]': { color: 'var(--foyer-success)' },
  '&[data-earned] > [data-slot=points]': { color: 'var(--foyer-primary-text)' },
  [media.hover]: { '& strong > a:hover': { textDecoration: 'underline' } },
  // The date above, sum and points at the end.
  [media.below.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: 4,
    '& > time': { gridColumn: '1 / -1' },
    '& > [data-slot=text]': { gridColumn: 1, gridRow: '2 / span 2' },
    '& > [data-slot=amount]': { gridColumn: 2, gridRow: 2 },
    '& > [data-slot=points]': { gridColumn: 2, gridRow: 3 },
  },
})

export interface TransactionRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> {
  /** The day, as shown: "17 Mar". */
  date: string
  /** The day for machines: `2026-03-17`. */
  dateTime: string
  /** What it was: "Ninth Floor, three tickets and food". */
  title: string
  /** Where its receipt is; without one the title is plain. */
  href?: string | undefined
  /** How it was paid, or where it went. */
  note?: string | undefined
  /** The sum, one that came back with a plus; absent where no money moved. */
  amount?: string | undefined
  /** Money that came back: its sum is green, and has a plus. */
  back?: boolean | undefined
  /** Points with their sign and their name; absent where none moved. */
  points?: string | undefined
  /** Points that were earned, and not spent. */
  earned?: boolean | undefined
}

/**
 * One transaction in four columns: day, what and how, sum, points; on phones the day above and both sums at the end.
 * Only within `TransactionList`. Keyboard as its own link. Our own: four columns, which become two lines on a phone, as
 * Material UI's Table does not.
 */
export const TransactionRow = ({
  date,
  dateTime,
  title,
  href,
  note,
  amount,
  back = false,
  points,
  earned = false,
  ...rest
}: TransactionRowProps) => (
  <Root data-back={back ? '' : undefined} data-earned={earned ? '' : undefined} {...rest}>
    <time dateTime={dateTime}>{date}</time>
    <span data-slot="text">
      <strong>{href === undefined ? title : <PlainLink href={href}>{title}</PlainLink>}</strong>
      {note !== undefined && <small>{note}</small>}
    </span>
    <span data-slot="amount">{amount}</span>
    <span data-slot="points">{points}</span>
  </Root>
)
