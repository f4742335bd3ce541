import type { ThemeConfiguration } from '@foyer/theme-tokens/configuration/theme'

/** A theme file of a brand. */
export interface ThemeFile {
  /** `theme.json`, `themes/winter.json`. */
  file: string
  /** Null if it is invalid. */
  theme: ThemeConfiguration | null
  json: unknown
}
