import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import { useText } from '../../context/hooks.ts'
import { Band, Top } from './layout.tsx'

const Panel = styled('div', { name: 'FoyerOverviewSkeleton', slot: 'Panel' })({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  columnGap: 32,
  minBlockSize: 312,
  overflow: 'hidden',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  '& > div': { paddingBlock: 28 },
  [media.below.sm]: { gridTemplateColumns: '112px minmax(0, 1fr)', columnGap: 16, minBlockSize: 168 },
})

const Card = styled('div', { name: 'FoyerOverviewSkeleton', slot: 'Card' })({ aspectRatio: '1.586' })

const Points = styled('div', { name: 'FoyerOverviewSkeleton', slot: 'Points' })({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 138,
  borderBlock: '1px solid var(--foyer-border)',
  [media.below.md]: { minBlockSize: 236 },
})

const Row = styled('div', { name: 'FoyerOverviewSkeleton', slot: 'Row' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 24,
  marginBlockStart: 72,
  overflow: 'hidden',
  '&[data-films]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  [media.below.md]: { '&, &[data-films]': { gridTemplateColumns: 'repeat(5, 160px)', marginBlockStart: 48 } },
})

const five = [0, 1, 2, 3, 4] as const
const six = [...five, 5] as const

/** In the place of the overview until it is known whose it is: nothing jumps when it has come. */
export function OverviewSkeleton() {
  const { t } = useText()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('shared.state.loading')}</VisuallyHidden>
      <Top>
        <Panel>
          <Skeleton shape="block" />
          <div>
            <Skeleton shape="text" width="short" />
            <Skeleton shape="title" width="medium" />
            <Skeleton shape="text" width="long" />
            <Skeleton shape="text" width="medium" />
          </div>
        </Panel>
        <Card data-slot="card">
          <Skeleton shape="block" />
        </Card>
      </Top>
      <Band>
        <Points>
          <Skeleton shape="title" width="medium" />
        </Points>
      </Band>
      <RowsSkeleton />
    </div>
  )
}

/** The rows of rewards and films; what is around them says that it loads. */
export const RowsSkeleton = () => (
  <>
    <Row>
      {five.map((place) => (
        <Skeleton key={place} shape="tile" />
      ))}
    </Row>
    <Row data-films="">
      {six.map((place) => (
        <Skeleton key={place} shape="poster" />
      ))}
    </Row>
  </>
)
