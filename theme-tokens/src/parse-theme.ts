import { BackgroundImagesByMode } from './configuration/assets.ts'
import { validateComponentStyles } from './configuration/component-styles.ts'
import { ConfigurationError, type ConfigurationIssue } from './configuration/configuration-error.ts'
import { readModel, type Reading } from './configuration/read.ts'
import { ThemeConfiguration, ThemeMode } from './configuration/theme.ts'
import type { ContrastLevel } from './contrast-levels.ts'
import { putAt, findValueAt } from './configuration/value-at.ts'
import { validateLegibility } from './theme-issues.ts'
import type { BrandTheme } from './theme-model.ts'
import { toTheme, type ColoredTheme } from './to-theme.ts'

const splitPath = (path: string) => path.match(/[^.[\]]+/g) ?? []

/**
 * The colors of a theme with suggestions in place of invalid ones, without those that have none; null if `modes` is
 * invalid.
 */
function mended(json: unknown, issues: readonly ConfigurationIssue[]): ColoredTheme | null {
  if (typeof json !== 'object' || json === null) return null
  const copy = structuredClone(json) as Record<string, unknown>
  for (const { path, nearest } of issues) putAt(copy, splitPath(path), nearest ?? undefined)
  const given = copy['modes']
  const modes = Array.isArray(given) ? Array.from(given, (mode) => readModel(ThemeMode, mode).value) : [null]
  const images = findValueAt(copy, ['assets', 'backgroundImages'])
  const { value: backgroundImages } = readModel(BackgroundImagesByMode, images ?? {})
  const isWhole = (list: typeof modes): list is ThemeMode[] => !list.includes(null)
  return isWhole(modes) ? { modes, assets: backgroundImages ? { backgroundImages } : {} } : null
}

/**
 * The likely meaning of a misspelt color may be unusable in its place (blue for the page of a Light mode): the
 * suggestion is a usable one, and resulting errors are reported together.
 */
function inTheirRoles(json: unknown, issues: readonly ConfigurationIssue[]): ConfigurationIssue[] {
  const colors = mended(json, issues)
  const further = colors === null ? [] : validateLegibility(colors)
  const at = (list: readonly ConfigurationIssue[], path: string) => list.find((each) => each.path === path)
  return [
    ...issues.map((issue) => ({
      ...issue,
      nearest: issue.nearest === null ? null : (at(further, issue.path)?.nearest ?? issue.nearest),
    })),
    ...further.filter(({ path }) => !at(issues, path)),
  ]
}

/** Errors in the styles of components, if there are any. */
function readComponentIssues(json: unknown): ConfigurationIssue[] {
  const given = findValueAt(json, ['components'])
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? validateComponentStyles(given)
    : []
}

function read(json: unknown): Reading<ThemeConfiguration> {
  const { value, issues } = readModel(ThemeConfiguration, json)
  if (value === null) return { value, issues: [...inTheirRoles(json, issues), ...readComponentIssues(json)] }
  const found = [...validateLegibility(value), ...readComponentIssues(json)]
  return found.length === 0 ? { value, issues: [] } : { value: null, issues: found }
}

/** Everything that is wrong with a theme; empty for one that can be used. */
export const checkTheme = (json: unknown): readonly ConfigurationIssue[] => read(json).issues

/**
 * A brand's theme file as its model: checked, and nothing else in it.
 * @throws ConfigurationError "Some configuration settings are invalid", with every issue
 */
export function readTheme(json: unknown): ThemeConfiguration {
  const { value, issues } = read(json)
  if (value === null) throw new ConfigurationError(issues)
  return value
}

/**
 * A brand's theme file as the product uses it. A theme is data: it cannot carry anything into a style sheet
 * but colors, numbers, font names and addresses.
 * @throws ConfigurationError "Some configuration settings are invalid", with every issue
 */
export const parseTheme = (json: unknown, level: ContrastLevel = 'Normal'): BrandTheme =>
  toTheme(readTheme(json), level)
