import type { ComponentPropsWithRef } from 'react'
import { Link } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { ShowtimeRow, type ShowtimeEntry } from '../showtime-list/index.ts'

const Root = styled('section', { name: 'FoyerNextTimes', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '10px 16px',
  '& > h2': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& > ul': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li > *': {
      inlineSize: '100%',
      minBlockSize: 84,
      blockSize: '100%',
      borderColor: 'var(--foyer-field-border)',
    },
    '& b': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12 },
    [media.below.sm]: {
      gap: 8,
      // Fewer with large type.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(5.75rem, (100% - 16px) / 3)), 1fr))',
      '& > li > *': { paddingInline: 10 },
      '& [data-slot=marks]': { display: 'none' },
    },
  },
  '& > p': {
    gridColumn: '1 / -1',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.3,
  },
})

export interface NextTimesProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Its heading, of level 2: "Next times". */
  title: string
  /** The next that can be booked, three at most; `screen` says the cinema. */
  showtimes: readonly ShowtimeEntry[]
  /** What a ticket costs: "Tickets from £11.50, booking fee included". */
  note?: string | undefined
  /** The way to all times. */
  all?: { label: string; href: string } | undefined
}

/**
 * The next times of a film as large buttons, in the first view of its page. All times, by cinema: `showtime-list`. Our
 * own: Material UI has no such part.
 */
export const NextTimes = ({ title, showtimes, note, all, ...rest }: NextTimesProps) => (
  <Root aria-label={title} {...rest}>
    <h2>{title}</h2>
    {all && <Link href={all.href}>{all.label}</Link>}
    <ShowtimeRow showtimes={showtimes} label={title} />
    {note !== undefined && <p>{note}</p>}
  </Root>
)
