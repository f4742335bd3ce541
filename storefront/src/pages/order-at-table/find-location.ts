import type { NamedEntity } from '@foyer/contract/wire/common'

const simplify = (text: string) => text.trim().toLowerCase()

/** The place of a cinema that a code names: by its name in any language, or its id. Undefined for one that is not there. */
export function findLocation(locations: readonly NamedEntity[], name: string): NamedEntity | undefined {
  const wanted = simplify(name)
  const hasName = ({ id, name: { text, translations } }: NamedEntity) =>
    [id, text, ...translations.map((translation) => translation.text)].map(simplify).includes(wanted)
  return locations.find(hasName)
}
