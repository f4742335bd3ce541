import type { Attribute } from '@foyer/contract/wire/attributes'

export type AttributeKind = 'hero' | 'promoted' | 'standard'

const heroDisplayPriority = 1

/** How loudly a showtime button speaks of an attribute. */
export function getAttributeKind(
  attribute: Pick<Attribute, 'displayPriority' | 'isPromoted'>,
): AttributeKind {
  if (attribute.isPromoted) return 'promoted'
  return attribute.displayPriority === heroDisplayPriority ? 'hero' : 'standard'
}

const rankOfKind: Record<AttributeKind, number> = { hero: 0, promoted: 1, standard: 2 }

/** Hero first, then promoted, then by display priority; ids settle a tie, so that every render agrees. */
export function compareAttributes(a: Attribute, b: Attribute): number {
  return (
    rankOfKind[getAttributeKind(a)] - rankOfKind[getAttributeKind(b)] ||
    a.displayPriority - b.displayPriority ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  )
}

/** The attribute under which a listing puts a showtime; undefined when it has none that is known. */
export function findLeadingAttribute(
  attributeIds: readonly string[],
  getAttribute: (id: string) => Attribute | undefined,
): Attribute | undefined {
  return getAttributes(attributeIds, getAttribute)[0]
}

/** Known attributes of the ids, each once, most telling first. */
export function getAttributes(
  attributeIds: readonly string[],
  getAttribute: (id: string) => Attribute | undefined,
): Attribute[] {
  return [...new Set(attributeIds)]
    .map(getAttribute)
    .filter((attribute) => attribute !== undefined)
    .sort(compareAttributes)
}
