import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import type { ContrastLevel } from '@foyer/theme-tokens/contrast-levels'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'

const files = import.meta.glob<object>('../brands/*/theme.json', { eager: true, import: 'default' })

/** A shop serves its one brand's assets at `/brand/`; here every brand has an address of its own. */
const withOwnAssets = (json: object, id: string): unknown =>
  JSON.parse(JSON.stringify(json).replaceAll('"/brand/', `"/brands/${id}/`))

const brands = new Map(
  Object.entries(files).map(([file, json]) => {
    const id = file.split('/').at(-2) ?? file
    return [id, withOwnAssets(json, id)]
  }),
)

/** Every folder of `brands/` that has a theme: a new brand is in the toolbar without a word here. */
export const brandIds: readonly string[] = [...brands.keys()]

const parsed = new Map<string, BrandTheme>()

/** A brand's theme at a level of contrast. @throws when there is no such brand, or its theme is not valid */
export function getBrandTheme(id: string, level: ContrastLevel): BrandTheme {
  const key = `${id} ${level}`
  const theme = parsed.get(key) ?? parseTheme(brands.get(id), level)
  parsed.set(key, theme)
  return theme
}
