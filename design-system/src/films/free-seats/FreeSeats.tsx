import { styled, type CSSObject } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Skeleton } from '../../feedback/skeleton/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { FreeSeatsMark } from './FreeSeatsMark.tsx'

const Root = styled('div', { name: 'FoyerFreeSeats', slot: 'Root' })({
  display: 'grid',
  gap: 28,
  '& :is(h2, h3, h4)': { fontSize: 'var(--foyer-text-md)', lineHeight: 1.3, paddingBlockEnd: 8 },
})

const Times = styled('ul', { name: 'FoyerFreeSeats', slot: 'Times' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: '1px solid var(--foyer-border)',
  '& > li': { borderBlockStart: '1px solid var(--foyer-border)' },
})

const rootStyle: CSSObject = {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  gap: '2px 20px',
  minBlockSize: 72,
  paddingBlock: 12,
  color: 'var(--foyer-text)',
  textDecoration: 'none',
  '& > b': {
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 700,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-slot=where]': { minInlineSize: 0, lineHeight: 1.35 },
  '& i': { color: 'var(--foyer-text-muted)', fontStyle: 'normal', paddingInlineStart: 6 },
  '& small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.35,
  },
  '& > [data-slot=count]': {
    display: 'grid',
    gap: 6,
    justifyItems: 'start',
    minInlineSize: '8.5rem',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    '& > [data-slot=waiting]': { inlineSize: '8.5rem' },
  },
  '& > svg': { color: 'var(--foyer-text-muted)' },
  '&[data-state=few] > [data-slot=count]': { color: 'var(--foyer-warning)', fontWeight: 600 },
  '&[data-state=few] [data-slot=mark]': { color: 'inherit' },
  '&[aria-disabled=true]': { color: 'var(--foyer-text-muted)', cursor: 'not-allowed' },
  '&[aria-disabled=true] > b': { textDecoration: 'line-through', fontWeight: 400 },
  [media.hover]: {
    'a&:hover > svg': { color: 'var(--foyer-primary-text)' },
    'a&:hover > b': { textDecoration: 'underline', textUnderlineOffset: '.2em', textDecorationThickness: 2 },
  },
  [media.below.sm]: {
    gridTemplateColumns: '4.25rem minmax(0, 1fr) auto',
    columnGap: 12,
    '& > svg': { display: 'none' },
    '& > [data-slot=count]': { minInlineSize: 0 },
  },
}

const LinkRow = styled(PlainLink, { name: 'FoyerFreeSeats', slot: 'Row' })(rootStyle)
const ClosedRow = styled('span', { name: 'FoyerFreeSeats', slot: 'Row' })(rootStyle)

/** `uncounted`: nothing is known of its seats. */
export type FreeSeatsState = 'loading' | 'counted' | 'few' | 'soldOut' | 'uncounted'

export interface FreeSeatsShowtime {
  /** Unique among the showtimes. */
  id: string
  /** "19:30". */
  time: string
  /** "Screen 4". */
  screen?: string | undefined
  /** "Vast". */
  attribute?: string | undefined
  /** Address that books it. */
  href: string
  /** What is known of its seats. */
  state: FreeSeatsState
  /** Share of free seats, 0 to 1. Not while loading or uncounted. */
  share?: number | undefined
  /** "84 of 120 free", "Sold out", "Not counted"; none while loading. */
  label?: string | undefined
  /** "Standard 80, Premier recliner 4". */
  areas?: string | undefined
  /** Film, cinema and count as a sentence, read in place of the row's pieces. */
  accessibleName?: string | undefined
}

export interface FreeSeatsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Each with its showtimes, in their order. */
  cinemas: readonly { id: string; name: string; showtimes: readonly FreeSeatsShowtime[] }[]
  /** Heading level; default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

/**
 * Occupancy of several showtimes side by side, to choose one by its seats; each row links to its showtime. To choose by
 * time see `showtime-list`; for the seats of one auditorium, `seat-map`. Until its seats are counted, a row shows a
 * grey shape; it can be chosen already. Our own: Material UI has no such component.
 */
export function FreeSeats({ cinemas, headingLevel = 3, ...rest }: FreeSeatsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest}>
      {cinemas.map(({ id, name, showtimes }) => (
        <section key={id} aria-label={name}>
          <Heading>{name}</Heading>
          <Times role="list">
            {showtimes.map((showtime) => (
              <li key={showtime.id}>
                <ShowtimeRow {...showtime} />
              </li>
            ))}
          </Times>
        </section>
      ))}
    </Root>
  )
}

function ShowtimeRow(showtime: FreeSeatsShowtime) {
  const { time, screen, attribute, href, state, share, label: text, areas, accessibleName } = showtime
  // A whole sentence replaces the pieces; they stay visible and are not read twice.
  const silent = accessibleName === undefined ? undefined : true
  const content = (
    <>
      {accessibleName !== undefined && <VisuallyHidden>{accessibleName}</VisuallyHidden>}
      <b aria-hidden={silent}>{time}</b>
      <span data-slot="where" aria-hidden={silent}>
        {screen} {attribute !== undefined && <i>{attribute}</i>}
        {areas !== undefined && <small>{areas}</small>}
      </span>
      <span data-slot="count" aria-hidden={silent}>
        {state === 'loading' ? (
          <Skeleton shape="text" data-slot="waiting" />
        ) : (
          <>
            {share !== undefined && <FreeSeatsMark share={share} />}
            {text}
          </>
        )}
      </span>
    </>
  )
  if (state === 'soldOut')
    return (
      // A link without an address: spoken as unavailable, still in the tab order, so that "sold out" is found.
      <ClosedRow role="link" aria-disabled="true" tabIndex={0} data-state={state}>
        {content}
      </ClosedRow>
    )
  return (
    <LinkRow href={href} data-state={state}>
      {content}
      <Icon name="chevron-right" size={20} />
    </LinkRow>
  )
}
