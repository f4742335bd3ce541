import type { Brand } from '../brand/brand.ts'

/** Lists the text keys that a brand's navigation, footer and home page use. */
export function listContentKeys(brand: Brand): string[] {
  return keysIn([...brand.variants.values()].map(({ storefront }) => storefront))
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    /(^|[a-z])[kK]ey$/.test(name) && typeof inner === 'string' ? [inner] : keysIn(inner),
  )
}
