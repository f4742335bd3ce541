import type { HandedText } from '../../stores/channel/texts.ts'

/** A place with its name, which a page's own data has without translations if there are none. */
interface Location {
  readonly id: string
  readonly name: HandedText
}

const simplify = (text: string) => text.trim().toLowerCase()

/** The place of a cinema that a code names: by its name in any language, or its id. Undefined for one that is not there. */
export function findLocation<Found extends Location>(
  locations: readonly Found[],
  name: string,
): Found | undefined {
  const wanted = simplify(name)
  const hasName = ({ id, name: { text, translations = [] } }: Location) =>
    [id, text, ...translations.map((translation) => translation.text)].map(simplify).includes(wanted)
  return locations.find(hasName)
}
