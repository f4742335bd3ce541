import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useText } from '../../context/hooks.ts'
import { CounterOrders } from '../../features/counter/CounterOrders.tsx'
import { CounterSignIn } from '../../features/counter/CounterSignIn.tsx'
import { CounterSkeleton } from '../../features/counter/CounterSkeleton.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { getCounterStores } from '../../stores/counter/counter-stores.ts'

/** Signs this device in as a workstation, then shows the orders of its site. The server does not know which it is. */
export const CounterPage = observer(function CounterPage() {
  const { workstation } = useStore(getCounterStores)
  const { t } = useText()
  useEffect(() => void workstation.restore(), [workstation])
  const { state } = workstation
  switch (state.phase) {
    case 'unknown':
      return (
        <PageBody>
          <PageHeading title={t('counter.heading')} />
          <CounterSkeleton label={t('counter.loading')} />
        </PageBody>
      )
    case 'unreachable':
      return <PageFailure text={t('counter.unreachable')} onRetry={() => workstation.restore()} />
    case 'signed-out':
      return <CounterSignIn isEnded={state.isEnded} />
    case 'signed-in':
      return <CounterOrders key={state.workstation.id} workstation={state.workstation} />
    default:
      return state satisfies never
  }
})
