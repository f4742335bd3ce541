import { lazyImport, onImportRetry } from '@foyer/design-system/foundations/lazy'
import type * as FoundFilms from './find-films.ts'

const importFilmSearch = lazyImport(() => import('./find-films.ts'))

/** A promise that tells React how it stands: one that is fulfilled already is read synchronously, within a press as well. */
interface FilmSearchImport extends Promise<typeof FoundFilms> {
  status?: 'fulfilled'
  value?: typeof FoundFilms
}

let pendingImport: FilmSearchImport | undefined

/** Whether a query can be answered without a wait. */
export const isFilmSearchLoaded = (): boolean => pendingImport?.status === 'fulfilled'

/** The search of films, for React's `use`: the same promise for as long as a drawing may ask for it: until its boundary is tried again. */
export function loadFilmSearch(): Promise<typeof FoundFilms> {
  if (pendingImport) return pendingImport
  const importing: FilmSearchImport = importFilmSearch()
  pendingImport = importing
  importing.then(
    (value) => Object.assign(importing, { status: 'fulfilled', value }),
    () => onImportRetry(() => (pendingImport = undefined)),
  )
  return importing
}

/** Loads the search before it is needed. A failed load is not kept: the next call requests it again. */
export async function preloadFilmSearch(): Promise<typeof FoundFilms> {
  await importFilmSearch()
  return loadFilmSearch()
}
