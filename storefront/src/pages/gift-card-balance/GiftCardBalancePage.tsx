import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores } from '../../context/hooks.ts'
import { GiftCardBalance } from '../../features/gift-card/GiftCardBalance.tsx'
import { GiftCardGate } from '../../features/gift-card/GiftCardGate.tsx'
import { PageBody } from '../../page/PageBody.tsx'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'

/** What is on a gift card, and more of it. */
export const GiftCardBalancePage = observer(function GiftCardBalancePage() {
  const { routes } = useStores()
  const basket = useStore(getGiftBasket)
  const navigate = useNavigate()
  return (
    <GiftCardGate>
      {(item, options) => (
        <PageBody>
          <GiftCardBalance
            options={options}
            onRefill={(card) => {
              basket.addGiftCard(item.id, card)
              void navigate(routes.giftShopBasket())
            }}
          />
        </PageBody>
      )}
    </GiftCardGate>
  )
})
