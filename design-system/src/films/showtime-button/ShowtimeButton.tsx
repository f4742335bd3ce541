import { styled, type CSSObject } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef, MouseEventHandler, Ref } from 'react'
import { Icon, isIconName } from '../../foundations/icon/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

/** Letters that fit in one line beside an icon. */
const mostBesideGlyph = 12
/** Icons that fit beside the time. */
const mostMarks = 2

const rootStyle: CSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 2,
  inlineSize: '7.125rem',
  maxInlineSize: '100%',
  minBlockSize: 68,
  padding: '9px 12px',
  border: '1.5px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface)',
  color: 'var(--foyer-text)',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  transition: 'border-color .18s, box-shadow .18s',
  '& b': { fontSize: 'var(--foyer-text-lg)', fontWeight: 700, lineHeight: 1.2 },
  '& > [data-slot=head]': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 6 },
  // Beside a long time, icons that do not fit are omitted entirely.
  '& [data-slot=marks]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: 4,
    blockSize: 16,
    overflow: 'hidden',
  },
  '& > [data-slot=words]': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    // Two short labels stay in their line, with part of the space at its end.
    marginInlineEnd: -9,
    '& > svg': { flex: 'none' },
  },
  // Long names flow around the icon: beside it, a word of them would break.
  '& > [data-slot=words][data-long]': {
    display: 'block',
    '& > svg': { display: 'inline-block', marginInlineEnd: 6, verticalAlign: '-.2em' },
  },
  '&[data-state=few]': {
    borderColor: 'var(--foyer-warning)',
    '& > [data-slot=words]': { color: 'var(--foyer-warning)', fontWeight: 600 },
  },
  '&[data-attribute=promoted]': {
    borderColor: 'var(--foyer-secondary)',
    borderWidth: 2,
    background: 'var(--foyer-surface)',
    '& > [data-slot=words]': { color: 'var(--foyer-secondary)', fontWeight: 600 },
  },
  '&[data-attribute=hero]': {
    borderColor: 'var(--foyer-hero-edge, var(--foyer-primary-edge))',
    background: 'var(--foyer-hero, var(--foyer-primary))',
    color: 'var(--foyer-on-hero, var(--foyer-on-primary))',
    '& > [data-slot=words]': { color: 'inherit', fontWeight: 600 },
    // Distinguishes two such attributes without color.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: 12,
      borderStartEndRadius: 'var(--foyer-radius-md)',
      borderEndEndRadius: 'var(--foyer-radius-md)',
      background: 'var(--foyer-hero-pattern, none)',
      pointerEvents: 'none',
    },
  },
  // A time of another day stands back behind those of the day.
  '& > [data-slot=day]': {
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.3,
  },
  '&[data-quiet]': {
    borderColor: 'var(--foyer-border)',
    background: 'transparent',
    color: 'var(--foyer-text-muted)',
    '& b': { fontWeight: 500 },
    '& > [data-slot=words]': { fontWeight: 400 },
  },
  '&[aria-disabled=true]': {
    borderStyle: 'dashed',
    borderWidth: 1.5,
    borderColor: 'var(--foyer-border)',
    background:
      'repeating-linear-gradient(135deg, transparent 0 7px, color-mix(in srgb, var(--foyer-border) 55%, transparent) 7px 8px)',
    color: 'var(--foyer-text-muted)',
    cursor: 'not-allowed',
    '& b': { textDecoration: 'line-through', fontWeight: 400 },
    '& > [data-slot=words]': { color: 'inherit', fontWeight: 400 },
  },
  [media.hover]: {
    '&:not([aria-disabled=true]):hover': {
      borderColor: 'var(--foyer-primary-text)',
      boxShadow: 'inset 0 0 0 1px var(--foyer-primary-text)',
    },
    // The ink may equal its fill: a line in the fill's text color is visible on every one.
    '&[data-attribute=hero]:not([aria-disabled=true]):hover': {
      boxShadow: 'inset 0 0 0 2px var(--foyer-on-hero, var(--foyer-on-primary))',
    },
  },
  [media.forcedColors]: { '&[data-attribute=hero]': { borderWidth: 3 } },
}

const LinkRoot = styled(PlainLink, { name: 'FoyerShowtimeButton', slot: 'Root' })(rootStyle)
const DisabledRoot = styled('a', { name: 'FoyerShowtimeButton', slot: 'Root' })(rootStyle)

/**
 * Four pips, one filled: few seats are left. Only beside the text, as it is not announced. Our own: Material UI has no
 * such component.
 */
export const FewLeftMark = (props: ComponentPropsWithRef<'svg'>) => (
  <svg
    viewBox="0 0 22 12"
    width="22"
    height="12"
    aria-hidden="true"
    focusable="false"
    data-slot="few"
    {...props}
  >
    <rect x="0" y="0" width="5" height="12" rx="1" fill="currentColor" />
    <path
      d="M6.5 1h3v10h-3ZM12 1h3v10h-3ZM17.5 1h3v10h-3Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
    />
  </svg>
)

