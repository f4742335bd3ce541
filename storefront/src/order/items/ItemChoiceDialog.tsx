import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { AllergenNote } from '@foyer/design-system/order/allergen-letters'
import { ItemDialog } from '@foyer/design-system/order/item-dialog'
import { ModifierGroup } from '@foyer/design-system/order/modifier-group'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { multiplyValue } from '../../domain/amounts.ts'
import { createDefaultChoice, findMissingGroup } from '../../domain/item-choice.ts'
import type { MenuEntry } from '../../domain/item-menu.ts'
import { getMinimumAge, getUnitPrice, listAllergenIds } from '../../domain/item-offer.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import type { BasketItem } from '../../stores/orders/basket-content.ts'
import type { NewItem } from '../../stores/orders/basket-items.ts'
import { getHandoverAvailability } from './handover-availability.ts'
import { ItemGroups } from './ItemGroups.tsx'
import { useItemRewards } from './use-item-rewards.ts'
import { useItemDiscounts } from './use-item-discounts.ts'
import { useMenu } from './use-menu.ts'

export interface ItemChoiceDialogProps {
  readonly siteId: string
  readonly entry: MenuEntry
  /** The line that is changed; null for a new one. */
  readonly line: BasketItem | null
  /** What is in the basket: it may use the member's rewards. */
  readonly lines: readonly BasketItem[]
  /** Most of it in this line. */
  readonly maximum: number
  /** What the comment is for, where that is not the kitchen. */
  readonly commentLabel?: string
  /** Whether it is handed over now: discounts with hours count then (default). */
  readonly isForNow?: boolean
  readonly onClose: () => void
  readonly onChoose: (item: NewItem) => void
}

/** An item with its size, modifiers, comment and quantity. Nothing is in the basket before the button is pressed. */
export const ItemChoiceDialog = observer(function ItemChoiceDialog(props: ItemChoiceDialogProps) {
  const { siteId, entry, line, lines, maximum, commentLabel, isForNow = true, onClose, onChoose } = props
  const items = useStore(getItemsStore)
  const { configuration } = useStores()
  const { t, text, list } = useText()
  const { findGroup, price, picture, listAllergens } = useMenu(siteId)
  const { discountLine } = useItemDiscounts(siteId, isForNow)
  const isAvailable = (soldId: string) =>
    getHandoverAvailability(items.findAvailability(siteId, soldId), isForNow)?.isAvailable !== false
  const [first] = entry.sold
  const { item } = first
  const initial =
    entry.sold.find(({ id }) => id === line?.itemId) ?? entry.sold.find(({ id }) => isAvailable(id))
  const [soldId, setSoldId] = useState((initial ?? first).id)
  const [choice, setChoice] = useState(
    () =>
      line?.modifiers ??
      createDefaultChoice(item.modifierGroups, findGroup, (id) => items.isModifierAvailable(siteId, id)),
  )
  const [comment, setComment] = useState(line?.comment ?? '')
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [wantsReward, setWantsReward] = useState(line?.rewardId !== undefined)
  const [showsMissing, setShowsMissing] = useState(false)
  // The first group of a new item is open, whatever it comes with; a line that is changed is folded.
  const [openIds, setOpenIds] = useState<readonly string[]>(line ? [] : item.modifierGroups.slice(0, 1))

  const reward = useItemRewards(siteId, lines).find(soldId, line)
  const used = wantsReward ? reward : null
  const listed = entry.sold.find(({ id }) => id === soldId) ?? first
  const sold = used ? { ...listed, price: used.price } : listed
  const most = Math.max(1, Math.min(maximum, used?.most ?? Infinity))
  const taken = Math.min(quantity, most)
  const missing = findMissingGroup(item.modifierGroups, choice, findGroup)
  const maximumLength = configuration.value.foodAndBeverage.itemComments.maximumAllowedLength
  const whole = multiplyValue(getUnitPrice(sold, choice, findGroup), taken)
  const sum = price(discountLine(sold, taken, whole))
  const allergens = listAllergens(listAllergenIds(item, choice, findGroup))
  const others = listAllergens(item.mayContainIds)
  const age = getMinimumAge(item, choice, findGroup)
  const isMissing = missing !== null
  return (
    <ItemDialog
      open
      onClose={onClose}
      closeLabel={t('food-and-beverage.dialog.close')}
      title={text(entry.title)}
      // A sentence of its own: a description ends with a full stop.
      description={
        [text(item.description), age > 0 ? t('food-and-beverage.age', { age }) : '']
          .filter(Boolean)
          .join(' ') || undefined
      }
      picture={picture(soldId)}
      comment={{
        label: commentLabel ?? t('food-and-beverage.dialog.comment'),
        optionalLabel: t('food-and-beverage.dialog.optional'),
        name: 'comment',
        value: comment,
        maxLength: maximumLength,
        count: t('food-and-beverage.dialog.commentCount', { count: comment.length, maximum: maximumLength }),
        onChange: setComment,
      }}
      note={
        items.allergens(siteId).length > 0 && (
          <AllergenNote
            title={
              allergens.length > 0
                ? list(allergens.map(({ name }) => name))
                : t('food-and-beverage.dialog.noAllergens')
            }
            allergens={allergens}
          >
            {others.length > 0
              ? t('food-and-beverage.dialog.mayContain', { allergens: list(others.map(({ name }) => name)) })
              : undefined}
          </AllergenNote>
        )
      }
      quantity={{
        value: taken,
        max: most,
        onChange: setQuantity,
        labels: {
          decrease: t('food-and-beverage.dialog.fewer'),
          increase: t('food-and-beverage.dialog.more'),
        },
      }}
      action={{
        isMissing,
        label: isMissing
          ? t('food-and-beverage.dialog.chooseMissing', { group: text(missing.group.name) })
          : t(line ? 'food-and-beverage.dialog.change' : 'food-and-beverage.dialog.add', { price: sum }),
        onPress: () => {
          if (isMissing) setShowsMissing(true)
          else
            onChoose({
              itemId: soldId,
              quantity: taken,
              modifiers: choice,
              comment: comment.trim(),
              ...(used && { rewardId: used.rewardId }),
            })
        },
      }}
    >
      {entry.sold.length > 1 && (
        <ModifierGroup
          name={t('food-and-beverage.dialog.size')}
          kind="one"
          rule={t('food-and-beverage.dialog.one')}
          options={entry.sold.map((each) => ({
            id: each.id,
            label: text(each.size?.name),
            price: price(discountLine(each, 1, each.price)),
            disabled: !isAvailable(each.id),
            note: isAvailable(each.id) ? undefined : t('food-and-beverage.dialog.soldOut'),
          }))}
          chosen={{ [soldId]: 1 }}
          onChange={setSoldId}
        />
      )}
      {reward && (
        <Checkbox
          name="reward"
          label={t('food-and-beverage.reward.use', {
            reward: text(reward.name),
            price:
              reward.price.valueIncludingTax > 0 ? price(reward.price) : t('food-and-beverage.reward.free'),
          })}
          help={reward.most > 1 && t('food-and-beverage.reward.most', { count: reward.most })}
          checked={wantsReward}
          onChange={setWantsReward}
        />
      )}
      <ItemGroups
        siteId={siteId}
        groupIds={item.modifierGroups}
        choice={choice}
        openIds={openIds}
        onOpen={setOpenIds}
        showsMissing={showsMissing}
        onChange={setChoice}
      />
    </ItemDialog>
  )
})
