import { writeFileSync, existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { ConfigurationError } from '@foyer/theme-tokens/configuration/configuration-error'
import { exportTokens } from '@foyer/theme-tokens/design-tokens/export'
import { importTokens } from '@foyer/theme-tokens/design-tokens/import'
import { readTheme } from '@foyer/theme-tokens/parse-theme'
import { readJsonFile, type BrandFolder } from '../../src/brand-check/brand-folder.ts'
import { checkAssets } from '../../src/brand-check/check-assets.ts'
import { formatJson } from './format-content.ts'
import type { Terminal } from './terminal.ts'

const sayWhy = (error: unknown, terminal: Terminal): false => {
  if (!(error instanceof ConfigurationError)) throw error
  terminal.line(`${terminal.style('red', '✗')} ${error.message}`)
  return false
}

/** File of the theme that the channel's configuration selects; default the brand's own. */
function getThemeFile(brand: BrandFolder): string {
  const channel = readJsonFile(brand.file('channel.json')).json as {
    themes?: { selectedThemeName?: unknown }
  } | null
  const selected = channel?.themes?.selectedThemeName
  const file = typeof selected === 'string' && selected !== brand.name ? `themes/${selected}.json` : null
  return file !== null && existsSync(brand.file(file)) ? file : 'theme.json'
}

/** `brand export`: writes the served theme as design tokens (DTCG 2025.10) to a file or the terminal. */
export function exportBrand(brand: BrandFolder, target: string | undefined, terminal: Terminal): boolean {
  const file = brand.file(getThemeFile(brand))
  const { json, problem } = readJsonFile(file)
  if (problem !== null) {
    terminal.line(`${terminal.style('red', '✗')} ${file} ${problem}`)
    return false
  }
  try {
    const tokens = JSON.stringify(exportTokens(readTheme(json)), null, 2)
    if (target === undefined) terminal.line(tokens)
    else {
      writeFileSync(target, `${tokens}\n`)
      terminal.line(`${terminal.style('green', '✓')} Wrote ${target}`)
    }
    return true
  } catch (error) {
    return sayWhy(error, terminal)
  }
}

/** `brand import`: replaces the served theme by a file of design tokens; nothing is written unless it is valid. */
export async function importBrand(brand: BrandFolder, source: string, terminal: Terminal): Promise<boolean> {
  const { json, problem } = readJsonFile(source)
  if (problem !== null || !existsSync(brand.folder)) {
    terminal.line(
      `${terminal.style('red', '✗')} ${problem === null ? `There is no brand folder ${brand.folder}` : `${source} ${problem}`}`,
    )
    return false
  }
  try {
    const file = getThemeFile(brand)
    const before = readJsonFile(brand.file(file)).json
    const { theme, ignored } = importTokens(json, before ?? undefined)
    const { failures } = checkAssets(brand, [{ file, theme: readTheme(theme), json: theme }], [])
    failures.forEach((failure) => terminal.line(`${terminal.style('red', '✗')} ${failure}`))
    if (failures.length > 0) return false
    ignored.forEach((name) =>
      terminal.line(`${terminal.style('yellow', '!')} ${name}: left out, a theme has no place for it`),
    )
    if (ignored.length > 0 && isDeepStrictEqual(theme, before)) {
      terminal.line(
        `${terminal.style('red', '✗')} No token of ${source} changes the theme: ${brand.file(file)} is as it was`,
      )
      return false
    }
    writeFileSync(brand.file(file), await formatJson(file, theme))
    terminal.line(`${terminal.style('green', '✓')} Wrote ${brand.file(file)}`)
    return true
  } catch (error) {
    return sayWhy(error, terminal)
  }
}
