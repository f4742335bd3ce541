import type { ComponentPropsWithRef, ReactNode } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const List = styled('ul', { name: 'FoyerBookingList', slot: 'Root' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderBlockStart: '1px solid var(--foyer-border)' },
  '& > li:last-child': { borderBlockEnd: '1px solid var(--foyer-border)' },
})

export interface BookingListProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the list. */
  label: string
}

/**
 * Bookings between hairlines, each a `BookingRow`; what can be done with one stands at its end. Rows of an account are
 * a `setting-list`. Our own: a styled list; Material UI's List would cost script for each row.
 */
export const BookingList = ({ label, ...rest }: BookingListProps) => (
  // Named as a list also where its marks are not drawn.
  <List role="list" aria-label={label} {...rest} />
)

const Root = styled('li', { name: 'FoyerBookingRow', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 24,
  paddingBlock: 24,
  breakInside: 'avoid',
  '& > [data-slot=poster]': { display: 'block', inlineSize: '100%' },
  '& > [data-slot=text]': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& [data-slot=head]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  '& [data-slot=head] > :is(h2, h3)': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& [data-slot=head] > :is(h2, h3) > a': { color: 'inherit', textDecoration: 'none' },
  '& [data-slot=status]': {
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 600,
  },
  '& [data-slot=status]::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: 8,
    blockSize: 8,
    marginInlineEnd: 8,
    borderRadius: '50%',
    background: 'currentColor',
  },
  '&[data-tone=success] [data-slot=status]': { color: 'var(--foyer-success)' },
  '&[data-tone=warning] [data-slot=status]': { color: 'var(--foyer-warning)' },
  '& [data-slot=when]': { marginBlockStart: 8, fontWeight: 650 },
  '& [data-slot=line]': {
    marginBlockStart: 4,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  '& > [data-slot=actions]': { display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'flex-end' },
  [media.hover]: { '& [data-slot=head] a:hover': { textDecoration: 'underline' } },
  [media.below.sm]: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: 16,
    rowGap: 20,
    alignItems: 'start',
    '&:not([data-compact]) > [data-slot=actions]': { gridColumn: '1 / -1', '& > *': { flex: '1 1 auto' } },
  },
  // Over and done with: smaller, and its state below its place.
  '&[data-compact]': {
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    columnGap: 20,
    paddingBlock: 16,
    '& [data-slot=head] > :is(h2, h3)': {
      fontSize: 'var(--foyer-text-md)',
      fontFamily: 'inherit',
      fontWeight: 650,
    },
    '& [data-slot=when]': {
      marginBlockStart: 4,
      color: 'var(--foyer-text-muted)',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 400,
    },
    '& > [data-slot=actions]': { alignSelf: 'center' },
  },
  [media.print]: { '& > [data-slot=actions]': { display: 'none' } },
})

export interface BookingRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> {
  /** The film, or what else was bought. */
  title: string
  /** Where its ticket is; without one the title is plain. */
  href?: string | undefined
  /** The film's poster; a plate without one. */
  poster?: PictureSource | undefined
  /** What has become of it: "Paid £55.30", "Reserved, pay by Fri 20:00". */
  status?: string | undefined
  /** Color of the status, which says the same in words. */
  tone?: 'success' | 'warning' | undefined
  /** Day and time. */
  when?: string | undefined
  /** Where, which seats, what else was ordered; a line each. */
  lines?: readonly string[] | undefined
  /** Buttons, or for one that is over a link. */
  actions?: ReactNode
  /** One that is over: smaller, with a poster of 48. */
  compact?: boolean | undefined
  /** Level of the title; default 2. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * One booking: poster, film with its state beside it, when, where, which seats, and what can be done with it. Only
 * within `BookingList`. On phones the actions of one to come go below it, over the whole width. Keyboard as its own
 * links and buttons. Our own: a styled list; Material UI's List would cost script for each row.
 */
export function BookingRow({
  title,
  href,
  poster,
  status,
  tone,
  when,
  lines = [],
  actions,
  compact = false,
  headingLevel = 2,
  ...rest
}: BookingRowProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root data-compact={compact ? '' : undefined} data-tone={tone} {...rest}>
      <Picture
        data-slot="poster"
        source={poster}
        ratio="2:3"
        sizes={compact ? '48px' : '88px'}
        maxWidth={compact ? 160 : 280}
        alt=""
        rounded="md"
      />
      <div data-slot="text">
        <div data-slot="head">
          <Heading>{href === undefined ? title : <PlainLink href={href}>{title}</PlainLink>}</Heading>
          {status !== undefined && <span data-slot="status">{status}</span>}
        </div>
        {when !== undefined && <p data-slot="when">{when}</p>}
        {lines.map((line) => (
          <p key={line} data-slot="line">
            {line}
          </p>
        ))}
      </div>
      {actions !== undefined && <div data-slot="actions">{actions}</div>}
    </Root>
  )
}
