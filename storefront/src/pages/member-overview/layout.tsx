import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'

/** All of it: under the tabs, whose distance is to its first part alone. */
export const Body = styled('div', { name: 'FoyerMemberOverview', slot: 'Body' })({ minInlineSize: 0 })

/** The next visit with the card beside it; on a phone the card is first. */
export const Top = styled('div', { name: 'FoyerMemberOverview', slot: 'Top' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 496px',
  gap: 24,
  alignItems: 'start',
  [media.below.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)' },
  [media.below.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-slot=card]': { order: -1, inlineSize: '100%', maxInlineSize: 496 },
  },
  // Sections have their own distance; here nothing is above them.
  '& > [data-slot=next] > section': { marginBlockStart: 0 },
})

/** Around the points, between the top and the sections. */
export const Band = styled('div', { name: 'FoyerMemberOverview', slot: 'Band' })({ marginBlockStart: 32 })

/** The place of what will be here. */
export const DashedPlace = styled('div', { name: 'FoyerMemberOverview', slot: 'Place' })({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 312,
  paddingInline: 32,
  border: '1px dashed var(--foyer-field-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  '& > div > h2': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.15 },
  [media.below.sm]: { minBlockSize: 0, paddingInline: 20 },
})

/** "And 1 more", under the next visit. */
export const More = styled('p', { name: 'FoyerMemberOverview', slot: 'More' })({ margin: '12px 0 0' })

/** Three short ways on, beside each other. */
export const Ways = styled('ul', { name: 'FoyerMemberOverview', slot: 'Ways' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlockStart: 24, borderBlockStart: '1px solid var(--foyer-border)' },
  '& > li > svg': { display: 'block', marginBlockEnd: 12, color: 'var(--foyer-primary-text)' },
  '& > li > strong': { display: 'block', fontWeight: 650 },
  '& > li > p': { margin: '6px 0 8px', color: 'var(--foyer-text-muted)' },
  [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})
