import { styled } from '../styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
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
}

/**
 * Notices at the edge of the window, two at a time, said politely as they come. A field's fault belongs to the field,
 * a part's failure to the part (`failure-state`).
 */
export function NotificationList(props: NotificationListProps) {
  const { label, items, visible = defaultVisible, moreLabel, onShowMore, ...rest } = props
  const hidden = items.length - visible
  return (
    <Root aria-label={label} data-filled={items.length > 0 ? '' : undefined} {...rest}>
      <ul aria-live="polite" aria-relevant="additions">
        {items.slice(0, visible).map(({ id, ...notice }) => (
          <li key={id}>
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
