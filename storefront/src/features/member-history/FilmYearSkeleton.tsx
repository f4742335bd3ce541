import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { SkeletonPlace, repeat } from './SkeletonPlace.tsx'

const YearPlace = styled('div', { name: 'FoyerMemberHistory', slot: 'Year' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
  alignItems: 'end',
  gap: 56,
  marginBlockEnd: 48,
  '& > [data-slot=figure] > [data-shape=block]': { blockSize: 114, inlineSize: 140, marginBlockEnd: 16 },
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
  <SkeletonPlace>
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
  </SkeletonPlace>
)
