import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import type { GiftCardOptions, Item } from '@foyer/contract/wire/items'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { findGiftCardEntry, getGiftCardOptions } from '../../domain/gift-shop.ts'
import { NextAction, OrderProblem } from '../../order/OrderProblem.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'

export interface GiftCardGateProps {
  readonly children: (item: Item, options: GiftCardOptions) => ReactNode
}

/** Lets a page show only where the gift shop sells gift cards; otherwise says why it cannot. */
export const GiftCardGate = observer(function GiftCardGate({ children }: GiftCardGateProps) {
  const items = useStore(getItemsStore)
  const { routes } = useStores()
  const { t } = useText()
  const menu = items.menu(giftShopKey)
  if (!menu) {
    return items.profiles.entry(giftShopKey).error ? (
      <OrderProblem
        title={t('gift-shop.card.failed.title')}
        text={t('gift-shop.card.failed.text')}
        onRetry={() => void items.ensure(giftShopKey)}
      />
    ) : (
      <PageBody>
        <FormSkeleton label={t('gift-shop.card.loading')} />
      </PageBody>
    )
  }
  const entry = findGiftCardEntry(menu)
  const options = entry && getGiftCardOptions(entry)
  return entry && options && options.faces.length > 0 ? (
    children(entry.sold[0].item, options)
  ) : (
    <OrderProblem
      title={t('gift-shop.card.none.title')}
      text={t('gift-shop.card.none.text')}
      actions={<NextAction href={routes.giftShop()}>{t('gift-shop.card.none.action')}</NextAction>}
    />
  )
})
