import type { BrandTheme } from '@foyer/design-system/theme'

/** What of a theme the page's structure follows; everything else of it is style. */
export interface ThemeFacts {
  /** The logo: addresses for light and for dark grounds, and width over height, which keeps its place. */
  logo: { light: string; dark: string; ratio: number }
  /** The theme has a light and a dark mode, between which a visitor may choose. */
  hasModes: boolean
  /** Names of glyphs of the attributes with a look of their own, by the attribute's id: as the first mode has them. */
  heroGlyphs: Readonly<Record<string, string>>
}

/** What a page carries of its theme besides the style sheet. */
export function themeFacts({ assets, modes, defaultMode }: BrandTheme): ThemeFacts {
  const { light, dark, ratio } = assets.logo
  const heroes = Object.entries(modes[defaultMode]?.heroAttributes ?? {})
  return {
    logo: { light, dark, ratio },
    hasModes: Object.keys(modes).length > 1,
    heroGlyphs: Object.fromEntries(heroes.map(([id, { glyph }]) => [id, glyph])),
  }
}
