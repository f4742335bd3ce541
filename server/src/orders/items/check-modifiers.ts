import type { ItemAvailabilityError } from '@foyer/contract/wire/items'
import type { RequestedItem, RequestedModifier } from '@foyer/contract/wire/order-items'
import { isModifierSoldOut } from '../../catalogue/item-changes.ts'
import type { CatalogueModifier } from '../../catalogue/items.ts'
import { getSeller, type ItemRequest, type SoldLine } from './item-request.ts'

type ModifierError = Omit<ItemAvailabilityError, 'id' | 'itemId'>
/** A modifier of either level. */
type Requested = Omit<RequestedModifier, 'modifiers'> & Pick<RequestedModifier, 'modifiers'>

const invalid = (modifierGroupId: string, modifierId?: string): ModifierError => ({
  unavailableReason: 'ModifiersInvalid',
  modifierGroupId,
  ...(modifierId === undefined ? {} : { modifierId }),
})

/** The first thing that is wrong with the modifiers of a line: unknown, too few, too many, sold out. */
export function findModifierErrors(
  request: ItemRequest,
  { requested, item }: SoldLine,
): ModifierError | null {
  const modifiers = requested.modifiers ?? []
  const most = request.settings.items.maximumModifiers
  if (countModifiers(requested) > most) return { unavailableReason: 'TooManyModifiers', limit: most }
  return findLevelError(request, item.modifierGroupIds, modifiers)
}

/** Modifiers of one piece, both levels. */
export function countModifiers({ modifiers = [] }: Pick<RequestedItem, 'modifiers'>): number {
  return modifiers.reduce((sum, { quantity = 1, modifiers: inner = [] }) => {
    const opened = inner.reduce((total, { quantity: each = 1 }) => total + each, 0)
    return sum + quantity * (1 + opened)
  }, 0)
}

/** @param groupIds groups that are open at this level */
function findLevelError(
  request: ItemRequest,
  groupIds: readonly string[],
  modifiers: readonly Requested[],
): ModifierError | null {
  const counts = new Map<string, number>()
  for (const requested of modifiers) {
    const { modifierGroupId, modifierId, quantity = 1 } = requested
    const modifier = groupIds.includes(modifierGroupId)
      ? findModifier(request, modifierGroupId, modifierId)
      : undefined
    if (!modifier) return invalid(modifierGroupId, modifierId)
    if (isModifierSoldOut(modifierId, getSeller(request), request.changes, request.now))
      return { unavailableReason: 'SoldOut', modifierGroupId, modifierId, limit: 0 }
    const inner = findLevelError(request, modifier.groupIds, requested.modifiers ?? [])
    if (inner) return inner
    counts.set(modifierGroupId, (counts.get(modifierGroupId) ?? 0) + quantity)
  }
  for (const groupId of groupIds) {
    const group = request.catalogue.modifierGroups.get(groupId)
    const count = counts.get(groupId) ?? 0
    if (!group || (count === 0 && !group.isRequired)) continue
    if (count < group.minimum) return { ...invalid(groupId), limit: group.minimum }
    if (count > group.maximum) return { ...invalid(groupId), limit: group.maximum }
  }
  return null
}

export function findModifier(
  { catalogue }: Pick<ItemRequest, 'catalogue'>,
  groupId: string,
  modifierId: string,
): CatalogueModifier | undefined {
  return catalogue.modifierGroups.get(groupId)?.modifiers.find(({ id }) => id === modifierId)
}
