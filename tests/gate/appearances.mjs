import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'

/** Every brand in each of its modes, as `brand:Mode`. @returns {string[]} */
export function listAppearances() {
  return readdirSync('brands').flatMap((brand) => {
    const file = join('brands', brand, 'theme.json')
    if (!existsSync(file)) return []
    const { modes } = parseTheme(JSON.parse(readFileSync(file, 'utf8')))
    return Object.keys(modes).map((mode) => `${brand}:${mode}`)
  })
}
