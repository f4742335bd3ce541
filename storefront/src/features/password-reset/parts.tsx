import { styled } from '@foyer/design-system/foundations/styled'

export const ResetForm = styled('form', { name: 'FoyerResetForm', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
})
