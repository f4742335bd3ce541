import { styled } from '../../foundations/styled/index.ts'
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Notice, type NoticeProps } from '../notice/index.ts'

const defaultVisible = 2
/** Height of the bar with the city under a narrow header, in px. */
const cityBar = 44

const Root = styled('section', { name: 'FoyerNotificationList', slot: 'Root' })({
  position: 'fixed',
  insetBlockStart: 'calc(var(--foyer-header-height) + 20px)',
  insetInlineEnd: 24,
  zIndex: 10,
  inlineSize: 'min(420px, calc(100vw - 48px))',
  '&:not([data-filled])': { pointerEvents: 'none' },
  '& > ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { animation: 'foyer-notice-in .2s ease-out' },
  // It looks out from behind the top one, and steps forward when that has gone.
  '& > ul > li[data-place=peeking]': {
    marginBlockStart: -6,
    marginInline: 12,
    '& > *': { inlineSize: 'auto' },
  },
  '& > [data-slot=more]': { display: 'flex', marginBlockStart: 8, inlineSize: '100%' },
  // More specific than the button's own background: the order of the two depends on the page.
  '& > [data-slot=more]:not(:hover)': { background: 'var(--foyer-surface)' },
  // The button's own may be none: what lies under the list must not be read through it.
  '& > [data-slot=more]:hover': {
    background: 'linear-gradient(var(--foyer-button-secondary-background-hover) 0 0) var(--foyer-surface)',
  },
  // All of them may be more than a window holds.
  '&[data-open]': { maxBlockSize: 'calc(100dvh - var(--foyer-header-height) - 40px)', overflowY: 'auto' },
  // Its ring would be cut by what scrolls.
  '&[data-open] > [data-slot=more]': { outlineOffset: -3 },
  '@keyframes foyer-notice-in': { from: { opacity: 0, translate: '0 -8px' } },
  [media.reducedMotion]: { '& > ul > li': { animation: 'none' } },
  [media.below.md]: { insetBlockStart: `calc(var(--foyer-header-height-narrow) + ${cityBar + 12}px)` },
  [media.below.sm]: {
    insetInline: 12,
    inlineSize: 'auto',
    '& > [data-slot=more]': { inlineSize: 'fit-content', marginInline: 'auto' },
  },
})

export interface NoticeItem extends NoticeProps {
  /** Unique in the list. */
  id: string
  /** Closes automatically once it is on top. */
  autoDismiss?: boolean | undefined
}
export interface NotificationListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Spoken name of the region. */
  label: string
  /** The most urgent first. */
  items: readonly NoticeItem[]
  /** Maximum number shown. */
  visible?: number | undefined
  /** Label of the button that hides the rest; without it there is no button. */
  moreLabel?: ((hidden: number) => string) | undefined
  /** Label of the same button once all are shown. */
  lessLabel?: string | undefined
  /** Milliseconds after which the top notice closes automatically, if it may. Never when absent. */
  dismissAfter?: number | undefined
}

/**
 * Closes the top notice when its time is over. The timer pauses under pointer or focus and continues with the remaining
 * time.
 */
function useAutoDismiss(top: NoticeItem | undefined, after: number | undefined, isPaused: boolean): void {
  const left = useRef({ id: '', ms: 0 })
  const close = useRef(top?.onClose)
  useEffect(() => {
    close.current = top?.onClose
  })
  const id = top?.autoDismiss ? top.id : undefined
  useEffect(() => {
    // A notice may come again by the same name: its time is its own.
    if (id === undefined) left.current = { id: '', ms: 0 }
    if (id === undefined || after === undefined || isPaused) return
    if (left.current.id !== id) left.current = { id, ms: after }
    const from = performance.now()
    const timer = setTimeout(() => close.current?.(), left.current.ms)
    return () => {
      clearTimeout(timer)
      left.current.ms -= performance.now() - from
    }
  }, [id, after, isPaused])
}

/** Of a heap, the one on top and what peeks from behind it; of a list that is unfolded there is but the top one. */
const getPlace = (index: number, isUnfolded: boolean) =>
  index === 0 ? 'top' : isUnfolded ? undefined : 'peeking'

/**
 * Notices at the edge of the window, two at a time, one on top and one partly visible behind it, and the rest behind a
 * button; announced politely. Only the top one closes automatically, and not under a pointer or the focus. The button
 * is the disclosure of the ARIA Authoring Practices: Space and Enter expand and collapse. A field's error belongs to
 * the field, a block's failure to the block (`failure-state`). Our own: Material UI's Snackbar shows one, this is a
 * stack.
 */
export function NotificationList(props: NotificationListProps) {
  const { label, items, visible = defaultVisible, moreLabel, lessLabel, dismissAfter, ...rest } = props
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  // An element removed under the pointer or focus fires no leave event, and the next one is not under them.
  if (hoveredId !== null && items.every(({ id }) => id !== hoveredId)) setHoveredId(null)
  if (focusedId !== null && items.every(({ id }) => id !== focusedId)) setFocusedId(null)
  const topId = items[0]?.id
  useAutoDismiss(items[0], dismissAfter, topId !== undefined && (hoveredId === topId || focusedId === topId))
  const waiting = items.length - visible
  // A later notice, when only the first ones are left, waits again.
  if (isUnfolded && waiting <= 0) setIsUnfolded(false)
  return (
    <Root
      aria-label={label}
      data-filled={items.length > 0 ? '' : undefined}
      data-open={isUnfolded ? '' : undefined}
      {...rest}
    >
      <ul aria-live="polite" aria-relevant="additions">
        {items.slice(0, isUnfolded ? undefined : visible).map(({ id, autoDismiss: _, ...notice }, index) => (
          <li
            key={id}
            data-place={getPlace(index, isUnfolded)}
            // All of them, since the one behind may be under the pointer already when it comes to the top.
            {...{
              onPointerEnter: () => setHoveredId(id),
              onPointerLeave: () => setHoveredId(null),
              onFocus: () => setFocusedId(id),
              onBlur: () => setFocusedId(null),
            }}
          >
            <Notice {...notice} />
          </li>
        ))}
      </ul>
      {waiting > 0 && moreLabel && (
        <Button
          data-slot="more"
          variant="secondary"
          size="medium"
          endIcon={isUnfolded ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded && lessLabel !== undefined ? lessLabel : moreLabel(waiting)}
        </Button>
      )}
    </Root>
  )
}
