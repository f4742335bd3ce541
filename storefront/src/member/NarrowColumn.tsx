import { Icon, type IconName } from '@foyer/design-system/foundations/icon'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'

/** The column of a page that is about one thing: as wide as a form. */
export const NarrowColumn = styled(PageContainer, { name: 'FoyerNarrowColumn', slot: 'Root' })({
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

/** Ways on, one beside the other where there is room. */
export const Actions = styled('div', { name: 'FoyerNarrowColumn', slot: 'Actions' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [media.below.sm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Glyph = styled('span', { name: 'FoyerNarrowColumn', slot: 'Glyph' })({
  marginBlockEnd: -12,
  color: 'var(--foyer-primary-text)',
  '& > svg': { display: 'block', marginInlineStart: -3 },
})

/** What the page is about, above its heading. */
export const LeadGlyph = ({ icon }: { icon: IconName }) => (
  <Glyph>
    <Icon name={icon} size={36} />
  </Glyph>
)
