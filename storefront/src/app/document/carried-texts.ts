import type { BrandBundle } from '@foyer/contract/render/boundary'
import { createDictionary, type Dictionary } from '../../stores/channel/texts.ts'
import { textAreasByLayout } from './layout-texts.ts'
import type { LayoutName } from '../routing/route-table.ts'

/** Dictionaries by language and layout, made once for each set of texts that the server has read. */
const carried = new WeakMap<BrandBundle['texts'], Map<string, Dictionary>>()

/**
 * The texts that a page of a layout carries: those of its areas, and those that the configuration names, as a brand may
 * name a text of any area in its navigation or footer.
 */
export function getCarriedTexts(brand: BrandBundle, languageTag: string, layout: LayoutName): Dictionary {
  const ofBrand = carried.get(brand.texts) ?? new Map<string, Dictionary>()
  carried.set(brand.texts, ofBrand)
  const key = `${languageTag} ${layout}`
  const texts = ofBrand.get(key) ?? pickTexts(brand, languageTag, layout)
  ofBrand.set(key, texts)
  return texts
}

function pickTexts(brand: BrandBundle, languageTag: string, layout: LayoutName): Dictionary {
  const all = createDictionary(brand.texts, languageTag, brand.primaryLanguageTag)
  const areas: ReadonlySet<string> = new Set(textAreasByLayout[layout])
  const named = new Set(listTextKeys(brand.configuration))
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => areas.has(key.split('.', 1)[0] ?? '') || named.has(key)),
  )
}

/** Text keys in a configuration: every value whose name ends in `Key`. */
function listTextKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'string' ? (/key$/i.test(name) ? [each] : []) : listTextKeys(each),
  )
}
