import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { SkeletonPlace, repeat } from './SkeletonPlace.tsx'

/** Three sums between hairlines. */
const Sums = styled('div', { name: 'FoyerMemberHistory', slot: 'Sums' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 24,
  paddingBlock: 24,
  borderBlock: '1px solid var(--foyer-border)',
  [media.below.sm]: { gap: 12, paddingBlock: 16 },
})

/** As a row of a list of transactions: day, what and how, sum, points. */
const TransactionPlace = styled('div', { name: 'FoyerMemberHistory', slot: 'Transaction' })({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) 120px 110px',
  columnGap: 16,
  minBlockSize: 72,
  paddingBlock: 16,
  borderBlockStart: '1px solid var(--foyer-border)',
  [media.below.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr) 88px',
    '& > :nth-child(1)': { gridColumn: '1 / -1', inlineSize: 60 },
    '& > :nth-child(4)': { display: 'none' },
  },
})

const MonthPlace = styled('div', { name: 'FoyerMemberHistory', slot: 'Month' })({
  marginBlock: '48px 16px',
  maxInlineSize: 240,
})

/** The year's sums, and the first of its months. */
export const TransactionsSkeleton = () => (
  <SkeletonPlace>
    <Sums>
      {repeat(3, (index) => (
        <div key={index}>
          <Skeleton shape="text" width="short" />
          <Skeleton shape="title" width="medium" />
        </div>
      ))}
    </Sums>
    <MonthPlace>
      <Skeleton shape="title" />
    </MonthPlace>
    {repeat(6, (index) => (
      <TransactionPlace key={index}>
        <Skeleton shape="text" />
        <div>
          <Skeleton shape="text" width="medium" />
          <Skeleton shape="text" width="short" />
        </div>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </TransactionPlace>
    ))}
  </SkeletonPlace>
)
