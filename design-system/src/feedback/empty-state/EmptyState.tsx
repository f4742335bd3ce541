import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'

const Root = styled('div', { name: 'FoyerEmptyState', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 12,
  maxInlineSize: '62ch',
  paddingBlock: 32,
  '[data-heading=center] &': {
    justifyItems: 'center',
    marginInline: 'auto',
    textAlign: 'center',
    '& > [data-slot=actions]': { justifyContent: 'center' },
  },
  '& > :not(div)': { overflowWrap: 'anywhere' },
  '& > svg': { color: 'var(--foyer-primary-text)' },
  '& > :is(h1, h2, h3)': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12 },
  '& > h1': { fontSize: 'var(--foyer-text-2xl)' },
  '& > p': { color: 'var(--foyer-text-muted)', textWrap: 'pretty' },
  '& > [data-slot=actions]': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 12 },
})

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is missing. */
  title: string
  /** What clashed and what would help; never only a picture. */
  text?: ReactNode
  /** What may be done about it. */
  actions?: ReactNode
  /** An icon of the set beside the text. */
  icon?: IconName | undefined
  /** Heading level; default 2. */
  headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * Nothing to show, and what to do about it. What could not be fetched is no emptiness: `failure-state`. Our own:
 * Material UI has no such part.
 */
export function EmptyState({ title, text, actions, icon, headingLevel = 2, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest}>
      {icon && <Icon name={icon} size={32} />}
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {actions !== undefined && <div data-slot="actions">{actions}</div>}
    </Root>
  )
}
