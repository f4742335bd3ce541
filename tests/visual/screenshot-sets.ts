/** The sets of screenshots of the sheets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import type { BrandTheme, ModeType } from '@foyer/theme-tokens/theme-model'

/** The sheets of one brand in one mode at one width, in px: one file of signatures. */
export interface ScreenshotSet {
  brand: string
  mode: ModeType
  width: number
}

export const firstBrand = 'halcyon'
const widths = { phone: 390, desktop: 1440 }
const themeFile = (brand: string) => join('brands', brand, 'theme.json')

export const toSetName = ({ brand, mode, width }: ScreenshotSet): string =>
  `${brand}-${mode.toLowerCase()}-${width}`

export const readTheme = (brand: string): BrandTheme =>
  parseTheme(JSON.parse(readFileSync(themeFile(brand), 'utf8')))

/** Parses a command's option: names separated by commas, or `others` for all but the first brand. */
export function chooseBrands(option: string): string[] {
  if (option !== 'others') return option.split(',')
  const known = readdirSync('brands').filter((brand) => existsSync(themeFile(brand)))
  return known.filter((brand) => brand !== firstBrand)
}

/** One width per set, as a sheet's layout does not depend on its colors. Both for inspection. */
function getWidths(brand: string, mode: ModeType, isLookedAt: boolean): number[] {
  if (isLookedAt) return Object.values(widths)
  return [brand === firstBrand && mode === 'Light' ? widths.phone : widths.desktop]
}

export const getScreenshotSets = (brands: readonly string[], isLookedAt: boolean): ScreenshotSet[] =>
  brands.flatMap((brand) =>
    (Object.keys(readTheme(brand).modes) as ModeType[]).flatMap((mode) =>
      getWidths(brand, mode, isLookedAt).map((width) => ({ brand, mode, width })),
    ),
  )
