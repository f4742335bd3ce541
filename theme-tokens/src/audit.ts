import { advisedLc, getApcaContrast } from './apca.ts'
import { getContrastRatio, getColorDifference } from './values/color.ts'
import type { ThemeConfiguration } from './configuration/theme.ts'
import { contrastLevels, contrastTargets, type ContrastLevel } from './contrast-levels.ts'
import { listChosenColors, deriveWantedColors, type WantedColor } from './mode-tokens.ts'
import { getModeProperties, getSharedProperties } from './css.ts'
import { listModeInputs, toTheme } from './to-theme.ts'
import { listPairs, type Pair } from './pairs.ts'
import type { BrandTheme, ModeTokens, ModeType } from './theme-model.ts'

/** A pair with its contrast. */
export interface AuditedPair extends Pair {
  /** WCAG contrast, 1 to 21. */
  ratio: number
  target: number
  passes: boolean
  /** Contrast of text by APCA, without its sign; null for what is not text. Advisory: it fails nothing. */
  lc: number | null
  /** Whether APCA recommends more contrast, although WCAG passes. */
  isAdvisedAgainst: boolean
}

/** Distance between the requested and the shown color: ΔE OK times 100, 0 for equal. */
export interface AuditedInk {
  name: string
  wanted: string
  shown: string
  drift: number
}

/** A mode at a level of contrast. */
export interface ModeAudit {
  mode: ModeType
  level: ContrastLevel
  pairs: readonly AuditedPair[]
  inks: readonly AuditedInk[]
  /** Whether the exact brand color is on screen. */
  keepsBrand: boolean
}

const rounding = 1e-9

/** What every pair of a mode reaches at a level. */
export const auditPairs = (tokens: ModeTokens, level: ContrastLevel): AuditedPair[] =>
  listPairs(tokens).map((pair) => {
    const ratio = getContrastRatio(pair.foreground, pair.background)
    const target = contrastTargets[level][pair.kind]
    const lc = pair.kind === 'text' ? Math.abs(getApcaContrast(pair.foreground, pair.background)) : null
    return {
      ...pair,
      ratio,
      target,
      passes: ratio + rounding >= target,
      lc,
      isAdvisedAgainst: lc !== null && lc < advisedLc,
    }
  })

/**
 * Whether the exact brand color is painted: by primary buttons at rest, or by the line below the header, which every
 * page has. Computed from the style sheet.
 */
export function isBrandPainted(theme: BrandTheme, tokens: ModeTokens, brand: string): boolean {
  const properties: Record<string, string | number> = {
    ...getSharedProperties(theme),
    ...getModeProperties(tokens, theme.buttons),
  }
  return ['--foyer-button-background', '--foyer-header-line'].some((name) => {
    const referred = /^var\((.+)\)$/.exec(String(properties[name]))?.[1]
    return properties[referred ?? name] === brand
  })
}

/** Every pair and every ink of a theme, in each mode at each requested level. */
export const auditTheme = (
  theme: ThemeConfiguration,
  levels: readonly ContrastLevel[] = contrastLevels,
): ModeAudit[] =>
  levels.flatMap((level) => {
    const parsed = toTheme(theme, level)
    return listModeInputs(theme, level).flatMap((input) => {
      const tokens = parsed.modes[input.type]
      if (!tokens) return []
      const wanted = deriveWantedColors(input)
      const shown = [
        ...(Object.keys(wanted) as WantedColor[]).map((name) => ({
          name,
          wanted: wanted[name],
          shown: tokens[name],
        })),
        ...listChosenColors(input, tokens),
      ]
      return [
        {
          mode: input.type,
          level,
          pairs: auditPairs(tokens, level),
          inks: shown.map((color) => ({ ...color, drift: getColorDifference(color.wanted, color.shown) })),
          keepsBrand: isBrandPainted(parsed, tokens, wanted.primary),
        },
      ]
    })
  })
