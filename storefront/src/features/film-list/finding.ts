import type * as FoundFilms from './found-films.ts'

let finding: Promise<typeof FoundFilms> | undefined
let isHere = false

/** Whether words can be looked for at once. */
export const isFinding = (): boolean => isHere

/** What words are looked for with, fetched by who asks; a fetch that failed is tried anew with the next call. */
export function findingWords(): Promise<typeof FoundFilms> {
  if (!finding) {
    finding = import('./found-films.ts')
    finding.then(
      () => (isHere = true),
      () => (finding = undefined),
    )
  }
  return finding
}
