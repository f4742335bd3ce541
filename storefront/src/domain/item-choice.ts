import type { ModifierGroup, Modifier } from '@foyer/contract/wire/items'
import type { RequestedModifier } from '@foyer/contract/wire/order-items'

/** What a visitor has chosen of an item's modifier groups, as an order names it. */
export type ItemChoice = readonly RequestedModifier[]

/** Finds a group by its id; undefined for one that the server does not describe. */
export type FindGroup = (groupId: string) => ModifierGroup | undefined

/** A group in its place: under the item, or under the modifier that opens it. */
export interface PlacedGroup {
  readonly group: ModifierGroup
  /** The chosen modifier that opens the group; null for a group of the item. */
  readonly parent: RequestedModifier | null
}

/** Where a modifier stands. */
export interface ModifierPlace {
  readonly modifierGroupId: string
  readonly modifierId: string
  /** The modifier that opens the group; absent for a group of the item. */
  readonly parent?: Pick<RequestedModifier, 'modifierGroupId' | 'modifierId'> | undefined
}

const getQuantity = ({ quantity = 1 }: Pick<RequestedModifier, 'quantity'>) => quantity

const matchesPlace = (place: ModifierPlace) => (chosen: RequestedModifier) =>
  chosen.modifierGroupId === place.modifierGroupId && chosen.modifierId === place.modifierId

const findModifier = ({ modifiers }: ModifierGroup, modifierId: string): Modifier | undefined =>
  modifiers.find(({ id }) => id === modifierId)

/** Groups by their ids, in order; those that the server does not describe are left out. */
export const listGroups = (groupIds: readonly string[], find: FindGroup): ModifierGroup[] =>
  groupIds.flatMap((id) => find(id) ?? [])

/**
 * What is chosen before a visitor has chosen: the modifiers that the server calls defaults.
 * @param isAvailable false for a modifier that is sold out
 */
export function createDefaultChoice(
  groupIds: readonly string[],
  find: FindGroup,
  isAvailable: (modifierId: string) => boolean = () => true,
): RequestedModifier[] {
  return listDefaults(groupIds, find, isAvailable).map(({ modifierGroupId, modifier }) => {
    const modifiers = listDefaults(modifier.modifierGroups, find, isAvailable).map((inner) => ({
      modifierGroupId: inner.modifierGroupId,
      modifierId: inner.modifier.id,
    }))
    return { modifierGroupId, modifierId: modifier.id, ...(modifiers.length > 0 && { modifiers }) }
  })
}

function listDefaults(
  groupIds: readonly string[],
  find: FindGroup,
  isAvailable: (modifierId: string) => boolean,
): { readonly modifierGroupId: string; readonly modifier: Modifier }[] {
  return listGroups(groupIds, find).flatMap(({ id, maximumQuantity, modifiers }) =>
    modifiers
      .filter((modifier) => modifier.isDefault && isAvailable(modifier.id))
      .slice(0, maximumQuantity)
      .map((modifier) => ({ modifierGroupId: id, modifier })),
  )
}

/** How many of a group's modifiers are chosen, the same one counted as often as it is taken. */
export function countChosen(chosen: readonly RequestedModifier[], groupId: string): number {
  return chosen
    .filter(({ modifierGroupId }) => modifierGroupId === groupId)
    .reduce((sum, modifier) => sum + getQuantity(modifier), 0)
}

/** Modifiers of an item, those of the second level included: an item takes so many of them. */
export function countModifiers(choice: ItemChoice): number {
  return choice
    .flatMap((modifier) => [modifier, ...(modifier.modifiers ?? [])])
    .reduce((sum, modifier) => sum + getQuantity(modifier), 0)
}

/** Quantity by modifier id of one group in one place. */
export function getQuantities(choice: ItemChoice, { group, parent }: PlacedGroup): Record<string, number> {
  const chosen: readonly RequestedModifier[] = parent ? (parent.modifiers ?? []) : choice
  return Object.fromEntries(
    chosen
      .filter(({ modifierGroupId }) => modifierGroupId === group.id)
      .map((modifier) => [modifier.modifierId, getQuantity(modifier)]),
  )
}

/**
 * Sets how many of a modifier are chosen, 0 takes it out. Where a group allows one, it takes the place of the other; more
 * than a group allows is not chosen. A modifier that opens groups comes with their defaults.
 */
