import { existsSync, readdirSync } from 'node:fs'
import { listChosenValues, mostChosenValues } from '@foyer/theme-tokens/chosen-values'
import { describeIssue } from '@foyer/theme-tokens/configuration/configuration-error'
import type { ThemeConfiguration } from '@foyer/theme-tokens/configuration/theme'
import { checkTheme, readTheme } from '@foyer/theme-tokens/parse-theme'
import { readJsonFile, type BrandFolder } from '../../src/brand-check/brand-folder.ts'
import { checkContrast } from './check-contrast.ts'
import type { BrandReport } from '../../src/brand-check/brand-report.ts'
import type { ThemeFile } from '../../src/brand-check/theme-file.ts'
import { formatColumns, type Terminal } from './terminal.ts'

/** The brand's own theme, which always exists, and those that the channel's configuration can select instead. */
const themeFiles = (brand: BrandFolder): string[] => [
  'theme.json',
  ...(existsSync(brand.file('themes')) ? readdirSync(brand.file('themes')) : [])
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `themes/${name}`),
]

function checkChoices(theme: ThemeConfiguration, terminal: Terminal, isQuiet: boolean): BrandReport {
  const chosen = listChosenValues(theme)
  if (!isQuiet) {
    terminal.line()
    terminal.line(terminal.style('bold', `Chosen values: ${chosen.length} of at most ${mostChosenValues}`))
    formatColumns(chosen.map(({ path, value }) => [path, String(value)])).forEach((line) =>
      terminal.line(line),
    )
  }
  const failures =
    chosen.length > mostChosenValues
      ? [
          `found ${chosen.length} chosen values, needed at most ${mostChosenValues}: leave out those whose derived value does as well`,
        ]
      : []
  const summary = `${chosen.length} of at most ${mostChosenValues} values that differ from the derived ones`
  return { title: 'Chosen values', summary, failures, notes: [] }
}

function checkThemeFile(brand: BrandFolder, file: string): { report: BrandReport; read: ThemeFile } {
  const { json, problem } = readJsonFile(brand.file(file))
  const failures =
    problem === null
      ? checkTheme(json).map((issue) => `${file}: ${describeIssue(issue)}`)
      : [`${file}: ${problem}`]
  const theme = failures.length === 0 ? readTheme(json) : null
  return { report: { title: 'Theme', summary: file, failures, notes: [] }, read: { file, theme, json } }
}

/** Checks every theme of a brand: validity, contrast, and chosen values. */
export function checkThemes(
  brand: BrandFolder,
  terminal: Terminal,
  isQuiet: boolean,
): { report: BrandReport[]; themes: ThemeFile[] } {
  const checked = themeFiles(brand).map((file) => checkThemeFile(brand, file))
  return {
    themes: checked.map(({ read }) => read),
    report: checked.flatMap(({ report, read: { file, theme } }) => {
      if (!theme) return [report]
      if (!isQuiet && checked.length > 1) {
        terminal.line()
        terminal.line(terminal.style('bold', file))
      }
      terminal.progress('Measuring contrast')
      return [report, checkContrast(theme, terminal, isQuiet), checkChoices(theme, terminal, isQuiet)]
    }),
  }
}
