import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { GiftCardDesigner } from '../../features/gift-card/GiftCardDesigner.tsx'
import { GiftCardGate } from '../../features/gift-card/GiftCardGate.tsx'
import { listWays } from '../../features/gift-card/list-ways.ts'
import { RefillForm } from '../../features/gift-card/RefillForm.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import type { GiftCardChoice } from '../../stores/gift-shop/gift-basket-content.ts'

/** A gift card is made, or one of the basket changed: the address names its line. */
export const GiftCardPage = observer(function GiftCardPage() {
  const { configuration, routes } = useStores()
  const { allowRecipient } = configuration.value.giftShop
  const { url } = usePage()
  const basket = useStore(getGiftBasket)
  const { t } = useText()
  const navigate = useNavigate()
  // The basket comes after hydration: until then, and for a line that is gone, it is a new card.
  const line = basket.findLine(url.searchParams.get('line') ?? '')
  const changed = line?.giftCard ?? null
  const refillId = changed?.refillId ?? null

  function save(itemId: string, card: GiftCardChoice) {
    if (line && changed) basket.changeGiftCard(line.id, card)
    else basket.addGiftCard(itemId, card)
    void navigate(routes.giftShopBasket())
  }
  return (
    <GiftCardGate>
      {(item, options) =>
        changed && refillId !== null ? (
          <PageBody>
            <PageHeading
              title={t('gift-shop.balance.refill.title')}
              intro={t('gift-shop.balance.refill.text')}
            />
            <RefillForm
              key={refillId}
              options={options}
              refillId={refillId}
              line={changed}
              onRefill={(card) => save(item.id, card)}
            />
          </PageBody>
        ) : (
          <PageBody>
            <PageHeading title={t(changed ? 'gift-shop.card.changeTitle' : 'gift-shop.card.title')} />
            <GiftCardDesigner
              key={line?.id ?? 'new'}
              options={options}
              ways={listWays(item, allowRecipient)}
              allowsRecipient={allowRecipient}
              line={changed}
              onAdd={(card) => save(item.id, card)}
            />
          </PageBody>
        )
      }
    </GiftCardGate>
  )
})
