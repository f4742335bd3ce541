import type { MenuPage } from '../../domain/item-menu.ts'

/** Diets that the pages have words for. */
const known = ['vegan', 'vegetarian'] as const

/** The diets by which a menu can be narrowed: those of some of its things. */
export function listDiets(pages: readonly MenuPage[]): (typeof known)[number][] {
  const found = new Set(pages.flatMap(({ entries }) => entries.map(({ sold: [{ item }] }) => item.diet)))
  return known.filter((diet) => found.has(diet))
}
