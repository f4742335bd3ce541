import { styled } from '@mui/material/styles'
import { media } from '@foyer/design-system/media'

/** Showtime buttons side by side, three a row on a phone. */
export const TimesRow = styled('div', { name: 'FoyerTimesRow', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  [media.below.sm]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 },
})
