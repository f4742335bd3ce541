import type { Brand } from '../content/brand.ts'
import { baseKey, placeholders, type TextReference } from './check-texts.ts'
import { contentKeys } from './content-keys.ts'
import { neededTexts } from './needed-texts.ts'

const primaryTexts = ({ texts, languages }: Brand) => texts[languages[0] ?? ''] ?? {}

/** Keys of a brand's texts that its own content does not name: the product asks for them. */
function askedByProduct(brand: Brand): Set<string> {
  const own = new Set(contentKeys(brand))
  return new Set(Object.keys(primaryTexts(brand)).filter((key) => !own.has(key)))
}

/** Every placeholder that other brands use in a text, by its key without the form of a plural. */
function placeholdersOf(brands: readonly Brand[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const brand of brands)
    for (const texts of Object.values(brand.texts))
      for (const [key, text] of Object.entries(texts)) {
        const names = known.get(baseKey(key)) ?? new Set()
        for (const name of placeholders(text)) names.add(name)
        known.set(baseKey(key), names)
      }
  return known
}

/**
 * What a brand's texts are held to: keys that the sources name or that most other brands have, as keys that are put
 * together from parts cannot be read from the sources, and the placeholders that the others use.
 * @param others the brands beside it; none where it stands alone
 * @param root the product's root folder, absolute
 */
export function textReference(brand: Brand, others: readonly Brand[], root: string): TextReference {
  const { keys, beginnings } = neededTexts(root)
  const asked = others.map(askedByProduct)
  const shared = [...new Set(asked.flatMap((each) => [...each]))].filter(
    (key) => asked.filter((each) => each.has(key)).length > others.length / 2,
  )
  const own = contentKeys(brand)
  const known = new Set([...keys, ...own, ...asked.flatMap((each) => [...each].map(baseKey))])
  return {
    keys: [...new Set([...keys, ...shared, ...own])],
    beginnings,
    placeholders: placeholdersOf(others),
    isKnown: (key) =>
      known.has(key) || known.has(baseKey(key)) || beginnings.some((beginning) => key.startsWith(beginning)),
  }
}
