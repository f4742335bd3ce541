import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { FormSkeleton, Skeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'

/** As high as the steps that take its place. */
const Steps = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 6,
  paddingBlock: '24px 44px',
  '& > span': { blockSize: 3, background: 'var(--foyer-border)' },
  [media.below.sm]: { paddingBlockStart: 16, paddingBlockEnd: 30 },
})

/** Where the summary comes; on a phone it is a bar at the foot, which is not waited for. */
const Summary = styled('div')({
  display: 'none',
  [media.up.md]: { display: 'block' },
  '& > [data-shape=block]': { blockSize: 420 },
})

/** An order page whose content is on its way. */
export function OrderSkeleton({ label }: { label: string }) {
  return (
    <PageContainer>
      <Steps aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </Steps>
      <OrderLayout
        main={<FormSkeleton label={label} />}
        summary={
          <Summary>
            <Skeleton shape="block" />
          </Summary>
        }
      />
    </PageContainer>
  )
}
