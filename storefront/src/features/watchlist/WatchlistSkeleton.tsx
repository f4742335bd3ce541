import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'

/** Rows that are drawn: what most lists have. */
const rows = 3

const Row = styled('div', { name: 'FoyerWatchlist', slot: 'Skeleton' })({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) 360px',
  gap: '16px 24px',
  alignItems: 'start',
  paddingBlock: 24,
  borderBlockStart: '1px solid var(--foyer-border)',
  [media.below.md]: {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: 16,
    '& > :last-child': { gridColumn: '1 / -1' },
  },
})

/** A watchlist in the measures in which it will come. */
export const WatchlistSkeleton = ({ label }: { label: string }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, index) => (
      <Row key={index}>
        <Skeleton shape="poster" />
        <div>
          <Skeleton shape="text" width="medium" />
          <Skeleton shape="text" width="short" />
        </div>
        <Skeleton shape="showtime" />
      </Row>
    ))}
  </div>
)
