import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { listPointsOffers } from '../../domain/points-offers.ts'
import { SectionFailure } from '../../features/failures/SectionFailure.tsx'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { getOutcome } from '../../stores/base/caching.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { Recharge } from './Recharge.tsx'

/** Buying points: the gift shop sells them, where it does. */
export const MemberRechargePointsPage = observer(function MemberRechargePointsPage() {
  const { configuration, texts } = useStores()
  const { t } = useText()
  const { defaultMemberBalanceTypeName } = configuration.value.loyalty
  return (
    <MemberAreaFrame
      title={t('member.recharge.pageTitle', {
        unit: defaultMemberBalanceTypeName.toLocaleLowerCase(texts.languageTag),
      })}
      section="rewards"
    >
      <Content />
    </MemberAreaFrame>
  )
})

const Content = observer(function Content() {
  const items = useStore(getItemsStore)
  const { configuration } = useStores()
  const { t } = useText()
  const hasShop = configuration.value.feature.giftShop
  useEffect(() => {
    if (hasShop) void items.ensure(giftShopKey)
  }, [items, hasShop])
  if (!hasShop) return <NotSold />
  switch (getOutcome(items.profiles.entry(giftShopKey))) {
    case 'pending':
      return <FormSkeleton label={t('shared.state.loading')} />
    case 'failed':
      return (
        <SectionFailure
          title={t('member.recharge.failed.title')}
          text={t('member.recharge.failed.text')}
          onRetry={() => items.ensure(giftShopKey)}
        />
      )
    case 'missing':
      return <NotSold />
    case 'ready': {
      const menu = items.menu(giftShopKey)
      const offers = menu ? listPointsOffers(menu, (id) => items.findAvailability(giftShopKey, id)) : []
      return offers.length > 0 ? <Recharge offers={offers} /> : <NotSold />
    }
  }
})

/** How points are come by where none are for sale. */
const NotSold = () => {
  const { routes } = useStores()
  const { t } = useText()
  return (
    <EmptyState
      icon="gift"
      title={t('member.recharge.none.title')}
      text={t('member.recharge.none.text')}
      actions={<Button href={routes.films()}>{t('member.recharge.none.films')}</Button>}
    />
  )
}
