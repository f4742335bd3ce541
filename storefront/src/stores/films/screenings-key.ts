import type { Screenings } from '../../services/ocapi/showtimes.ts'

/** Reads a question back from its cache key (`sites|films`, each a comma list). */
export function toScreenings(key: string): Screenings {
  const [sites = '', films = ''] = key.split('|')
  return {
    ...(sites ? { siteIds: sites.split(',') } : {}),
    ...(films ? { filmIds: films.split(',') } : {}),
  }
}
