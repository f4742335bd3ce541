import { ModifierGroup } from '@foyer/design-system/order/modifier-group'
import type { ReactNode } from 'react'
import type { ModifierGroup as Group } from '@foyer/contract/wire/items'
import type { RequestedModifier } from '@foyer/contract/wire/order-items'
import { useStore, useText } from '../../context/hooks.ts'
import {
  chooseModifier,
  countChosen,
  getQuantities,
  listGroups,
  type ItemChoice,
} from '../../domain/item-choice.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { createAnswer, isFinished } from './group-answer.ts'
import { formatRule, getGroupKind } from './modifier-texts.ts'
import { useMenu } from './use-menu.ts'

export interface ItemGroupsProps {
  readonly siteId: string
  readonly groupIds: readonly string[]
  readonly choice: ItemChoice
  /** Ids of groups of the item that stay open although they are finished. */
  readonly openIds: readonly string[]
  readonly onOpen: (groupIds: readonly string[]) => void
  /** Say of groups of which too few are chosen that they are missing. */
  readonly showsMissing: boolean
  readonly onChange: (choice: ItemChoice) => void
}

/** The groups of an item, each with those that its chosen modifiers open. Used inside an observer. */
export function ItemGroups(props: ItemGroupsProps) {
  const { siteId, groupIds, choice, openIds, onOpen, showsMissing, onChange } = props
  const items = useStore(getItemsStore)
  const { t, text, list } = useText()
  const { findGroup, price } = useMenu(siteId)

  function draw(group: Group, parent: RequestedModifier | null): ReactNode {
    const chosen = getQuantities(choice, { group, parent })
    const count = countChosen(parent ? (parent.modifiers ?? []) : choice, group.id)
    const isMissing = showsMissing && count < group.minimumQuantity
    const options = group.modifiers.map((modifier) => {
      const isGone = !items.isModifierAvailable(siteId, modifier.id)
      const label = text(modifier.name)
      const inner = parent ? undefined : findChosen(choice, group.id, modifier.id)
      const added = modifier.priceDifference.valueIncludingTax
      return {
        id: modifier.id,
        label,
        note: isGone ? t('food-and-beverage.dialog.soldOut') : undefined,
        price:
          added === 0
            ? undefined
            : t('food-and-beverage.dialog.added', { price: price(modifier.priceDifference) }),
        disabled: isGone,
        labels: {
          decrease: t('food-and-beverage.row.fewer', { item: label }),
          increase: t('food-and-beverage.row.more', { item: label }),
        },
        nested:
          inner && modifier.modifierGroups.length > 0
            ? listGroups(modifier.modifierGroups, findGroup).map((each) => draw(each, inner))
            : undefined,
      }
    })
    const kind = getGroupKind(group)
    const isFolded =
      parent === null && !openIds.includes(group.id) && isFinished({ group, choice, findGroup })
    return (
      <ModifierGroup
        key={group.id}
        answer={
          isFolded
            ? {
                ...createAnswer({ group, choice, findGroup }, { t, text, list }),
                changeLabel: t('food-and-beverage.change'),
                onChange: () => onOpen([...openIds, group.id]),
              }
            : undefined
        }
        name={text(group.name)}
        kind={kind}
        rule={
          isMissing
            ? `${t('food-and-beverage.dialog.missing')}: ${formatRule(group, 0, t)}`
            : formatRule(group, count, t)
        }
        isMissing={isMissing}
        isNested={parent !== null}
        isFull={count >= group.maximumQuantity}
        options={options}
        chosen={chosen}
        onChange={(modifierId, quantity) => {
          const own = parent ? parent.modifierGroupId : group.id
          // Steppers are pressed again in their place: nothing above them folds meanwhile.
          onOpen(kind === 'quantities' ? [...openIds, own] : [own])
          onChange(
            chooseModifier(
              choice,
              { modifierGroupId: group.id, modifierId, ...(parent && { parent }) },
              quantity,
              findGroup,
            ),
          )
        }}
      />
    )
  }

  return listGroups(groupIds, findGroup).map((group) => draw(group, null))
}

const findChosen = (choice: ItemChoice, groupId: string, modifierId: string) =>
  choice.find((each) => each.modifierGroupId === groupId && each.modifierId === modifierId)
