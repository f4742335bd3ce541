import type { ThemeConfiguration } from '@foyer/theme-tokens/configuration/theme'

/** A theme of a brand as it stands in its folder. */
export interface ThemeFile {
  /** `theme.json`, `themes/winter.json`. */
  file: string
  /** Null where it cannot be used. */
  theme: ThemeConfiguration | null
  json: unknown
}
