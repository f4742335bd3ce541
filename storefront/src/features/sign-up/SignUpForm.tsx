import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'

/** The form of a step: two columns, of which wide parts take both; its buttons are a bar at the foot of a phone. */
export const SignUpForm = styled('form', { name: 'FoyerSignUpForm', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [media.up.sm]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
  '& > [data-wide]:empty': { display: 'none' },
  '& > [data-slot=actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    marginBlockStart: 16,
    [media.below.sm]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Beside the way on, not under it: a phone needs its height for the fields.
      '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      marginBlockStart: 8,
      marginInline: 'calc(-1 * var(--foyer-page-margin))',
      padding: '16px var(--foyer-page-margin) calc(16px + env(safe-area-inset-bottom))',
      borderBlockStart: '1px solid var(--foyer-border)',
      borderStartStartRadius: 'var(--foyer-radius-md)',
      borderStartEndRadius: 'var(--foyer-radius-md)',
      background: 'var(--foyer-surface)',
    },
  },
})
