import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { ItemGridSkeleton } from '@foyer/design-system/feedback/skeleton'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { findGiftCardEntry } from '../../domain/gift-shop.ts'
import { BasketBar } from '../../features/gift-shop/BasketBar.tsx'
import { CodeSearch } from '../../features/gift-shop/CodeSearch.tsx'
import { GiftMenu } from '../../features/gift-shop/GiftMenu.tsx'
import { GiftShopHead } from '../../features/gift-shop/GiftShopHead.tsx'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'

const Shop = styled('div')({ paddingBlock: '24px 96px' })

/** The gift shop: cards to make and look up, and things to fetch at a cinema. */
export const GiftShopPage = observer(function GiftShopPage() {
  const items = useStore(getItemsStore)
  const { configuration } = useStores()
  const { t } = useText()
  const menu = items.menu(giftShopKey)
  const profile = items.profiles.entry(giftShopKey)

  function getGoods(): ReactNode {
    if (!menu) {
      return profile.error ? (
        <FailureState
          title={t('gift-shop.failed.title')}
          text={t('gift-shop.failed.text')}
          retryLabel={t('transaction.retry')}
          onRetry={() => void items.ensure(giftShopKey)}
        />
      ) : (
        <ItemGridSkeleton label={t('gift-shop.loading')} />
      )
    }
    if (menu.pages.length === 0 || !configuration.value.feature.giftShop)
      return <EmptyState title={t('gift-shop.empty.title')} text={t('gift-shop.empty.text')} />
    return (
      <>
        <GiftMenu menu={menu} />
        <CodeSearch />
      </>
    )
  }
  return (
    <>
      <GiftShopHead entry={(menu && findGiftCardEntry(menu)) ?? null} />
      <PageContainer>
        <Shop>{getGoods()}</Shop>
      </PageContainer>
      <BasketBar />
    </>
  )
})
