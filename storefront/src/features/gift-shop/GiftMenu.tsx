import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Section } from '@foyer/design-system/foundations/layout'
import { CategoryTabs } from '@foyer/design-system/navigation/category-tabs'
import { AllergenKey } from '@foyer/design-system/order/allergen-letters'
import { ItemGrid } from '@foyer/design-system/order/item-card'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getGiftCardOptions } from '../../domain/gift-shop.ts'
import type { Menu, MenuEntry } from '../../domain/item-menu.ts'
import { getLineMaximum } from '../../order/items/line-maximum.ts'
import { MenuCard } from '../../order/items/MenuCard.tsx'
import { useMenu } from '../../order/items/use-menu.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { FetchPlace } from './FetchPlace.tsx'
import { GiftCardTile } from './GiftCardTile.tsx'

const ItemChoiceDialog = lazyWithRetry(
  async () => (await import('../../order/items/ItemChoiceDialog.tsx')).ItemChoiceDialog,
)

/** What the gift shop sells, by pages, with how many of each are in the basket. */
export const GiftMenu = observer(function GiftMenu({ menu }: { menu: Menu }) {
  const basket = useStore(getGiftBasket)
  const { configuration, today } = useStores()
  const { t, text } = useText()
  const { allergens } = useMenu(giftShopKey)
  const [opened, setOpened] = useState<MenuEntry | null>(null)
  const maximumItems = configuration.value.giftShop.maximumAllowedItemsInAnOrder
  const { lines } = basket
  return (
    <>
      <CategoryTabs
        label={t('gift-shop.categories')}
        categories={menu.pages.map(({ number, title }) => ({
          id: `gifts-${String(number)}`,
          label: text(title),
        }))}
      />
      <FetchPlace />
      {menu.pages.map((page, index) => (
        <Section key={page.number} id={`gifts-${String(page.number)}`} title={text(page.title)} tabIndex={-1}>
          <ItemGrid label={text(page.title)} columns={4}>
            {page.entries.map((entry, position) =>
              getGiftCardOptions(entry) ? (
                <GiftCardTile key={entry.itemId} entry={entry} />
              ) : (
                <MenuCard
                  key={entry.itemId}
                  siteId={giftShopKey}
                  entry={entry}
                  lines={lines}
                  maximumItems={maximumItems}
                  offsetInMinutes={today.offsetInMinutes}
                  priority={index === 0 && position < 4}
                  onOpen={() => setOpened(entry)}
                  onAdd={() =>
                    basket.addItem({ itemId: entry.sold[0].id, quantity: 1, modifiers: [], comment: '' })
                  }
                  onTake={(line) => basket.setQuantity(line.id, line.quantity - 1)}
                />
              ),
            )}
          </ItemGrid>
        </Section>
      ))}
      {allergens.length > 0 && (
        <Section title={t('food-and-beverage.letters.title')}>
          <AllergenKey allergens={allergens} />
        </Section>
      )}
      {opened && (
        <Suspense fallback={null}>
          <ItemChoiceDialog
            key={opened.itemId}
            siteId={giftShopKey}
            entry={opened}
            line={null}
            lines={lines}
            maximum={getLineMaximum({ entry: opened, line: null }, lines, maximumItems)}
            commentLabel={t('gift-shop.label')}
            onClose={() => setOpened(null)}
            onChoose={(item) => {
              basket.addItem(item)
              setOpened(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
})
