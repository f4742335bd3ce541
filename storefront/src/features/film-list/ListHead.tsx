import { styled } from '@foyer/design-system/foundations/styled'
import { media } from '@foyer/design-system/foundations/media'

/** The line over the list: how many films, and the filters that are set. */
export const ListHead = styled('div', { name: 'FoyerListHead', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  minBlockSize: 44,
  marginBlock: '18px 22px',
  '& > [data-slot=count]': { fontWeight: 700 },
  '& > [data-slot=hint]': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  // Under tabs in the middle, over a list that is narrower than the page.
  [media.up.md]: { '[data-heading=center] &': { justifyContent: 'center' } },
  // There the filters are behind a button, which says so itself.
  [media.below.sm]: { marginBlock: '12px 16px', '& > [data-slot=hint]': { display: 'none' } },
})
