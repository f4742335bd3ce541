import { distance } from 'fastest-levenshtein'

const longestName = 60
const mostEdits = 4

/** The text with two neighbouring letters exchanged, at each place. */
const listTranspositions = (text: string): string[] =>
  Array.from(
    { length: Math.max(text.length - 1, 0) },
    (_, at) => `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`,
  )

/** Letters to add, take away, replace, or exchange with their neighbour: "Tabel" is one edit from "Table". */
function countEdits(given: string, name: string): number {
  const exchanged = listTranspositions(given).map((text) => distance(text, name) + 1)
  return Math.min(distance(given, name), ...exchanged)
}

/** The name that a misspelt one probably means; null if none is near. The case of letters does not count. */
export function findNearestName(given: string, names: readonly string[]): string | null {
  const text = given.slice(0, longestName).toLowerCase()
  const [nearest] = names
    .map((name) => [name, countEdits(text, name.toLowerCase())] as const)
    .filter(([name, edits]) => edits <= Math.min(mostEdits, name.length / 2))
    .sort(([, one], [, other]) => one - other)
  return nearest?.[0] ?? null
}
