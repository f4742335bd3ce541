import { existsSync, readdirSync } from 'node:fs'
import { checkTheme, readTheme } from '@foyer/theme-tokens/parse-theme'
import type { FontConfiguration, FontFallback } from '@foyer/theme-tokens/configuration/assets'
import type { FontFamilyConfiguration, FontWeights } from '@foyer/theme-tokens/configuration/theme'
import { readBrandFolder, readJsonFile, type BrandFolder } from '../../src/brand-check/brand-folder.ts'

/** A font family of an existing brand: subset and measured, with its fallback. */
export interface LibraryFont {
  /** The brand from which its files are copied. */
  from: BrandFolder
  role: 'heading' | 'body'
  family: FontFamilyConfiguration
  font: FontConfiguration
  fallbacks: readonly FontFallback[]
  weights: FontWeights
  bodySize: number | undefined
}

function listFonts(from: BrandFolder): LibraryFont[] {
  const { json } = readJsonFile(from.file('theme.json'))
  if (checkTheme(json).length > 0) return []
  const { typography, assets } = readTheme(json)
  const { heading: headingWeight, body: bodyWeight, strong } = typography?.fontWeights ?? {}
  return (['heading', 'body'] as const).flatMap((role) => {
    const family = typography?.fontFamilyGroups?.[role]
    const font = assets.fonts?.find((each) => each.family === family?.family)
    if (!family || !font) return []
    const weights: FontWeights =
      role === 'heading'
        ? { ...(headingWeight === undefined ? {} : { heading: headingWeight }) }
        : {
            ...(bodyWeight === undefined ? {} : { body: bodyWeight }),
            ...(strong === undefined ? {} : { strong }),
          }
    return [
      {
        from,
        role,
        family,
        font,
        fallbacks: (assets.fontFallbacks ?? []).filter((each) => family.fallbacks?.includes(each.family)),
        weights,
        bodySize: role === 'body' ? typography?.bodySize : undefined,
      },
    ]
  })
}

/** Every font family of the existing brands, by use: headings have one weight, running text a range. */
export const listLibraryFonts = (brands: string): LibraryFont[] =>
  readdirSync(brands, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readBrandFolder(brands, name))
    .filter((brand) => existsSync(brand.file('theme.json')))
    .flatMap(listFonts)