/** An attribute of a showtime with an icon; names from data that the set does not have are omitted. */
interface ShowtimeMark {
  /** Name of the icon, from data. */
  icon?: string | null | undefined
  /** "Audio described". */
  label: string
}

/** `started`: begun, no longer on sale. */
export type ShowtimeState = 'available' | 'few' | 'soldOut' | 'started'

export interface ShowtimeButtonProps {
  /** "19:30". */
  time: string
  /** Its day, where it is not the day of the other times: "Tomorrow". */
  day?: string | undefined
  /** It stands back behind the times of the day, without its attribute's colors. */
  quiet?: boolean | undefined
  /** "Screen 4". */
  screen?: string | undefined
  /** Address of the booking. */
  href: string
  /** Seat availability; default 'available'. */
  state?: ShowtimeState | undefined
  /** The showtime's leading attribute: its id finds the look that a theme may have for it; `icon` is a name from data, unknown names are left out. */
  attribute?:
    | {
        id?: string | undefined
        kind: 'hero' | 'promoted' | 'standard'
        icon?: string | null | undefined
        label?: string | undefined
      }
    | undefined
  /** Other attributes, the most important first; icons of at most two are beside the time. */
  attributes?: readonly ShowtimeMark[] | undefined
  /** Of each state, read aloud and shown. */
  labels: { few: string; soldOut: string; started?: string | undefined }
  /** Film, day, cinema, attribute: the full sentence announced instead of "19:30 Screen 4". */
  accessibleName?: string | undefined
  /** Before the link is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Of the link, also if it has no address. */
  ref?: Ref<HTMLAnchorElement> | undefined
  /** Of the link. */
  className?: string | undefined
  [data: `data-${string}`]: string | undefined
}

/**
 * One showtime as a large target; each state has a label and an icon besides its color. Several are in a
 * `ShowtimeRow`, which is a list. Not for a time that leads to no tickets. Our own: a link of several lines, a hundred
 * times on a page; Material UI's Button would take four times the script time.
 */
export function ShowtimeButton(props: ShowtimeButtonProps) {
  const {
    time,
    day,
    quiet = false,
    screen,
    href,
    state = 'available',
    attribute,
    attributes = [],
    labels,
    accessibleName,
    onClick,
    ref,
    ...rest
  } = props
  const closed = state === 'soldOut' || state === 'started'
  const said = closed
    ? state === 'started'
      ? (labels.started ?? labels.soldOut)
      : labels.soldOut
    : state === 'few'
      ? labels.few
      : screen
  // Styles of the button are with its text, unless they belong to its state.
  const isDressed =
    attribute !== undefined && attribute.kind !== 'standard' && state === 'available' && !quiet
  const glyph = isDressed && isIconName(attribute.icon) ? attribute.icon : null
  const beside = attribute && !isDressed ? [{ label: '', ...attribute }, ...attributes] : attributes
  const marks = beside
    .flatMap(({ icon, label }) => (isIconName(icon) ? [{ icon, label }] : []))
    .slice(0, mostMarks)
  const data = {
    'data-state': state,
    'data-quiet': quiet ? '' : undefined,
    'data-attribute': closed || quiet ? undefined : attribute?.kind,
    'data-attribute-id': closed || quiet ? undefined : attribute?.id,
  }
  // A whole sentence replaces the short texts; they stay visible and are not read twice.
  const silent = accessibleName === undefined ? undefined : true
  const start = <b aria-hidden={silent}>{time}</b>
  const content = (
    <>
      {accessibleName !== undefined && <VisuallyHidden>{accessibleName}</VisuallyHidden>}
      {day !== undefined && (
        <span data-slot="day" aria-hidden={silent}>
          {day}
        </span>
      )}
      {marks.length === 0 ? (
        start
      ) : (
        <span data-slot="head" aria-hidden={silent}>
          {start}
          <span data-slot="marks">
            {marks.map(({ icon, label }) => (
              <Icon
                key={`${icon} ${label}`}
                name={icon}
                size={16}
                label={silent ? undefined : label || undefined}
              />
            ))}
          </span>
        </span>
      )}
      {said !== undefined && (
        <span
          data-slot="words"
          data-long={said.length > mostBesideGlyph ? '' : undefined}
          aria-hidden={silent}
        >
          {state === 'few' ? <FewLeftMark /> : glyph && <Icon name={glyph} size={16} />}
          {said}
        </span>
      )}
    </>
  )
  if (closed)
    return (
      // A link without an address: spoken as unavailable, still in the tab order, so that "sold out" is found.
      <DisabledRoot ref={ref} role="link" aria-disabled="true" tabIndex={0} {...data} {...rest}>
        {content}
      </DisabledRoot>
    )
  return (
    <LinkRoot href={href} ref={ref} onClick={onClick} {...data} {...rest}>
      {content}
    </LinkRoot>
  )
}
