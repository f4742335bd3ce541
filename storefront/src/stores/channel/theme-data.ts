import type { FilmTone } from '@foyer/design-system/films/hero-carousel'
import type { BrandTheme } from '@foyer/design-system/theme'

/** What of a theme the page's structure follows; everything else of it is style. */
export interface ThemeData {
  /** The logo: addresses for light and for dark backgrounds, and width over height, which reserves its space. */
  logo: { light: string; dark: string; ratio: number }
  /** The theme has a light and a dark mode, between which a visitor may choose. */
  hasModes: boolean
  /** Icon names of the attributes with their own appearance, by the attribute's id: those of the first mode. */
  heroGlyphs: Readonly<Record<string, string>>
  /** Default colors over a picture of the hero carousel. */
  plainTone: FilmTone
  /** Fills of the theme's first button by mode, `#rrggbb`; none where it is not filled. */
  buttonFills: { light?: string; dark?: string }
}

/**
 * The theme's colors over a picture: dark in both modes, since light ones would veil it. A theme without a dark mode
 * has its light one inverted.
 */
function getPlainTone({ Dark, Light }: BrandTheme['modes']): FilmTone {
  if (Dark) return { ground: Dark.bg, on: Dark.text, accent: Dark.muted }
  if (Light) return { ground: Light.text, on: Light.bg, accent: Light.border }
  throw new TypeError('The theme has no mode')
}

/** The part of a page's theme that is not in the style sheet. */
export function getThemeData({ assets, modes, defaultMode, buttons }: BrandTheme): ThemeData {
  const { light, dark, ratio } = assets.logo
  const heroes = Object.entries(modes[defaultMode]?.heroAttributes ?? {})
  return {
    logo: { light, dark, ratio },
    hasModes: Object.keys(modes).length > 1,
    heroGlyphs: Object.fromEntries(heroes.map(([id, { glyph }]) => [id, glyph])),
    plainTone: getPlainTone(modes),
    buttonFills: buttons.Primary.isFilled
      ? {
          ...(modes.Light && { light: modes.Light.primary }),
          ...(modes.Dark && { dark: modes.Dark.primary }),
        }
      : {},
  }
}
