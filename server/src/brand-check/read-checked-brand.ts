import { readTheme } from '@foyer/theme-tokens/parse-theme'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import { validateAgreement } from './validate-agreement.ts'
import { BrandError, readServedBrand, getThemeFile, type Brand } from '../brand/brand.ts'
import { readBrandFolder, type BrandFolder } from './brand-folder.ts'
import { checkAssets } from './check-assets.ts'
import { checkTexts } from './check-texts.ts'
import { listNamingFiles } from './referencing-files.ts'
import { createTextReference } from './text-reference.ts'

/** Everything of `brand check` that a page would stumble over, in the words of the check. */
function validateForServing(folder: BrandFolder, brand: Brand, catalogue: Catalogue, root: string): string[] {
  const themes = [...brand.themes].map(([name, json]) => ({
    file: getThemeFile(brand.name, name),
    theme: readTheme(json),
    json,
  }))
  return [
    ...validateAgreement(brand, catalogue),
    ...checkTexts(brand.texts, brand.languages, createTextReference(brand, [], root)).failures,
    ...checkAssets(folder, themes, listNamingFiles(folder)).failures,
  ]
}

/**
 * Reads a brand that is to be served, and refuses what `brand check` would refuse as far as a page depends on it. What
 * can be mended while the server runs, written pages and their links, is told in its log instead.
 * @throws BrandError or CatalogueInvalid with a line for everything that is wrong
 */
export async function readCheckedBrand(settings: {
  readonly brandsFolder: string
  /** Folder name below it. */
  readonly brand: string
  /** Absolute: the product's root folder. */
  readonly rootFolder: string
}): Promise<{ brand: Brand; catalogue: Catalogue }> {
  const { brandsFolder, brand: name, rootFolder } = settings
  const brand = await readServedBrand(brandsFolder, name)
  const catalogue = loadCatalogue(brandsFolder, name)
  const folder = readBrandFolder(brandsFolder, name)
  const errors = validateForServing(folder, brand, catalogue, rootFolder)
  if (errors.length > 0)
    throw new BrandError(folder.folder, [`the brand ${name} cannot be served`, ...errors].join('\n  '))
  return { brand, catalogue }
}
