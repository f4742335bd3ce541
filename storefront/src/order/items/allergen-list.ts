import type { Allergen } from '@foyer/design-system/order/allergen-letters'

/** Gives each allergen the shortest beginning of its name that no other one has: "M", "Mu". */
export function createLetters(
  allergens: readonly { readonly id: string; readonly name: string }[],
): Allergen[] {
  const taken = new Set<string>()
  return allergens.map(({ id, name }) => {
    const signs = [...name]
    let length = 1
    while (length < Math.min(3, signs.length) && taken.has(signs.slice(0, length).join(''))) length++
    const letters = signs.slice(0, length).join('')
    taken.add(letters)
    return { id, name, letters }
  })
}
