/**
 * Where every call of personalisation stands, below its own base address: method and path by operation id. Apart from the
 * schemas, so that a browser can build addresses without carrying the validator.
 */
export const personalisationPaths = {
  getExperiences: ['POST', '/v2/experiences/get'],
  recordWatched: ['POST', '/v2/experiences/watched'],
  getNearestSite: ['GET', '/v2/Site/nearest'],
} as const
