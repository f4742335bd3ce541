import { Alert } from '@foyer/design-system/feedback/alert'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { media } from '@foyer/design-system/foundations/media'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Workstation } from '@foyer/contract/wire/workstations'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers } from '../../context/use-members.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { getCounterStores } from '../../stores/counter/counter-stores.ts'
import { CollectedOrders } from './CollectedOrders.tsx'
import { CounterBoard } from './CounterBoard.tsx'
import { CounterRewards } from './CounterRewards.tsx'
import { CounterSkeleton } from './CounterSkeleton.tsx'
import { useCounterEvents } from './use-counter-events.ts'

const Root = styled('div')({
  // A working tool: a short title, and the whole width for the orders.
  '--foyer-page-title': 'var(--foyer-text-xl)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingBlock: '24px 64px',
  paddingInline: 'var(--foyer-page-margin)',
  '& > header': { textAlign: 'start', '& p': { marginBlockStart: 4, marginInline: 0 } },
  [media.up.md]: { paddingInline: 32 },
})

/** The running orders of the workstation's site, asked for again and again while they are seen. */
export const CounterOrders = observer(function CounterOrders({
  workstation,
}: {
  readonly workstation: Workstation
}) {
  const { siteId, name } = workstation
  const { sites } = useStores()
  const { openOrders, openRewards } = useStore(getCounterStores)
  const { t, text } = useText()
  const formats = useFormats()
  const [orders] = useState(() => openOrders(siteId))
  const [rewards] = useState(openRewards)
  const extendsMembers = useExtendsMembers()
  useEffect(() => orders.start(), [orders])
  useEffect(() => void sites.ensureSite(siteId), [sites, siteId])
  const said = useCounterEvents(orders)
  const site = text(sites.site(siteId)?.name)
  return (
    <Root>
      <PageHeading
        title={site ? t('counter.headingAt', { site }) : t('counter.heading')}
        intro={t('counter.screenName', { name })}
      />
      <LiveRegion message={said} />
      {orders.isLost && orders.answeredAt !== null && (
        <Alert tone="warning" role="alert" icon="wifi-off" title={t('counter.lost.title')}>
          {t('counter.lost.text', { time: formats.time(toLocalInstant(orders.answeredAt)) })}
        </Alert>
      )}
      {orders.orders !== null ? (
        <CounterBoard orders={orders} />
      ) : orders.failures > 0 ? (
        <FailureState
          title={t('counter.failed.title')}
          text={t('counter.failed.text')}
          retryLabel={t('shared.action.tryAgain')}
          onRetry={() => void orders.refresh()}
        />
      ) : (
        <CounterSkeleton label={t('counter.loading')} />
      )}
      {extendsMembers && <CounterRewards store={rewards} />}
      <CollectedOrders orders={orders} />
    </Root>
  )
})
