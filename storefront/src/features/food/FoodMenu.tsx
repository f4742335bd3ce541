import { FilterChip, FilterChips } from '@foyer/design-system/actions/filter-chip'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Link } from '@foyer/design-system/actions/link'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { CategoryTabs } from '@foyer/design-system/navigation/category-tabs'
import { AllergenKey } from '@foyer/design-system/order/allergen-letters'
import { ItemGrid } from '@foyer/design-system/order/item-card'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import type { MenuEntry, MenuPage } from '../../domain/item-menu.ts'
import { addOffset } from '../../domain/time.ts'
import { MenuCard } from '../../order/items/MenuCard.tsx'
import { getLineMaximum } from '../../order/items/line-maximum.ts'
import { useMenu } from '../../order/items/use-menu.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { addItem, payFor, replaceItem, setQuantity, type NewItem } from '../../stores/orders/basket-items.ts'
import type { BasketItem } from '../../stores/orders/basket-content.ts'
import { listDiets } from './diets.ts'
import { FoodLines } from './FoodLines.tsx'
import { useIsForNow } from './use-is-for-now.ts'

const ItemChoiceDialog = lazyWithRetry(
  async () => (await import('../../order/items/ItemChoiceDialog.tsx')).ItemChoiceDialog,
)

/** What narrows the menu, under its categories. */
const Narrowing = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > p': { flex: 1, margin: 0, color: 'var(--foyer-text-muted)' },
})

const lettersId = 'letters'

/** Milliseconds before its end in which a category says when that is. */
const soon = 60 * 60_000

export interface FoodMenuProps {
  readonly siteId: string
  /** Of the cinema from UTC. */
  readonly offsetInMinutes: number
  /** Brought to a seat or a table now: what is soon not sold any more says so. */
  readonly isAtPlace: boolean
  /** Something was changed: an earlier refusal says nothing of it. */
  readonly onChange: () => void
}

/** A cinema's menu by pages, and what is chosen of it. */
export const FoodMenu = observer(function FoodMenu(props: FoodMenuProps) {
  const { siteId, offsetInMinutes, isAtPlace, onChange } = props
  const { items: store } = useStore(getItemStores)
  const { basket } = useStore(getOrderStores)
  const { configuration, today } = useStores()
  const formats = useFormats()
  const { t, plural, text } = useText()
  const { allergens } = useMenu(siteId)
  const [diet, setDiet] = useState<string | null>(null)
  const [opened, setOpened] = useState<{ entry: MenuEntry; line: BasketItem | null } | null>(null)
  const pages = store.menu(siteId)?.pages ?? []
  const { items } = basket.itemsAt(siteId)
  const isForNow = useIsForNow(siteId)
  const maximumItems = configuration.value.transaction.maximumAllowedItemsInAnOrder
  const diets = listDiets(pages)
  const fits = (entry: MenuEntry) => diet === null || entry.sold[0].item.diet === diet
  const entries = pages.flatMap((page) => page.entries)
  const hidden = new Set(entries.filter((entry) => !fits(entry)).map(({ itemId }) => itemId)).size

  function nameCategory({ title, entries: listed }: MenuPage): string {
    const sold = listed.flatMap((entry) => entry.sold)
    const end = isAtPlace ? store.findEndOfSale(siteId, today.now, offsetInMinutes, sold) : null
    if (end === null || end - today.now > soon) return text(title)
    return t('food-and-beverage.categoryUntil', {
      category: text(title),
      time: formats.time(addOffset(new Date(end).toISOString(), offsetInMinutes)),
    })
  }
  function change(next: readonly BasketItem[]) {
    onChange()
    basket.changeItems(siteId, { items: next })
  }
  function open(entry: MenuEntry, line: BasketItem | null = null) {
    setOpened({ entry, line })
  }
  function choose(item: NewItem) {
    if (!opened) return
    change(opened.line ? replaceItem(items, opened.line.id, item) : addItem(items, item))
    setOpened(null)
  }
  return (
    <>
      <CategoryTabs
        label={t('food-and-beverage.categories')}
        categories={pages.map((page) => ({
          id: `menu-${String(page.number)}`,
          label: nameCategory(page),
        }))}
      />
      {(diets.length > 0 || allergens.length > 0) && (
        <Narrowing>
          {diets.length > 0 && (
            <FilterChips label={t('food-and-beverage.diet.label')}>
              {diets.map((each) => (
                <FilterChip
                  key={each}
                  icon="leaf"
                  label={t(`food-and-beverage.diet.${each}`)}
                  pressed={diet === each}
                  onPress={() => setDiet(diet === each ? null : each)}
                />
              ))}
            </FilterChips>
          )}
          <p role="status">{hidden > 0 && plural('food-and-beverage.diet.hidden', hidden)}</p>
          {allergens.length > 0 && <Link href={`#${lettersId}`}>{t('food-and-beverage.letters.title')}</Link>}
        </Narrowing>
      )}
      {pages.map((page, index) => (
        <Section key={page.number} id={`menu-${String(page.number)}`} title={text(page.title)} tabIndex={-1}>
          <ItemGrid label={text(page.title)}>
            {page.entries.filter(fits).map((entry, position) => (
              <MenuCard
                key={entry.itemId}
                siteId={siteId}
                entry={entry}
                lines={items}
                maximumItems={maximumItems}
                offsetInMinutes={offsetInMinutes}
                priority={index === 0 && position < 4}
                isForNow={isForNow}
                onOpen={() => open(entry)}
                onAdd={() =>
                  change(
                    addItem(items, { itemId: entry.sold[0].id, quantity: 1, modifiers: [], comment: '' }),
                  )
                }
                onTake={(line) => change(setQuantity(items, line.id, line.quantity - 1))}
              />
            ))}
          </ItemGrid>
        </Section>
      ))}
      <FoodLines
        siteId={siteId}
        onOpen={(line) => {
          const entry = entries.find(({ sold }) => sold.some(({ id }) => id === line.itemId))
          if (entry) open(entry, line)
        }}
        onRemove={(line) => change(setQuantity(items, line.id, 0))}
        onPay={(line) => change(items.map((each) => (each.id === line.id ? payFor(each) : each)))}
      />
      {allergens.length > 0 && (
        <Section id={lettersId} title={t('food-and-beverage.letters.title')} tabIndex={-1}>
          <AllergenKey allergens={allergens} />
        </Section>
      )}
      {opened && (
        <Suspense fallback={null}>
          <ItemChoiceDialog
            key={opened.line?.id ?? opened.entry.itemId}
            siteId={siteId}
            entry={opened.entry}
            line={opened.line}
            lines={items}
            maximum={getLineMaximum(opened, items, maximumItems)}
            isForNow={isForNow}
            onClose={() => setOpened(null)}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  )
})
