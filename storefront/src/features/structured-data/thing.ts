import type { Stores } from '../../stores/create-stores.ts'

/** A thing as schema.org says it. Others of the same page refer to it by its `@id`. */
export interface Thing {
  readonly '@type': string
  readonly '@id'?: string
  readonly [property: string]: unknown
}

/** What the makers of things read. */
export type ThingStores = Pick<
  Stores,
  | 'availability'
  | 'cinemaGroups'
  | 'configuration'
  | 'films'
  | 'formats'
  | 'languages'
  | 'routes'
  | 'screeningDates'
  | 'session'
  | 'sites'
  | 'texts'
  | 'today'
>

/** The address that stands for a page in the language shown. @param path of the page */
export function toAbsoluteAddress(
  { languages, routes }: Pick<ThingStores, 'languages' | 'routes'>,
  path: string,
) {
  return languages.canonical(routes.absolute(path))
}

/** By which things of a page say who runs the cinemas. */
export const getChainId = ({ routes }: Pick<ThingStores, 'routes'>) => `${routes.absolute('/')}#chain`
