import { ConfirmationDialog } from '@foyer/design-system/feedback/confirmation-dialog'
import { OrderHeader } from '@foyer/design-system/order/order-header'
import { SkipLink } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useIsNavigating, useStore, useStores, useText } from '../../context/hooks.ts'
import { NotificationsPlace } from '../../features/notifications/NotificationsPlace.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { getCounterStores } from '../../stores/counter/counter-stores.ts'

/** As wide as the orders below it. */
const Head = styled('div')({
  '&[data-wide] > header > div': {
    maxInlineSize: 'none',
    [media.up.md]: { paddingInline: 32 },
  },
})

/** Frame of the staff's page: no navigation and no news for visitors. Its logo stays here; signing out is confirmed. */
export const CounterFrame = observer(function CounterFrame({ children }: { children: ReactNode }) {
  const { logo, routes } = useStores()
  const { workstation } = useStore(getCounterStores)
  const { t } = useText()
  const isNavigating = useIsNavigating()
  const [isLeaving, setLeaving] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isSignedIn = workstation.state.phase === 'signed-in'

  async function signOut() {
    setBusy(true)
    setFailed(false)
    const isOut = await workstation.signOut()
    setBusy(false)
    setFailed(!isOut)
    setLeaving(!isOut)
  }

  return (
    <>
      <SkipLink href="#content">{t('shared.skip.content')}</SkipLink>
      <BlockBoundary>
        <Head data-wide={isSignedIn ? '' : undefined}>
          <OrderHeader
            logo={{ ...logo, label: t('counter.page.title'), href: routes.counter() }}
            leave={
              isSignedIn
                ? {
                    label: t('counter.signOut.label'),
                    onPress: () => {
                      setFailed(false)
                      setLeaving(true)
                    },
                  }
                : undefined
            }
          />
        </Head>
      </BlockBoundary>
      <main id="content" tabIndex={-1} aria-busy={isNavigating}>
        {children}
      </main>
      <NotificationsPlace />
      <ConfirmationDialog
        open={isLeaving && isSignedIn}
        title={t('counter.signOut.title')}
        text={t('counter.signOut.text')}
        confirmLabel={t('counter.signOut.label')}
        cancelLabel={t('counter.signOut.cancel')}
        preferred="cancel"
        busy={isBusy}
        busyLabel={t('counter.signOut.busy')}
        failure={hasFailed ? t('counter.signOut.failed') : undefined}
        onCancel={() => setLeaving(false)}
        onConfirm={() => void signOut()}
      />
    </>
  )
})
