import { styled } from '@foyer/design-system/foundations/styled'
import { media } from '@foyer/design-system/foundations/media'

/** Days, filters, marks and cinemas under one another, each closer to what it explains. */
export const Listing = styled('div', { name: 'FoyerListing', slot: 'Root' })({
  '& > nav': { marginBlockEnd: 12 },
  '& > [data-slot=key]': { marginBlock: '18px 14px' },
  [media.below.sm]: { '& > [data-slot=key]': { marginBlock: '14px 12px' } },
})
