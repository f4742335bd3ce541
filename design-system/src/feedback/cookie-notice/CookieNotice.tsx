import type { ConsentShape } from '@foyer/theme-tokens/shapes'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** Id of the notice and its position in the stack of notices: behind all others. */
export const cookieNotice = { id: 'cookie-notice', displayPriority: 10_000 } as const

const Root = styled('section', { name: 'FoyerCookieNotice', slot: 'Root' })({
  inlineSize: 'min(520px, 100%)',
  padding: 24,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  color: 'var(--foyer-text)',
  // Without script it cannot be answered, and nothing is stored that would need an answer.
  '@media (scripting: none)': { '&&[data-placement]': { display: 'none' }, display: 'none' },
  '& h2': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& [data-slot=text]': {
    marginBlockStart: 8,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.5,
  },
  // Answers of one size: neither is meant to be missed.
  '& [data-slot=actions]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: 12,
    marginBlockStart: 16,
  },
  '&[data-placement=top]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px clamp(24px, 4vw, 56px)',
    inlineSize: 'auto',
    paddingBlock: 14,
    // In line with the page's column.
    paddingInline: 'max(var(--foyer-page-margin), (100% - 1280px) / 2)',
    borderWidth: '0 0 1px',
    borderRadius: 0,
    outlineOffset: -3,
    '& h2': { fontSize: 'var(--foyer-text-md)' },
    '& [data-slot=text]': { marginBlockStart: 0 },
    '& [data-slot=actions]': {
      gridArea: '1 / 2 / span 2',
      gridTemplateColumns: 'repeat(2, minmax(max-content, 1fr))',
      marginBlockStart: 0,
    },
    [media.below.md]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& [data-slot=actions]': { gridArea: 'auto', marginBlockStart: 10 },
    },
    [media.below.sm]: {
      '& [data-slot=text]': { lineHeight: 1.4 },
      '& [data-slot=actions]': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        gap: 8,
        '& > *': { paddingInline: 8 },
      },
    },
  },
  // A printed slip: everything on one axis, between a double and a single rule.
  '&[data-shape=Slip]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: 2,
    paddingBlock: '13px 16px',
    borderBlockEnd: '4px double var(--foyer-text)',
    background: 'var(--foyer-background)',
    textAlign: 'center',
    '& h2': { fontSize: 'var(--foyer-text-lg)', fontStyle: 'italic' },
    '& [data-slot=text]': { maxInlineSize: '110ch', textWrap: 'balance' },
    '& [data-slot=actions]': { gridArea: 'auto', inlineSize: 'min(100%, 420px)', marginBlockStart: 10 },
    [media.below.sm]: { '& h2': { fontSize: 'var(--foyer-text-md)' } },
  },
  // A card: the question, its two answers, and only then what it is about.
  '&[data-shape=Card]': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 32px',
    margin: '12px 24px',
    padding: '20px 28px',
    border: '1px solid transparent',
    borderRadius: 'var(--foyer-radius-lg)',
    background: 'var(--foyer-surface-2)',
    '& h2': { fontSize: 'var(--foyer-text-lg)' },
    '& [data-slot=actions]': { gridArea: 'auto' },
    '& [data-slot=text]': { gridColumn: '1 / -1', maxInlineSize: '110ch' },
    [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', '& [data-slot=text]': { gridColumn: 'auto' } },
    [media.below.sm]: { margin: 12, padding: '16px 20px', '& h2': { fontSize: 'var(--foyer-text-md)' } },
  },
  '&[data-placement=fixed]': {
    position: 'fixed',
    zIndex: 9,
    insetBlockEnd: 24,
    insetInlineStart: 24,
    maxBlockSize: 'calc(100dvh - 48px)',
    overflowY: 'auto',
    [media.below.sm]: {
      insetInline: 0,
      insetBlockEnd: 0,
      inlineSize: 'auto',
      padding: '20px 16px calc(16px + env(safe-area-inset-bottom))',
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
})

export interface CookieNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Of the notice, and its spoken name. */
  title: string
  /** What is stored and why, with a link to details. */
  text: ReactNode
  /** The yes, as large as the no. */
  accept: { label: string; onPress: () => void }
  /** The other answer, of the same size; required by law in some countries. */
  decline?: { label: string; onPress: () => void } | undefined
  /**
   * At the foot of the window, over the page; at the top of the page, covering nothing; or in place, on a page about
   * privacy. Default 'fixed'.
   */
  placement?: 'fixed' | 'top' | 'static' | undefined
  /**
   * At the top: a bar from edge to edge, a printed slip on one axis, or a card that has its answers before its text.
   * Default 'Bar'.
   */
  shape?: ConsentShape | undefined
}

/**
 * Asks for consent before anything is stored that a visit does not need. It closes only with an answer, and is not a
 * dialog: the page remains usable. Place it early in the page's order, for the keyboard. For news of the chain see
 * `announcement`. Our own: it stands in the page's flow, where Material UI's Paper would only add a class.
 */
export function CookieNotice(props: CookieNoticeProps) {
  const { title, text, accept, decline, placement = 'fixed', shape = 'Bar', ...rest } = props
  const id = useId()
  const isCard = placement === 'top' && shape === 'Card'
  const details = (
    <div key="text" data-slot="text">
      {text}
    </div>
  )
  const answers = (
    <div key="actions" data-slot="actions">
      <Button size="medium" fullWidth onClick={accept.onPress}>
        {accept.label}
      </Button>
      {decline && (
        <Button size="medium" variant="secondary" fullWidth onClick={decline.onPress}>
          {decline.label}
        </Button>
      )}
    </div>
  )
  return (
    <Root
      id={cookieNotice.id}
      aria-labelledby={`${id}-title`}
      data-placement={placement}
      data-shape={placement === 'top' ? shape : undefined}
      {...rest}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {isCard ? [answers, details] : [details, answers]}
    </Root>
  )
}
