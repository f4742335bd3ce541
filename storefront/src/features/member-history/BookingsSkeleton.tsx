import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { SkeletonPlace, repeat } from './SkeletonPlace.tsx'

/** As a row of a list of bookings: poster, four lines, two buttons. */
const BookingPlace = styled('div', { name: 'FoyerMemberHistory', slot: 'Booking' })({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 240px',
  alignItems: 'center',
  columnGap: 24,
  paddingBlock: 24,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > [data-slot=actions] > [data-shape]': { blockSize: 44, minBlockSize: 44 },
  '&[data-compact]': {
    gridTemplateColumns: '48px minmax(0, 1fr) 64px',
    columnGap: 20,
    paddingBlock: 16,
    '& > [data-slot=actions] > [data-shape]': { blockSize: 20, minBlockSize: 20 },
  },
  [media.below.sm]: {
    '&:not([data-compact])': {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      columnGap: 16,
      rowGap: 20,
      alignItems: 'start',
      '& > [data-slot=actions]': { gridColumn: '1 / -1' },
    },
  },
})

/** Bookings to come, or with `compact` those that are over. */
export const BookingsSkeleton = ({ compact = false }: { compact?: boolean }) => (
  <SkeletonPlace>
    {repeat(compact ? 5 : 2, (index) => (
      <BookingPlace key={index} data-compact={compact ? '' : undefined}>
        <Skeleton shape="poster" />
        <div>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="text" width="short" />
          {!compact && <Skeleton shape="text" width="medium" />}
        </div>
        <div data-slot="actions">
          <Skeleton shape="block" />
        </div>
      </BookingPlace>
    ))}
  </SkeletonPlace>
)
