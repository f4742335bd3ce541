import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { WatchlistButton, type WatchlistMark } from '../../actions/watchlist-button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** Between two columns, their line in the middle of it, px. */
const gap = 64

const Root = styled('div', { name: 'FoyerProgrammeColumns', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 236px), 1fr))',
  columnGap: gap,
  borderBlockStart: '1px solid var(--foyer-border)',
  // The upright line before the first of a row is cut away, however many fit; rings of the focus are not.
  clipPath: 'inset(-8px)',
  '& > section': { position: 'relative', paddingBlock: 24 },
  '& > section::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: -gap / 2,
    borderInlineStart: '1px solid var(--foyer-border)',
  },
  '& :is(h2, h3)': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25, marginBlockEnd: 8 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { borderBlockStart: '1px solid var(--foyer-border)' },
  '& li': { display: 'flex', alignItems: 'center', gap: 4 },
  '& li > a:first-of-type': {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 48,
    paddingBlock: 6,
    color: 'inherit',
    textDecoration: 'none',
    '& > b': { fontWeight: 'var(--foyer-strong-weight)', fontVariantNumeric: 'tabular-nums' },
    '& > small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
    [media.hover]: { '&:hover': { color: 'var(--foyer-primary-text)' } },
  },
  '& p': { color: 'var(--foyer-text-muted)' },
})

/** One showtime: its address, and its three texts. */
export interface ProgrammeEntry {
  /** Unique in its column. */
  id: string
  /** Address that books it. */
  href: string
  /** "17:20". */
  time: string
  /** Of the film. */
  title: string
  /** Screen: "Screen I". */
  place?: string | undefined
  /** Shows the button of the watchlist for its film; once for each film of a column is enough. */
  watchlist?: WatchlistMark | undefined
}

export interface ProgrammeColumnsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Each with its title and entries, in their order. */
  columns: readonly { id: string; title: string; entries: readonly ProgrammeEntry[] }[]
  /** Text of a column without entries. */
  emptyText: string
  /** Heading level; default 3. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * A day's programme as on a leaflet: a column per cinema, a row per showtime, hairlines between. For the showtimes of
 * one film see `showtime-list`. Our own: columns that become one on a phone, as Material UI's Table does not.
 */
export function ProgrammeColumns({ columns, emptyText, headingLevel = 3, ...rest }: ProgrammeColumnsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest}>
      {columns.map(({ id, title, entries }) => (
        <section key={id}>
          <Heading>{title}</Heading>
          {entries.length === 0 ? (
            <p>{emptyText}</p>
          ) : (
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <PlainLink href={entry.href}>
                    <b>{entry.time}</b>{' '}
                    <span>
                      <bdi>{entry.title}</bdi>
                    </span>{' '}
                    {entry.place !== undefined && <small>{entry.place}</small>}
                  </PlainLink>
                  {entry.watchlist && <WatchlistButton {...entry.watchlist} />}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Root>
  )
}
