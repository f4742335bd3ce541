/**
 * Method and path of every call of personalisation by operation id, relative to its own base address. Separate from the
 * schemas, so that a browser can build addresses without the validator.
 */
export const personalisationPaths = {
  getExperiences: ['POST', '/v2/experiences/get'],
  recordWatched: ['POST', '/v2/experiences/watched'],
  getNearestSite: ['GET', '/v2/Site/nearest'],
} as const
