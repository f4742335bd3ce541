/**
 * Paths of the content system's calls, relative to the site; `{name}` is a parameter. Separate from the schemas, so
 * that a browser can build addresses without the validator.
 */

const base = '/api/omnia/v1'
const connectBase = '/api/omnia/connect/v1'

export const omniaPaths = {
  page: `${base}/page`,
  pageList: `${base}/pageList`,
  configuration: `${base}/configuration`,
  extension: `${base}/extensions/{name}`,
  extensionPart: `${base}/extensions/{name}/{suffix}`,
  trailerWatched: `${base}/trailerwatched/{filmId}`,
  filmGenres: `${connectBase}/filmGenres`,
  cinemas: `${connectBase}/cinemas`,
  attributes: `${connectBase}/attributes`,
  search: `${base}/search`,
  wallet: `${base}/wallet/{wallet}`,
  antiforgery: `${base}/antiforgery`,
} as const

/** Path for form entries, relative to the site. */
export const formEntryPath = '/umbraco/forms/api/v1/entries/{formId}'
