import type { ModifierGroup } from '@foyer/contract/wire/items'

type Translate = (key: string, parameters?: Readonly<Record<string, string | number>>) => string

/** How a group is chosen from: one by radios, several by boxes, the same one more than once by steppers. */
export function getGroupKind({
  minimumQuantity,
  maximumQuantity,
  modifiers,
}: ModifierGroup): 'one' | 'several' | 'quantities' {
  if (maximumQuantity === 1) return minimumQuantity === 1 ? 'one' : 'several'
  return minimumQuantity === 0 && maximumQuantity <= modifiers.length ? 'several' : 'quantities'
}

/** What may be chosen of a group, and how much has been where that is counted. */
export function formatRule(group: ModifierGroup, count: number, t: Translate): string {
  const { minimumQuantity: minimum, maximumQuantity: maximum } = group
  if (getGroupKind(group) === 'quantities' && count > 0)
    return t('food-and-beverage.dialog.chosen', { count, maximum })
  if (maximum === 1 && minimum === 1) return t('food-and-beverage.dialog.one')
  if (minimum === 0) return t('food-and-beverage.dialog.upTo', { maximum })
  if (minimum === maximum) return t('food-and-beverage.dialog.exactly', { maximum })
  return t('food-and-beverage.dialog.between', { minimum, maximum })
}
