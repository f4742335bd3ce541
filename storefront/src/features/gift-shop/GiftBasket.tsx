import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import type { Menu, MenuEntry } from '../../domain/item-menu.ts'
import { getLineMaximum } from '../../order/items/line-maximum.ts'
import { useItemRewards } from '../../order/items/use-item-rewards.ts'
import type { GiftLine } from '../../stores/gift-shop/gift-basket-content.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { BasketLine } from './BasketLine.tsx'
import { useGiftLines } from './use-gift-lines.ts'

const ItemChoiceDialog = lazyWithRetry(
  async () => (await import('../../order/items/ItemChoiceDialog.tsx')).ItemChoiceDialog,
)

const Status = styled('div')({ '&:not(:empty)': { marginBlockEnd: 24 } })

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

/** What was taken out last, and how to put it back. */
interface Removed {
  readonly name: string
  readonly undo: () => void
}

export interface GiftBasketProps {
  readonly menu: Menu
  /** Something was changed: an earlier refusal says nothing of it. */
  readonly onChange: () => void
}

/** The lines of the basket, to change or take out; what was taken out can be put back. */
export const GiftBasket = observer(function GiftBasket({ menu, onChange }: GiftBasketProps) {
  const basket = useStore(getGiftBasket)
  const { configuration } = useStores()
  const { t } = useText()
  const { nameLine } = useGiftLines()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [opened, setOpened] = useState<{ entry: MenuEntry; line: GiftLine } | null>(null)
  const maximumItems = configuration.value.giftShop.maximumAllowedItemsInAnOrder
  const rewards = useItemRewards(giftShopKey, basket.lines)
  const entries = menu.pages.flatMap((page) => page.entries)
  const findEntry = ({ itemId }: GiftLine) => entries.find(({ sold }) => sold.some(({ id }) => id === itemId))
  const hasChoices = ({ sold }: MenuEntry) => sold.length > 1 || sold[0].item.modifierGroups.length > 0

  function remove(line: GiftLine) {
    onChange()
    setRemoved({ name: nameLine(line), undo: basket.remove(line.id) })
  }
  return (
    <div>
      <Status role="status">
        {removed && (
          <Alert tone="info" title={t('gift-shop.removed', { item: removed.name })}>
            <Button
              variant="text"
              size="medium"
              onClick={() => {
                removed.undo()
                setRemoved(null)
              }}
            >
              {t('gift-shop.undo')}
            </Button>
          </Alert>
        )}
      </Status>
      <List>
        {basket.lines.map((line) => {
          const entry = line.giftCard ? undefined : findEntry(line)
          return (
            <BasketLine
              key={line.id}
              line={line}
              maximum={
                entry
                  ? Math.min(
                      getLineMaximum({ entry, line }, basket.lines, maximumItems),
                      line.rewardId === undefined ? Infinity : (rewards.find(line.itemId, line)?.most ?? 1),
                    )
                  : 1
              }
              onOpen={
                entry && (hasChoices(entry) || rewards.find(line.itemId, line) !== null)
                  ? () => setOpened({ entry, line })
                  : undefined
              }
              onRemove={() => remove(line)}
            />
          )
        })}
      </List>
      {opened && (
        <Suspense fallback={null}>
          <ItemChoiceDialog
            key={opened.line.id}
            siteId={giftShopKey}
            entry={opened.entry}
            line={opened.line}
            lines={basket.lines}
            maximum={getLineMaximum(opened, basket.lines, maximumItems)}
            commentLabel={t('gift-shop.label')}
            onClose={() => setOpened(null)}
            onChoose={(item) => {
              onChange()
              basket.replace(opened.line.id, item)
              setOpened(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
})
