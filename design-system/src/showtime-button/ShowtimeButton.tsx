import { styled, type CSSObject } from '../styled/index.ts'
import type { ComponentPropsWithRef, MouseEventHandler, Ref } from 'react'
import { Icon, isIconName } from '../icon/index.ts'
import { PlainLink } from '../link/index.ts'
import { media } from '../media/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

const look: CSSObject = {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  inlineSize: '7.125rem',
  maxInlineSize: '100%',
  minBlockSize: 68,
  padding: '9px 12px',
  border: '1.5px solid var(--border)',
  borderRadius: 'var(--r-md)',
  background: 'var(--surface)',
  color: 'var(--text)',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  transition: 'border-color .18s, box-shadow .18s',
  '& > b': { fontSize: 'var(--t3)', fontWeight: 700, lineHeight: 1.2 },
  '& > [data-slot=words]': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: 'var(--muted)',
    fontSize: 'var(--t1)',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  '&[data-state=few]': {
    borderColor: 'var(--warning)',
    '& > [data-slot=words]': { color: 'var(--warning)', fontWeight: 600 },
  },
  '&[data-attribute=promoted]': {
    borderColor: 'var(--secondary)',
    borderWidth: 2,
    background: 'var(--surface)',
    '& > [data-slot=words]': { color: 'var(--secondary)', fontWeight: 600 },
  },
  '&[data-attribute=hero]': {
    borderColor: 'var(--hero-edge, var(--primary-edge))',
    background: 'var(--hero, var(--primary))',
    color: 'var(--on-hero, var(--on-primary))',
    '& > [data-slot=words]': { color: 'inherit', fontWeight: 600 },
    // What tells two such attributes apart where colour does not.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: 12,
      borderStartEndRadius: 'var(--r-md)',
      borderEndEndRadius: 'var(--r-md)',
      background: 'var(--hero-pattern, none)',
      pointerEvents: 'none',
    },
  },
  '&[aria-disabled=true]': {
    borderStyle: 'dashed',
    borderWidth: 1.5,
    borderColor: 'var(--border)',
    background:
      'repeating-linear-gradient(135deg, transparent 0 7px, color-mix(in srgb, var(--border) 55%, transparent) 7px 8px)',
    color: 'var(--muted)',
    cursor: 'not-allowed',
    '& > b': { textDecoration: 'line-through', fontWeight: 400 },
    '& > [data-slot=words]': { color: 'inherit', fontWeight: 400 },
  },
  [media.hover]: {
    '&:not([aria-disabled=true]):hover': {
      borderColor: 'var(--ink)',
      boxShadow: 'inset 0 0 0 1px var(--ink)',
    },
  },
  [media.forcedColors]: { '&[data-attribute=hero]': { borderWidth: 3 } },
}

const LinkRoot = styled(PlainLink, { name: 'FoyerShowtimeButton', slot: 'Root' })(look)
const DisabledRoot = styled('span', { name: 'FoyerShowtimeButton', slot: 'Root' })(look)

/** Four pips, one filled: few seats are left. */
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

/** `started`: begun, no longer on sale. */
export type ShowtimeState = 'available' | 'few' | 'soldOut' | 'started'

export interface ShowtimeButtonProps {
  /** "19:30". */
  time: string
  /** "Screen 4". */
  screen?: string | undefined
  href: string
  state?: ShowtimeState | undefined
  /** The showtime's leading attribute: its id finds the look that a theme may have for it; `icon` is a name from data, unknown names are left out. */
  attribute?:
    | {
        id?: string | undefined
        kind: 'hero' | 'promoted' | 'standard'
        icon?: string | null | undefined
      }
    | undefined
  words: { few: string; soldOut: string; started?: string | undefined }
  /** Film, day, cinema, attribute: the whole sentence spoken instead of "19:30 Screen 4". */
  accessibleName?: string | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
  className?: string | undefined
  [data: `data-${string}`]: string | undefined
}

/**
 * One showtime as a large target; each state has its word and its mark, colour only agrees. Several stand in a
 * `ShowtimeRow`, which is a list.
 */
export function ShowtimeButton(props: ShowtimeButtonProps) {
  const {
    time,
    screen,
    href,
    state = 'available',
    attribute,
    words,
    accessibleName,
    onClick,
    ref,
    ...rest
  } = props
  const closed = state === 'soldOut' || state === 'started'
  const said = closed
    ? state === 'started'
      ? (words.started ?? words.soldOut)
      : words.soldOut
    : state === 'few'
      ? words.few
      : screen
  const glyph =
    attribute && attribute.kind !== 'standard' && isIconName(attribute.icon) ? attribute.icon : null
  const data = {
    'data-state': state,
    'data-attribute': closed ? undefined : attribute?.kind,
    'data-attribute-id': closed ? undefined : attribute?.id,
  }
  // A whole sentence stands in for the short words; they stay visible and are not read twice.
  const silent = accessibleName === undefined ? undefined : true
  const content = (
    <>
      {accessibleName !== undefined && <VisuallyHidden>{accessibleName}</VisuallyHidden>}
      <b aria-hidden={silent}>{time}</b>
      {said !== undefined && (
        <span data-slot="words" aria-hidden={silent}>
          {state === 'few' ? <FewLeftMark /> : !closed && glyph && <Icon name={glyph} size={16} />}
          {said}
        </span>
      )}
    </>
  )
  if (closed)
    return (
      // A link without an address: spoken as unavailable, still in the tab order, so that "sold out" is found.
      <DisabledRoot role="link" aria-disabled="true" tabIndex={0} {...data} {...rest}>
        {content}
      </DisabledRoot>
    )
  return (
    <LinkRoot href={href} ref={ref} onClick={onClick} {...data} {...rest}>
      {content}
    </LinkRoot>
  )
}
