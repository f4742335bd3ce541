import { noticeMarks, type NoticeKind } from '@foyer/theme-tokens/values/marks'
import { styled, type CSSObject } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { media } from '../../foundations/media/index.ts'

/** What kind of news; info is neutral, because a brand's secondary may be red. */
export type NoticeTone = NoticeKind

/** The block behind the icon, in the tokens' colours of its severity. */
const blocks: CSSObject = Object.fromEntries(
  Object.entries(noticeMarks).map(([tone, { color, on }]) => [
    `&[data-tone=${tone}] > [data-slot=mark]`,
    { background: `var(${color})`, color: `var(${on})` },
  ]),
)

const Root = styled('div', { name: 'FoyerNotice', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  inlineSize: 420,
  maxInlineSize: '100%',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface)',
  color: 'var(--foyer-text)',
  overflow: 'hidden',
  '& > [data-slot=mark]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    paddingBlockStart: 16,
  },
  ...blocks,
  '& > [data-slot=body]': { paddingBlock: 16, paddingInlineStart: 16 },
  // Space at the edge if there is no close button.
  '& > [data-slot=body]:last-child': { paddingInlineEnd: 16 },
  '& > [data-slot=body]:has([data-slot=action])': { paddingBlockEnd: 4 },
  '& [data-slot=title]': { fontWeight: 650, lineHeight: 1.3 },
  '& [data-slot=text]': {
    marginBlockStart: 4,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.45,
  },
  // The ring stays within the note, which cuts what sticks out of it, and off the words above.
  '& [data-slot=action]': { marginInlineStart: -12, outlineOffset: -6 },
  '& [data-slot=close]': { margin: 4, outlineOffset: -2 },
  '[data-radius=FullRounded] & > [data-slot=mark]': {
    inlineSize: 44,
    blockSize: 44,
    marginBlock: 12,
    marginInlineStart: 12,
    padding: 0,
    alignContent: 'center',
    borderRadius: '50%',
  },
  [media.forcedColors]: { '& > [data-slot=mark]': { forcedColorAdjust: 'none' } },
  [media.below.sm]: { inlineSize: '100%' },
})

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Severity; it sets colour and icon. */
  tone: NoticeTone
  /** What happened, in a line. */
  title: string
  /** More of it. */
  text?: ReactNode
  /** In place of the tone's own. */
  icon?: IconName | undefined
  /** What may be done about it: a press or a link. */
  action?: { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
  /** A visitor has read it; without it there is no button. */
  onClose?: (() => void) | undefined
  /** Spoken name of that button. */
  closeLabel?: string | undefined
}

/** A note beside the page: what happened, then what to do. For a message that must be read first see `alert`. */
export function Notice({ tone, title, text, icon, action, onClose, closeLabel, ...rest }: NoticeProps) {
  return (
    <Root data-tone={tone} {...rest}>
      <span data-slot="mark">
        <Icon name={icon ?? noticeMarks[tone].glyph} size={24} />
      </span>
      <div data-slot="body">
        <p data-slot="title">{title}</p>
        {text !== undefined && <p data-slot="text">{text}</p>}
        {action && (
          <Button data-slot="action" variant="text" size="medium" href={action.href} onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
      {onClose && closeLabel !== undefined && (
        <IconButton data-slot="close" icon="close" label={closeLabel} onClick={onClose} />
      )}
    </Root>
  )
}
