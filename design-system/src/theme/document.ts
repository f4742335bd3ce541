import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import type { ModeChoice } from './mode.ts'

/**
 * Attributes of `<html>` for a visitor's stored choice (null: none stored, the theme's default mode applies).
 * A theme with one mode shows that one. `System` starts as the default mode; the init script resolves it before paint.
 */
export function htmlAttributesFor(choice: ModeChoice | null, theme: BrandTheme): Record<string, string> {
  const wanted = choice ?? theme.defaultMode
  const possible =
    wanted === 'System' ? Object.keys(theme.modes).length > 1 : theme.modes[wanted] !== undefined
  const applied = possible ? wanted : theme.defaultMode
  const mode = applied === 'System' ? theme.defaultMode : applied
  return {
    'data-mode': mode.toLowerCase(),
    'data-mode-choice': applied,
    'data-radius': theme.radius.style,
    'data-heading': theme.pageHeadingAlignment.toLowerCase(),
    'data-logo': theme.header.logo.horizontalAlignment.toLowerCase(),
    'data-button': theme.buttons.Primary.isFilled ? 'filled' : 'outlined',
  }
}

/** Attributes of one `<link>` of the head. */
export type HeadLink = { rel: string; href: string } & Record<string, string>

/** The brand's links for the head: fonts of the first screen, favicons. */
export const themeHeadLinks = (theme: BrandTheme): HeadLink[] => [
  ...theme.assets.fonts
    .filter((face) => face.preload)
    .map((face) => ({
      rel: 'preload',
      href: face.source,
      as: 'font',
      type: `font/${face.format}`,
      crossorigin: 'anonymous',
    })),
  ...theme.assets.favicons.map(({ url, size, type }) => ({
    rel: 'icon',
    href: url,
    sizes: size,
    ...(type === null ? {} : { type }),
  })),
]
