import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'

const Row = styled('div', { name: 'FoyerFilterChip', slot: 'Row' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  [media.below.sm]: {
    flexWrap: 'nowrap',
    marginInline: 'calc(-1 * var(--foyer-page-margin))',
    // Space for the focus outline of a chip.
    marginBlock: -6,
    padding: '6px var(--foyer-page-margin)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
})

const Root = styled('button', { name: 'FoyerFilterChip', slot: 'Root' })({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingInline: 16,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-button)',
  background: 'none',
  color: 'var(--foyer-text)',
  fontSize: 'var(--foyer-text-sm)',
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'border-color .18s, background-color .18s',
  '&[aria-pressed=true]': {
    borderColor: 'var(--foyer-primary-text)',
    background: 'var(--foyer-selected-background)',
    color: 'var(--foyer-primary-text)',
  },
  // Dashed, as everything unavailable: color alone would not be enough.
  '&:disabled': { borderStyle: 'dashed', color: 'var(--foyer-text-muted)', cursor: 'not-allowed' },
  [media.hover]: { '&:hover:not(:disabled)': { borderColor: 'var(--foyer-primary-text)' } },
  [media.forcedColors]: {
    '&[aria-pressed=true]': { outline: '2px solid Highlight' },
    '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
  },
})

export interface FilterChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Label. */
  label: string
  /** An icon of the set beside the label. */
  icon?: IconName | undefined
  /** Whether it is chosen. */
  pressed: boolean
  /** Called to switch to the other state. */
  onPress: () => void
  /** Whether a selected chip shows a cross to remove it; default true. All, which the others replace, has a tick. */
  cross?: boolean | undefined
}

/**
 * A filter that is on or off; a selected one shows a cross, so that its state does not depend on color. Keyboard as
 * the toggle button of the ARIA Authoring Practices. To remove a choice made elsewhere see `filter-tags`; for views of
 * one subject, `tabs`. Our own: Material UI's Chip is no toggle button, and took seven times the script time.
 */
export const FilterChip = ({ label, icon, pressed, onPress, cross = true, ...rest }: FilterChipProps) => (
  <Root type="button" aria-pressed={pressed} onClick={onPress} {...rest}>
    {icon && <Icon name={icon} size={20} />}
    {label}
    {pressed && <Icon name={cross ? 'close' : 'check'} size={16} />}
  </Root>
)

export interface FilterChipsProps extends ComponentPropsWithRef<'div'> {
  /** Spoken name of the group. */
  label: string
}

/**
 * A row of chips with a spoken name; scrolls sideways on a phone. For views of one thing see `tabs`. Our own: a row
 * that scrolls sideways; Material UI's ToggleButtonGroup joins its buttons into one bar.
 */
export const FilterChips = ({ label, ...rest }: FilterChipsProps) => (
  <Row role="group" aria-label={label} {...rest} />
)
