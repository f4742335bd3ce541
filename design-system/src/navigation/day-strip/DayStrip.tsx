import { styled } from '../../foundations/styled/index.ts'
import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { useListFormat } from '../../foundations/list-format/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('nav', { name: 'FoyerDayStrip', slot: 'Root' })({
  '& > ul': {
    display: 'grid',
    gridAutoFlow: 'column',
    // As wide as the longest word of a day, if that is long.
    gridAutoColumns: 'minmax(min-content, 1fr)',
    gap: 8,
    margin: 0,
    // Space for the focus outline of a day.
    padding: 6,
    marginInline: -6,
    marginBlock: -2,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    [media.below.sm]: {
      gridAutoColumns: 'min-content',
      marginInline: 'calc(-1 * var(--foyer-page-margin))',
      paddingInline: 'var(--foyer-page-margin)',
    },
  },
  // Its outline lies over its neighbours, whose boxes may touch it.
  '& > ul > li': { position: 'relative', '&:focus-within': { zIndex: 1 } },
  // A week's end, in the gap: nothing moves for it.
  '& > ul > li + [data-week-start]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 12,
    insetInlineStart: -5,
    inlineSize: 2,
    background: 'var(--foyer-border)',
  },
  '[data-radius=Straight] & > ul': { gap: 0 },
  '[data-radius=Straight] & > ul > li + [data-week-start]::before': {
    insetBlock: 0,
    insetInlineStart: -2,
    zIndex: 1,
  },
})

const Cell = styled(PlainLink, { name: 'FoyerDayStrip', slot: 'Cell' })({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minInlineSize: '5.25rem',
  blockSize: '100%',
  minBlockSize: 84,
  padding: 6,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  color: 'var(--foyer-text)',
  fontSize: 'var(--foyer-text-sm)',
  lineHeight: 1.3,
  textDecoration: 'none',
  scrollSnapAlign: 'center',
  transition: 'border-color .18s',
  [media.below.sm]: { minInlineSize: '4.5rem', minBlockSize: 80 },
  '& > [aria-hidden]': { display: 'grid', justifyItems: 'center' },
  '& b': {
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-xl)',
    fontWeight: 'var(--foyer-heading-weight)',
    lineHeight: 1.12,
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { fontSize: 'inherit', fontWeight: 600, textAlign: 'center' },
  '&[aria-current]': {
    borderColor: 'var(--foyer-text)',
    background: 'var(--foyer-text)',
    color: 'var(--foyer-background)',
  },
  '&[aria-disabled=true]': {
    borderStyle: 'dashed',
    color: 'var(--foyer-text-muted)',
    cursor: 'not-allowed',
    '& > [aria-hidden]': { display: 'grid', justifyItems: 'center' },
    '& b': { textDecoration: 'line-through', fontWeight: 400 },
  },
  '[data-radius=Straight] li + li > &': { borderInlineStart: 0 },
  '[data-radius=Straight] &[aria-current], [data-radius=FullRounded] &[aria-current]': {
    borderColor: 'var(--foyer-primary)',
    background: 'var(--foyer-primary)',
    color: 'var(--foyer-on-primary)',
  },
  '[data-radius=FullRounded] &:not([aria-current])': {
    borderColor: 'transparent',
    background: 'var(--foyer-surface-2)',
  },
  [media.hover]: {
    // After the tiles of a full-rounded brand, whose line is not there until then.
    '&&:hover:not([aria-current], [aria-disabled=true])': { borderColor: 'var(--foyer-primary-text)' },
  },
  [media.forcedColors]: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
})

export interface Day {
  /** yyyy-mm-dd */
  date: string
  /** "Today", "Fri". */
  weekday: string
  /** "13". */
  day: string
  /** "Mar". */
  month: string
  /** The full day, announced: "Friday 13 March". */
  label: string
  /** Address that shows this day; works before script. */
  href?: string | undefined
  /** The day that is shown. */
  current?: boolean | undefined
  /** Nothing is on that day: it is no link. */
  disabled?: boolean | undefined
  /** Shown in place of the month when disabled: "No films". */
  disabledText?: string | undefined
  /** First day of a week: a line precedes it. */
  startsWeek?: boolean | undefined
}

export interface DayStripProps extends Omit<ComponentPropsWithRef<'nav'>, 'onSelect' | 'children'> {
  /** Spoken name of the strip. */
  label: string
  /** In their order. */
  days: readonly Day[]
  /** Called on a plain press; the address is then not followed. */
  onSelect?: ((date: string) => void) | undefined
}

/**
 * Days as links, for the known programme; a day without films is marked and cannot be selected. Keyboard as the links
 * of the ARIA Authoring Practices: each day is a tab stop, Enter selects. The selected day is scrolled to the middle.
 * For a day that the visitor knows and types see `date-field`. Our own: Material UI has no row of days.
 */
export function DayStrip({ label, days, onSelect, ...rest }: DayStripProps) {
  const list = useRef<HTMLUListElement>(null)
  const formatList = useListFormat()
  const current = days.find((day) => day.current)?.date
  useEffect(() => {
    const strip = list.current
    const cell = strip?.querySelector<HTMLElement>('[aria-current]')
    if (!strip || !cell || strip.scrollWidth <= strip.clientWidth) return
    // From the visible positions of both: the origin of an offset depends on the direction.
    const [at, space] = [cell.getBoundingClientRect(), strip.getBoundingClientRect()]
    strip.scrollLeft += at.left + at.width / 2 - (space.left + space.width / 2)
  }, [current])
  return (
    <Root aria-label={label} {...rest}>
      <ul ref={list}>
        {days.map((day) => (
          <li key={day.date} data-week-start={day.startsWeek ? '' : undefined}>
            <Cell
              href={day.href ?? `#${day.date}`}
              aria-current={day.current ? 'date' : undefined}
              aria-disabled={day.disabled ? true : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                if (day.disabled || onSelect) event.preventDefault()
                if (!day.disabled) onSelect?.(day.date)
              }}
            >
              <VisuallyHidden>
                {day.disabled && day.disabledText !== undefined
                  ? formatList([day.label, day.disabledText])
                  : day.label}
              </VisuallyHidden>
              <span aria-hidden="true">
                {day.weekday}
                <b>{day.day}</b>
                <small>{day.disabled && day.disabledText !== undefined ? day.disabledText : day.month}</small>
              </span>
            </Cell>
          </li>
        ))}
      </ul>
    </Root>
  )
}
