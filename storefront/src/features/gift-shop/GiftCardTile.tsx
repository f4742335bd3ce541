import { ItemCard } from '@foyer/design-system/order/item-card'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getGiftCardOptions } from '../../domain/gift-shop.ts'
import type { MenuEntry } from '../../domain/item-menu.ts'

/** Gift cards among the goods: more leads to where one is made. */
export const GiftCardTile = observer(function GiftCardTile({ entry }: { entry: MenuEntry }) {
  const { routes } = useStores()
  const { t, text } = useText()
  const formats = useFormats()
  const navigate = useNavigate()
  const options = getGiftCardOptions(entry)
  const [face] = options?.faces ?? []
  if (!options) return null
  return (
    <ItemCard
      name={text(entry.title)}
      note={text(entry.sold[0].item.description) || undefined}
      picture={face && { url: routes.media('GiftCardFaceGraphic', face.id, {}) }}
      wholePicture
      priority
      price={t('food-and-beverage.from', { price: formats.money(options.least) })}
      state={{ type: 'available' }}
      labels={{ increase: t('gift-shop.make'), decrease: t('gift-shop.make') }}
      onIncrease={() => void navigate(routes.giftCard())}
      onDecrease={() => undefined}
    />
  )
})
