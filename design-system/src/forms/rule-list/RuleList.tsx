import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('div', { name: 'FoyerRuleList', slot: 'Root' })({
  display: 'grid',
  gap: 12,
  paddingBlockStart: 4,
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  lineHeight: '20px',
  '& > [data-slot=summary]': { color: 'var(--foyer-text)', fontWeight: 650 },
  '& > [data-slot=bar]': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 4,
    blockSize: 6,
    '& > span': { borderRadius: 'var(--foyer-radius-button)', background: 'var(--foyer-surface-2)' },
    '& > [data-filled]': { background: 'var(--foyer-success)' },
    [media.forcedColors]: {
      '& > span': { border: '1px solid CanvasText' },
      '& > [data-filled]': { background: 'Highlight' },
    },
  },
  '& > ul': {
    display: 'grid',
    // Two columns, or one where half is too narrow for a rule.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(150px, 50% - 8px)), 1fr))',
    gap: '14px 16px',
    margin: '6px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& li': { display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', alignItems: 'start', gap: 8 },
  '& li > svg': { marginBlockStart: 1 },
  '& [data-state=met]': { color: 'var(--foyer-text)', '& > svg': { color: 'var(--foyer-success)' } },
  '& [data-state=unmet]': { color: 'var(--foyer-error)' },
})

export interface Rule {
  /** The rule as text: "At least 8 characters". */
  text: string
  /** Whether it is met; undefined while nobody can say. */
  isMet?: boolean | undefined
}

export interface RuleListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In their order; the bar has a segment for each. */
  rules: readonly Rule[]
  /** What the bar shows, in words: "3 of 5". Without it there is no bar. */
  summary?: string | undefined
  /** Spoken after a rule that is met or not. */
  labels: { met?: string | undefined; unmet?: string | undefined }
}

/**
 * Rules of what is typed, each with a mark: a tick if it is met, a cross if it is broken, a dash before it is known. A bar
 * has a segment for each and fills from the start. `password-field` has one; for advice in one sentence use a field's help.
 * Our own: Material UI has no such component.
 */
export function RuleList({ rules, summary, labels, ...rest }: RuleListProps) {
  const met = rules.filter(({ isMet }) => isMet === true).length
  return (
    <Root {...rest}>
      {summary !== undefined && (
        <>
          <span data-slot="summary" role="status">
            {summary}
          </span>
          <span data-slot="bar" aria-hidden="true">
            {rules.map(({ text }, index) => (
              <span key={text} data-filled={index < met ? '' : undefined} />
            ))}
          </span>
        </>
      )}
      <ul>
        {rules.map(({ text, isMet }) => (
          <li key={text} data-state={isMet === undefined ? undefined : isMet ? 'met' : 'unmet'}>
            <Icon name={isMet === undefined ? 'minus' : isMet ? 'check-circle' : 'x-circle'} size={18} />
            <span>
              {text}
              {isMet !== undefined && <VisuallyHidden> {isMet ? labels.met : labels.unmet}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </Root>
  )
}