export function chooseModifier(
  choice: ItemChoice,
  place: ModifierPlace,
  quantity: number,
  find: FindGroup,
): RequestedModifier[] {
  const group = find(place.modifierGroupId)
  const modifier = group && findModifier(group, place.modifierId)
  if (!group || !modifier) return [...choice]
  const { parent } = place
  if (!parent) return setInGroup(choice, group, place, quantity, () => createInner(modifier, find))
  return choice.map((chosen) =>
    matchesPlace(parent)(chosen)
      ? { ...chosen, modifiers: setInGroup(chosen.modifiers ?? [], group, place, quantity, () => ({})) }
      : chosen,
  )
}

function createInner(modifier: Modifier, find: FindGroup): Pick<RequestedModifier, 'modifiers'> {
  const modifiers = createDefaultChoice(modifier.modifierGroups, find).map(
    ({ modifierGroupId, modifierId }) => ({ modifierGroupId, modifierId }),
  )
  return modifiers.length > 0 ? { modifiers } : {}
}

function setInGroup(
  chosen: readonly RequestedModifier[],
  group: ModifierGroup,
  place: ModifierPlace,
  quantity: number,
  create: () => Pick<RequestedModifier, 'modifiers'>,
): RequestedModifier[] {
  const isThis = matchesPlace(place)
  const before = chosen.find(isThis)
  const isOther = (each: RequestedModifier) => each.modifierGroupId === group.id && !isThis(each)
  // Of a group that takes one, the new one takes the place of the other.
  const rest = chosen.filter((each) => group.maximumQuantity > 1 || quantity === 0 || !isOther(each))
  const others = countChosen(rest.filter(isOther), group.id)
  const allowed = Math.min(quantity, group.maximumQuantity - others)
  if (allowed <= 0) return rest.filter((each) => !isThis(each))
  const { modifierGroupId, modifierId } = place
  const after = { ...(before ?? create()), modifierGroupId, modifierId, quantity: allowed }
  return before ? rest.map((each) => (isThis(each) ? after : each)) : [...rest, after]
}

/** The groups that a choice has to answer, each before those that its modifiers open. */
export function listPlacedGroups(
  groupIds: readonly string[],
  choice: ItemChoice,
  find: FindGroup,
): PlacedGroup[] {
  return listGroups(groupIds, find).flatMap((group) => [
    { group, parent: null },
    ...choice
      .filter(({ modifierGroupId }) => modifierGroupId === group.id)
      .flatMap((parent) =>
        listGroups(findModifier(group, parent.modifierId)?.modifierGroups ?? [], find).map((inner) => ({
          group: inner,
          parent,
        })),
      ),
  ])
}

/** The first group of which too few are chosen; null if the choice is complete. */
export function findMissingGroup(
  groupIds: readonly string[],
  choice: ItemChoice,
  find: FindGroup,
): PlacedGroup | null {
  return (
    listPlacedGroups(groupIds, choice, find).find(
      ({ group, parent }) =>
        countChosen(parent ? (parent.modifiers ?? []) : choice, group.id) < group.minimumQuantity,
    ) ?? null
  )
}

/** A chosen modifier as the server describes it. */
export interface DescribedModifier {
  readonly modifier: Modifier
  readonly quantity: number
  /** How often the modifier that opens its group is taken: all of it stands under each. */
  readonly times: number
}

/** The chosen modifiers in the order of their groups, those of the second level after the one that opens them. */
export function listChosen(
  groupIds: readonly string[],
  choice: ItemChoice,
  find: FindGroup,
): DescribedModifier[] {
  return describeGroups(groupIds, choice, find).flatMap((described) => {
    const { modifier, chosen, quantity } = described
    const inner = describeGroups(modifier.modifierGroups, chosen.modifiers ?? [], find)
    return [
      { modifier, quantity, times: 1 },
      ...inner.map((each) => ({ modifier: each.modifier, quantity: each.quantity, times: quantity })),
    ]
  })
}

function describeGroups(groupIds: readonly string[], choice: ItemChoice, find: FindGroup) {
  return listGroups(groupIds, find).flatMap((group) =>
    group.modifiers.flatMap((modifier) =>
      choice
        .filter(matchesPlace({ modifierGroupId: group.id, modifierId: modifier.id }))
        .map((chosen) => ({ modifier, chosen, quantity: getQuantity(chosen) })),
    ),
  )
}
