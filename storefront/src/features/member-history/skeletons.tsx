import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import type { ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'

/** Says that something is coming, and draws its place. */
function Coming({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('shared.state.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}

const repeat = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index))

/** As a row of a list of bookings: poster, four lines, two buttons. */
const BookingPlace = styled('div', { name: 'FoyerMemberHistory', slot: 'Booking' })({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 240px',
  alignItems: 'center',
  columnGap: 24,
  paddingBlock: 24,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > :last-child': { blockSize: 44, minBlockSize: 44 },
  '&[data-compact]': {
    gridTemplateColumns: '48px minmax(0, 1fr) 64px',
    columnGap: 20,
    paddingBlock: 16,
    '& > :last-child': { blockSize: 20, minBlockSize: 20 },
  },
  [media.below.sm]: {
    '&:not([data-compact])': {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      columnGap: 16,
      rowGap: 20,
      alignItems: 'start',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  },
})

/** Bookings to come, or with `compact` those that are over. */
export const BookingsSkeleton = ({ compact = false }: { compact?: boolean }) => (
  <Coming>
    {repeat(compact ? 5 : 2, (index) => (
      <BookingPlace key={index} data-compact={compact ? '' : undefined}>
        <Skeleton shape="poster" />
        <div>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="text" width="short" />
          {!compact && <Skeleton shape="text" width="medium" />}
        </div>
        <Skeleton shape="block" />
      </BookingPlace>
    ))}
  </Coming>
)

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
    '& > :first-of-type': { gridColumn: '1 / -1', inlineSize: 60 },
    '& > :last-child': { display: 'none' },
  },
})

const MonthPlace = styled('div', { name: 'FoyerMemberHistory', slot: 'Month' })({
  marginBlock: '48px 16px',
  maxInlineSize: 240,
})

/** The year's sums, and the first of its months. */
export const TransactionsSkeleton = () => (
  <Coming>
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
  </Coming>
)

const YearPlace = styled('div', { name: 'FoyerMemberHistory', slot: 'Year' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
  alignItems: 'end',
  gap: 56,
  marginBlockEnd: 48,
  '& > [data-slot=figure] > :first-of-type': { blockSize: 114, inlineSize: 140, marginBlockEnd: 16 },
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 },
})

/** Twelve months as columns of posters; on phones as rows. */
const Months = styled('div', { name: 'FoyerMemberHistory', slot: 'Months' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 8,
  '& > div': { display: 'grid', gap: 6 },
  [media.below.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > div': {
      gridTemplateColumns: '44px 56px',
      gap: 8,
      alignItems: 'center',
      minBlockSize: 101,
      borderBlockStart: '1px solid var(--foyer-border)',
    },
    // The month stands before its posters.
    '& > div > :last-child': { gridRow: 1 },
    '& > div > :nth-of-type(n + 2):not(:last-child)': { display: 'none' },
  },
})

/** The year's figure, beside its months. */
export const FilmYearSkeleton = () => (
  <Coming>
    <YearPlace>
      <div data-slot="figure">
        <Skeleton shape="block" />
        <Skeleton shape="title" width="medium" />
        <Skeleton shape="text" width="long" />
      </div>
      <Months>
        {repeat(12, (index) => (
          <div key={index}>
            {repeat(1 + ((index * 5) % 3), (film) => (
              <Skeleton key={film} shape="poster" />
            ))}
            <Skeleton shape="text" />
          </div>
        ))}
      </Months>
    </YearPlace>
  </Coming>
)
