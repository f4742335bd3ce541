import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createFontFaceCss } from '@foyer/theme-tokens/css'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import type { Brand } from '../src/brand/brand.ts'
import type { Typefaces } from './fields-routes.ts'

/** Fonts that a brand gives to the provider for the card fields; undefined without font files. */
export function toTypefaces({
  theme,
  assetsFolder,
}: Pick<Brand, 'theme' | 'assetsFolder'>): Typefaces | undefined {
  const folder = join(assetsFolder, 'fonts')
  return existsSync(folder) ? { css: createFontFaceCss(parseTheme(theme)), folder } : undefined
}
