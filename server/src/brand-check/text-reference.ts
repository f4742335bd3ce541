import type { Brand } from '../brand/brand.ts'
import { getBaseKey, listPlaceholders, type TextReference } from './check-texts.ts'
import { listContentKeys } from './content-keys.ts'
import { findNeededTexts } from './needed-texts.ts'

const primaryTexts = ({ texts, languages }: Brand) => texts[languages[0] ?? ''] ?? {}

/** Keys of a brand's texts that the product uses, and not only the brand's own content. */
function collectUsedKeys(brand: Brand): Set<string> {
  const own = new Set(listContentKeys(brand))
  return new Set(Object.keys(primaryTexts(brand)).filter((key) => !own.has(key)))
}

/** Collects the placeholders that other brands use, by key without plural form. */
function collectPlaceholders(brands: readonly Brand[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const brand of brands)
    for (const texts of Object.values(brand.texts))
      for (const [key, text] of Object.entries(texts)) {
        const names = known.get(getBaseKey(key)) ?? new Set()
        for (const name of listPlaceholders(text)) names.add(name)
        known.set(getBaseKey(key), names)
      }
  return known
}

/**
 * Creates the requirements on a brand's texts: keys that the sources name or that most other brands have (composed keys
 * cannot be read from the sources), and the placeholders that the others use.
 * @param others the other brands; may be empty
 * @param root the product's root folder, absolute
 */
export function createTextReference(brand: Brand, others: readonly Brand[], root: string): TextReference {
  const { keys, beginnings } = findNeededTexts(root)
  const usedKeys = others.map(collectUsedKeys)
  const shared = [...new Set(usedKeys.flatMap((each) => [...each]))].filter(
    (key) => usedKeys.filter((each) => each.has(key)).length > others.length / 2,
  )
  const own = listContentKeys(brand)
  const known = new Set([...keys, ...own, ...usedKeys.flatMap((each) => [...each].map(getBaseKey))])
  return {
    keys: [...new Set([...keys, ...shared, ...own])],
    beginnings,
    placeholders: collectPlaceholders(others),
    isKnown: (key) =>
      known.has(key) ||
      known.has(getBaseKey(key)) ||
      beginnings.some((beginning) => key.startsWith(beginning)),
  }
}
