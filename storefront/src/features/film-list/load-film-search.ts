import { latePart, whenAskedAgain } from '@foyer/design-system/foundations/lazy'
import type * as FoundFilms from './find-films.ts'

const importFilmSearch = latePart(() => import('./find-films.ts'))

/** A promise that tells React how it stands: one that is kept already is read at once, within a press as well. */
interface Finding extends Promise<typeof FoundFilms> {
  status?: 'fulfilled'
  value?: typeof FoundFilms
}

let finding: Finding | undefined

/** Whether words can be looked for at once. */
export const isFilmSearchLoaded = (): boolean => finding?.status === 'fulfilled'

/** What words are looked for with, for React's `use`: the same promise for as long as a drawing may ask for it: until its boundary is tried again. */
export function loadFilmSearch(): Promise<typeof FoundFilms> {
  if (finding) return finding
  const asked: Finding = importFilmSearch()
  finding = asked
  asked.then(
    (value) => Object.assign(asked, { status: 'fulfilled', value }),
    () => whenAskedAgain(() => (finding = undefined)),
  )
  return asked
}

/** The same ahead of who needs it; where it did not come, nothing has failed yet, and the next call asks anew. */
export async function preloadFilmSearch(): Promise<typeof FoundFilms> {
  await importFilmSearch()
  return loadFilmSearch()
}
