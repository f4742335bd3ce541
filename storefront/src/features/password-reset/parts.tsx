import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'

/** The column of the page: as wide as its form. */
export const ResetColumn = styled(PageContainer, { name: 'FoyerResetColumn', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  maxInlineSize: 'calc(520px + 2 * var(--foyer-page-margin))',
  paddingBlock: '72px 96px',
  // A form begins where its fields do, however the brand sets its headings.
  '--foyer-heading-align': 'start',
  '--foyer-heading-margin': '0',
  '--foyer-page-title': '44px',
  '& header strong': { color: 'var(--foyer-text)', overflowWrap: 'anywhere' },
  [media.below.sm]: { '--foyer-page-title': '32px', paddingBlock: '40px 64px', gap: 24 },
})

export const ResetForm = styled('form', { name: 'FoyerResetForm', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
})

/** Ways on, one beside the other where there is room. */
export const ResetActions = styled('div', { name: 'FoyerResetActions', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [media.below.sm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})
