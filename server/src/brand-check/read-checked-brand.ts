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

/** Runs the parts of `brand check` on which pages depend, with the same messages. */
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
 * Reads a brand to be served, and refuses what `brand check` refuses as far as pages depend on it. Errors that can be
 * corrected while the server runs (content pages and their links) are logged instead.
 * @throws BrandError or CatalogueInvalid with a line for each error
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
