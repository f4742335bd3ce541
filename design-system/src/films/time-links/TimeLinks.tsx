import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { Icon, isIconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { FewLeftMark } from '../showtime-button/index.ts'
import type { ShowtimeEntry } from '../showtime-list/index.ts'

const Root = styled('ul', { name: 'FoyerTimeLinks', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& [data-slot=few]': { flex: 'none' },
  '& a': { minInlineSize: 44, color: 'inherit', textDecoration: 'none' },
  '& svg': { flex: 'none', color: 'var(--foyer-text-muted)' },
  '& [data-attribute=hero] svg': { color: 'inherit' },
  // In a programme: the times run on like words of a line.
  '&[data-variant=line]': {
    columnGap: 32,
    '& a': { display: 'inline-flex', alignItems: 'baseline', gap: 8, minBlockSize: 44, paddingBlock: 9 },
    '& b': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-lg)',
      fontWeight: 'inherit',
    },
    '& [data-slot=words]': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
    '& [data-attribute=hero]': { color: 'var(--foyer-primary-text)', '& b': { fontWeight: 700 } },
    '& [data-attribute=hero] > [data-slot=words]': { color: 'inherit', fontStyle: 'italic' },
    '& [data-state=few] > [data-slot=words]': { color: 'var(--foyer-warning)', fontStyle: 'italic' },
    '& a:not([aria-disabled]):hover > b': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
  '&[data-variant=pills]': {
    gap: 8,
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 6,
      minBlockSize: 44,
      paddingInline: 16,
      border: '1.5px solid var(--foyer-border)',
      borderRadius: 'var(--foyer-radius-lg)',
      background: 'var(--foyer-surface)',
    },
    '& [data-slot=words]': { display: 'none' },
    '& [data-state=few]': {
      borderColor: 'var(--foyer-warning)',
      '& [data-slot=few]': { color: 'var(--foyer-warning)' },
    },
    // Two beside each other under a poster that is half as wide as a phone; what is special there keeps its mark.
    [media.below.sm]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 4.25rem), 1fr))',
      '& a': { display: 'flex', gap: 4, paddingInline: 4 },
      '& a:not([data-attribute=hero]) svg:not([data-slot=few])': { display: 'none' },
    },
    '& [data-attribute=hero]': {
      borderColor: 'var(--foyer-hero-edge, var(--foyer-primary-edge))',
      background: 'var(--foyer-hero, var(--foyer-primary))',
      color: 'var(--foyer-on-hero, var(--foyer-on-primary))',
    },
    '& [aria-disabled]': { borderStyle: 'dashed', background: 'none' },
    [media.hover]: {
      '& a:not([aria-disabled]):hover': {
        borderColor: 'currentColor',
        boxShadow: 'inset 0 0 0 1px currentColor',
      },
    },
  },
  // A time of another day stands back behind those of the day.
  '& [data-slot=day]': { fontSize: 'var(--foyer-text-sm)' },
  '& a[data-quiet]': { color: 'var(--foyer-text-muted)', '& b': { fontWeight: 400 } },
  '&[data-variant=pills] > [data-quiet]': {
    '& > a': { background: 'none', borderWidth: 1 },
    // Its name makes it as wide as two.
    [media.below.sm]: { gridColumn: '1 / -1' },
  },
  '& [aria-disabled]': {
    color: 'var(--foyer-text-muted)',
    cursor: 'not-allowed',
    '& b': { textDecoration: 'line-through', fontWeight: 400 },
  },
  [media.forcedColors]: { '& [data-attribute=hero]': { borderWidth: 3 } },
})

export interface TimeLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name of the list, if no heading names it. */
  label?: string | undefined
  /** In their order. */
  showtimes: readonly ShowtimeEntry[]
  /** Times with their screens as text on a line, or times alone as pills. */
  variant: 'line' | 'pills'
}

/** Icons beside a time; its name has all of its attributes. */
const mostMarks = 2

function TimeLink({ id: _, isPill, ...showtime }: ShowtimeEntry & { isPill: boolean }) {
  const {
    time,
    day,
    quiet = false,
    screen,
    state = 'available',
    attribute,
    attributes = [],
    labels,
    accessibleName,
    href,
  } = showtime
  const isClosed = state === 'soldOut' || state === 'started'
  const closed = state === 'started' ? (labels.started ?? labels.soldOut) : labels.soldOut
  const isHero = attribute?.kind === 'hero' && state === 'available' && !quiet
  const isNamed = attribute !== undefined && attribute.kind !== 'standard'
  const about = isClosed
    ? [closed]
    : [isNamed ? attribute.label : undefined, screen, state === 'few' ? labels.few : undefined]
  // What leads and is nothing special, as "2D", says nothing that the list does not.
  const marks = (isClosed ? [] : [isNamed ? attribute : undefined, ...attributes])
    .map((mark) => mark?.icon)
    .filter(isIconName)
    .slice(0, isPill ? 1 : mostMarks)
  // A whole sentence replaces the short texts.
  const silent = accessibleName === undefined ? undefined : true
  const content = (
    <>
      {accessibleName !== undefined && <VisuallyHidden>{accessibleName}</VisuallyHidden>}
      {day !== undefined && (
        <span data-slot="day" aria-hidden={silent}>
          {day}
        </span>
      )}
      <b aria-hidden={silent}>{time}</b>
      {state === 'few' && <FewLeftMark />}
      {marks.map((mark) => (
        <Icon key={mark} name={mark} size={16} />
      ))}
      <span data-slot="words" aria-hidden={silent}>
        {about.filter(Boolean).join(', ')}
      </span>
    </>
  )
  const data = {
    'data-state': state,
    'data-quiet': quiet ? '' : undefined,
    'data-attribute': isHero ? 'hero' : undefined,
    'data-attribute-id': isHero ? attribute.id : undefined,
  }
  if (isClosed)
    return (
      // Still in the tab order, so that "sold out" is found.
      <a role="link" aria-disabled="true" tabIndex={0} {...data}>
        {content}
      </a>
    )
  return (
    <PlainLink href={href} {...data}>
      {content}
    </PlainLink>
  )
}

/**
 * Showtimes without boxes: as text on a line, in a programme, or as pills under a poster. Where a time's screen and
 * attributes are chosen by, see `showtime-list`. Our own: links of one line, a hundred on a page; Material UI's Button
 * would take four times the script time.
 */
export const TimeLinks = ({ label, showtimes, variant, ...rest }: TimeLinksProps) => (
  <Root role="list" aria-label={label} data-variant={variant} {...rest}>
    {showtimes.map((showtime) => (
      <li key={showtime.id} data-quiet={showtime.quiet ? '' : undefined}>
        <TimeLink {...showtime} isPill={variant === 'pills'} />
      </li>
    ))}
  </Root>
)
