import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import type { ContrastChoice, ModeChoice } from './appearance.ts'

/** The visitor's choices, from cookies; null: nothing is stored. */
export interface StoredAppearance {
  mode: ModeChoice | null
  contrast: ContrastChoice | null
}

/** Attributes of `<html>` that a brand sets for every visitor: structure and style that CSS selects by. */
export const getThemeAttributes = (theme: BrandTheme): Record<string, string> => ({
  'data-modes': Object.keys(theme.modes).join(' '),
  'data-radius': theme.radius.style,
  'data-heading': theme.pageHeadingAlignment.toLowerCase(),
  'data-logo': theme.header.logo.horizontalAlignment.toLowerCase(),
  'data-button': theme.buttons.Primary.isFilled ? 'filled' : 'outlined',
})

/**
 * Attributes of `<html>` for a visitor. Without a stored choice the theme's default mode applies, with the device's
 * contrast preference; a theme with one mode shows that one. `System` starts as the default mode, and the head's script
 * resolves it before the first paint.
 */
export function getHtmlAttributes(stored: StoredAppearance, theme: BrandTheme): Record<string, string> {
  const wanted = stored.mode ?? theme.defaultMode
  const possible =
    wanted === 'System' ? Object.keys(theme.modes).length > 1 : theme.modes[wanted] !== undefined
  const choice = possible ? wanted : theme.defaultMode
  const mode = choice === 'System' ? theme.defaultMode : choice
  return {
    'data-mode': mode.toLowerCase(),
    'data-mode-choice': choice,
    'data-contrast': stored.contrast ?? 'System',
    ...getThemeAttributes(theme),
  }
}

/** Attributes of one `<link>` of the head. */
export type HeadLink = { rel: string; href: string } & Record<string, string>

/** Media types of fonts: `@font-face` names two of the formats otherwise, and a browser skips a type that is none. */
const fontTypes = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  opentype: 'font/otf',
  truetype: 'font/ttf',
} as const

/** The icon of this size is used on a phone's home screen. */
const homeScreenSize = '180x180'

/** The brand's links for the head: fonts of the first screen, favicons. */
export const listThemeHeadLinks = (theme: BrandTheme): HeadLink[] => [
  ...theme.assets.fonts
    .filter((face) => face.preload)
    .map((face) => ({
      rel: 'preload',
      href: face.source,
      as: 'font',
      type: fontTypes[face.format],
      crossorigin: 'anonymous',
    })),
  ...theme.assets.favicons.map(({ url, size, type }) => ({
    rel: size === homeScreenSize ? 'apple-touch-icon' : 'icon',
    href: url,
    sizes: size,
    ...(type === null ? {} : { type }),
  })),
]
