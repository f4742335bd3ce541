import type { OmniaAnswer, OmniaCallId } from '@foyer/contract/omnia/calls'

type Keys<T> = T extends readonly unknown[] ? null : readonly (keyof T & string)[]

/**
 * Required top-level keys of each call's answer, null for a list: a broken answer is a typed failure and not a crash
 * somewhere in a page. Checked against the contract by its type, without its schemas.
 */
export const contentKeys: { readonly [C in OmniaCallId]: Keys<OmniaAnswer<C>> } = {
  page: ['nodeId', 'alias', 'name', 'url', 'status', 'components', 'redirectDetailsElement'],
  pageList: null,
  configuration: ['components'],
  extension: ['name', 'data'],
  extensionPart: ['name', 'suffix', 'data'],
  trailerWatched: ['filmId', 'isRecorded'],
  filmGenres: null,
  cinemas: null,
  attributes: null,
  search: ['films', 'cinemas', 'events', 'pages'],
  wallet: ['isAvailable', 'url'],
  antiforgery: ['headerName', 'requestToken'],
}
