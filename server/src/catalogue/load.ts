import { join } from 'node:path'
import { buildCatalogue } from './build.ts'
import type { Catalogue } from './catalogue.ts'
import { loadItems } from './load-items.ts'
import { loadMembership } from './load-membership.ts'
import { readCatalogueJson } from './read-catalogue-json.ts'
import { parseCatalogue, parseFilm } from './source.ts'
import { readTranslations } from './translations.ts'

/**
 * Reads a brand's catalogue, the films it names, what it sells besides tickets, and its membership. Called once at the start.
 * @param brandsFolder the `brands` folder
 * @param brand the brand's folder in it, e.g. `halcyon`
 * @throws CatalogueInvalid if a file is missing, malformed, or names something that does not exist
 */
export function loadCatalogue(brandsFolder: string, brand: string): Catalogue {
  const file = join(brandsFolder, brand, 'catalogue.json')
  const source = parseCatalogue(file, readCatalogueJson(file))
  const films = source.films.map((slug) => {
    const filmFile = join(brandsFolder, 'shared', 'films', `${slug}.json`)
    return parseFilm(filmFile, { ...object(readCatalogueJson(filmFile)), ...source.filmChanges?.[slug] })
  })
  const folder = join(brandsFolder, brand)
  const items = loadItems(folder, toIds(source.sites))
  const membership = loadMembership(folder, {
    areaCategoryIds: toIds(source.areaCategories),
    films: new Set(source.films),
    ratings: toIds(source.censorRatings),
    itemIds: new Set(items.items.keys()),
  })
  const translations = readTranslations(brandsFolder, brand, films)
  return buildCatalogue(file, source, films, translations, { items, membership })
}

const toIds = (entries: readonly { readonly id: string }[]) => new Set(entries.map(({ id }) => id))

/** The value if it is an object; anything else is left for the parser to refuse. */
function object(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
