import type * as FoundFilms from './found-films.ts'

/** A promise that tells React how it stands: one that is kept already is read at once, within a press as well. */
interface Finding extends Promise<typeof FoundFilms> {
  status?: 'fulfilled'
  value?: typeof FoundFilms
}

let finding: Finding | undefined

/** Whether words can be looked for at once. */
export const isFinding = (): boolean => finding?.status === 'fulfilled'

/** What words are looked for with, fetched by who asks; a fetch that failed is tried anew with the next call. */
export function findingWords(): Promise<typeof FoundFilms> {
  if (finding) return finding
  const asked: Finding = import('./found-films.ts')
  finding = asked
  asked.then(
    (value) => Object.assign(asked, { status: 'fulfilled', value }),
    () => (finding = undefined),
  )
  return asked
}
