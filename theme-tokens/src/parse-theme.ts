import { ConfigurationError, type ConfigurationIssue } from './configuration/configuration-error.ts'
import { parseModel, readModel } from './configuration/read.ts'
import { ThemeConfiguration } from './configuration/theme.ts'
import type { ContrastLevel } from './contrast-levels.ts'
import { themeIssues } from './theme-issues.ts'
import type { BrandTheme } from './theme-model.ts'
import { themeOf } from './theme-of.ts'

/** Everything that is wrong with a theme; empty for one that can be used. */
export function checkTheme(json: unknown): readonly ConfigurationIssue[] {
  const { value, issues } = readModel(ThemeConfiguration, json)
  return value === null ? issues : themeIssues(value)
}

/**
 * A brand's theme file as its model: checked, and nothing else in it.
 * @throws ConfigurationError "Some configuration settings are invalid", with every issue
 */
export function readTheme(json: unknown): ThemeConfiguration {
  const theme = parseModel(ThemeConfiguration, json)
  const issues = themeIssues(theme)
  if (issues.length > 0) throw new ConfigurationError(issues)
  return theme
}

/**
 * A brand's theme file as the product uses it. A theme is data: it cannot carry anything into a style sheet
 * but colours, numbers, font names and addresses.
 * @throws ConfigurationError "Some configuration settings are invalid", with every issue
 */
export const parseTheme = (json: unknown, level: ContrastLevel = 'Normal'): BrandTheme =>
  themeOf(readTheme(json), level)
