import { styled } from '@foyer/design-system/foundations/styled'

/** Beside the form of a step. */
export const SidePanel = styled('aside', { name: 'FoyerSignUpPanel', slot: 'Root' })({
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: 24,
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface)',
  border: 'var(--foyer-card-border)',
  '& > h2': { fontSize: 'var(--foyer-text-md)', lineHeight: 1.4 },
  '& > p': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
})
