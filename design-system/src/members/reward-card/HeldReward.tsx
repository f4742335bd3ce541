import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const List = styled('ul', { name: 'FoyerHeldRewards', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export interface HeldRewardsProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the list, when no heading names it. */
  label?: string | undefined
}

/**
 * Panels of `HeldReward`, two beside each other. What can still be had is a `RewardGrid`. Our own: a list in CSS
 * columns; Material UI's Grid computes columns per element by class.
 */
export const HeldRewards = ({ label, ...rest }: HeldRewardsProps) => (
  <List role="list" aria-label={label} {...rest} />
)

const Root = styled('li', { name: 'FoyerHeldReward', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  minInlineSize: 0,
  minBlockSize: 88,
  padding: '20px 24px',
  border: 'var(--foyer-card-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  '& > svg': { flex: 'none', color: 'var(--foyer-primary-text)' },
  '& > [data-slot=words]': {
    flex: '1 1 140px',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '& > strong': { display: 'block', fontWeight: 650, lineHeight: 1.35 },
    '& > small': {
      display: 'block',
      marginBlockStart: 4,
      color: 'var(--foyer-text-muted)',
      fontSize: 'var(--foyer-text-sm)',
      lineHeight: 1.4,
    },
  },
  '&[data-tone=warning] > [data-slot=words] > small': { color: 'var(--foyer-warning)' },
  [media.forcedColors]: { border: '1px solid' },
})

export interface HeldRewardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** What one holds, and how many: "2 tickets, Monday to Thursday". */
  name: string
  /** What it is like and until when: "Large, any flavour. Until 21 June". */
  note?: string | undefined
  /** A glyph of the set before it. */
  icon?: IconName | undefined
  /** It runs out soon, which the note says. */
  tone?: 'warning' | undefined
  /** One button: where it is used. */
  action?: ReactNode
}

/**
 * A reward that one holds: what, until when, and where it is used. Only within `HeldRewards`; not had yet:
 * `RewardCard`. Our own: a list item of words and one button; Material UI's Card would add a frame.
 */
export const HeldReward = ({ name, note, icon = 'gift', tone, action, ...rest }: HeldRewardProps) => (
  <Root data-tone={tone} {...rest}>
    <Icon name={icon} size={26} />
    <div data-slot="words">
      <strong>{name}</strong>
      {note !== undefined && <small>{note}</small>}
    </div>
    {action}
  </Root>
)
