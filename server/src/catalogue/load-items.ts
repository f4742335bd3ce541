import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildItemCatalogue } from './build-items.ts'
import { CatalogueError } from './catalogue-error.ts'
import type { ItemCatalogue } from './items.ts'
import { parseFood, parseGifts } from './item-source.ts'
import { readCatalogueJson } from './read-catalogue-json.ts'
import { validateFood, validateGifts } from './validate-items.ts'

/**
 * Reads what a brand sells besides tickets: `food.json` and `gifts.json` in its folder, each optional.
 * @param siteIds sites of its catalogue
 * @throws CatalogueInvalid if a file is malformed or contradicts itself or the others
 */
export function loadItems(folder: string, siteIds: ReadonlySet<string>): ItemCatalogue {
  const food = readOptional(join(folder, 'food.json'), parseFood, (source) =>
    validateFood(source, { siteIds }),
  )
  const gifts = readOptional(join(folder, 'gifts.json'), parseGifts, (source) =>
    validateGifts(source, { food, siteIds }),
  )
  return buildItemCatalogue(food, gifts)
}

/** Reads and validates a file; null if there is none. */
function readOptional<T>(
  file: string,
  parse: (file: string, value: unknown) => T,
  validate: (source: T) => readonly string[],
): T | null {
  if (!existsSync(file)) return null
  const source = parse(file, readCatalogueJson(file))
  const errors = validate(source)
  if (errors.length > 0) throw new CatalogueError(file, errors)
  return source
}
