import { noticeMarks } from '@foyer/theme-tokens/marks'
import { styled, type CSSObject } from '../styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import type { NoticeTone } from '../notice/index.ts'

const tones: CSSObject = Object.fromEntries(
  Object.entries(noticeMarks).map(([tone, { colour }]) => [
    `&[data-tone=${tone}]`,
    { '--tone': `var(${colour})` },
  ]),
)

const Root = styled('div', { name: 'FoyerMessage', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  border: '1px solid var(--tone)',
  borderRadius: 'var(--r-lg)',
  // The tone stands at the edge: words, and the buttons among them, are read on a ground that themes answer for.
  background: 'var(--surface)',
  ...tones,
  '& > svg': { color: 'var(--tone)' },
  '& strong': { display: 'block', lineHeight: '1.5rem' },
  '& [data-slot=text]': { marginBlockStart: 2, fontSize: 'var(--t1)', lineHeight: 1.45 },
})

export interface MessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of news it is; it chooses colour and glyph. */
  tone: NoticeTone
  /** What happened, in a line. */
  title: string
  /** In place of the tone's own. */
  icon?: IconName | undefined
}

/**
 * A block in the page that says what happened and what to do; `role="alert"` when it appears after an action. For
 * what happened elsewhere, or passes, see `notice`; in place of content that did not come, `failure-state`.
 */
export const Message = ({ tone, title, icon, children, ...rest }: MessageProps) => (
  <Root data-tone={tone} {...rest}>
    <Icon name={icon ?? noticeMarks[tone].inPage} />
    <div>
      <strong>{title}</strong>
      {children !== undefined && <div data-slot="text">{children}</div>}
    </div>
  </Root>
)
