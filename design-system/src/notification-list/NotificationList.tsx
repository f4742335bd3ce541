import { styled } from '../styled/index.ts'
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../button/index.ts'
import { media } from '../media/index.ts'
import { Notice, type NoticeProps } from '../notice/index.ts'

const defaultVisible = 2

const Root = styled('section', { name: 'FoyerNotificationList', slot: 'Root' })({
  position: 'fixed',
  insetBlockStart: 'calc(var(--header-h) + 20px)',
  insetInlineEnd: 24,
  zIndex: 10,
  inlineSize: 'min(420px, calc(100vw - 48px))',
  '&:not([data-filled])': { pointerEvents: 'none' },
  '& > ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { animation: 'foyer-notice-in .2s ease-out' },
  '& > [data-slot=more]': { marginBlockStart: 8, background: 'var(--surface)' },
  '@keyframes foyer-notice-in': { from: { opacity: 0, translate: '0 -8px' } },
  [media.reducedMotion]: { '& > ul > li': { animation: 'none' } },
  [media.below.sm]: {
    insetInline: 16,
    inlineSize: 'auto',
    insetBlockStart: 'auto',
    insetBlockEnd: 'calc(96px + env(safe-area-inset-bottom))',
  },
})

export interface NoticeItem extends NoticeProps {
  id: string
  /** Goes by itself once it stands on top. */
  autoDismiss?: boolean | undefined
}
export interface NotificationListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Spoken name of the region. */
  label: string
  /** Newest first. */
  items: readonly NoticeItem[]
  /** How many are shown at once. */
  visible?: number | undefined
  /** Words of the button behind which the rest waits. */
  moreLabel?: ((hidden: number) => string) | undefined
  onShowMore?: (() => void) | undefined
  /** Milliseconds after which the top notice goes by itself, if it is one that does. None go when absent. */
  dismissAfter?: number | undefined
}

/** Closes the top notice when its time is over. The time stands still while it is looked at: what is left is left. */
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

/**
 * Notices at the edge of the window, two at a time, said politely as they come. Only the top one goes by itself, and not
 * under a pointer or the keyboard. A field's fault belongs to the field,
 * a part's failure to the part (`failure-state`).
 */
export function NotificationList(props: NotificationListProps) {
  const { label, items, visible = defaultVisible, moreLabel, onShowMore, dismissAfter, ...rest } = props
  const [heldId, setHeldId] = useState<string | null>(null)
  // What goes under a pointer or the focus says nothing of their leaving.
  if (heldId !== null && heldId !== items[0]?.id) setHeldId(null)
  useAutoDismiss(items[0], dismissAfter, heldId !== null)
  const hidden = items.length - visible
  return (
    <Root aria-label={label} data-filled={items.length > 0 ? '' : undefined} {...rest}>
      <ul aria-live="polite" aria-relevant="additions">
        {items.slice(0, visible).map(({ id, autoDismiss: _, ...notice }, index) => (
          <li
            key={id}
            {...(index === 0 && {
              onPointerEnter: () => setHeldId(id),
              onPointerLeave: () => setHeldId(null),
              onFocus: () => setHeldId(id),
              onBlur: () => setHeldId(null),
            })}
          >
            <Notice {...notice} />
          </li>
        ))}
      </ul>
      {hidden > 0 && moreLabel && (
        <Button data-slot="more" variant="secondary" size="medium" fullWidth onClick={onShowMore}>
          {moreLabel(hidden)}
        </Button>
      )}
    </Root>
  )
}
