import { Type, type Static } from 'typebox'
import { Site } from '../wire/sites.ts'

/** A position in degrees. */
export const NearestSiteQuery = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
})
export type NearestSiteQuery = Static<typeof NearestSiteQuery>

/** `GET /v2/Site/nearest`. */
export const NearestSiteResponse = Type.Object({
  site: Site,
  /** Foyer's extension: as the crow flies. */
  distanceInKilometres: Type.Optional(Type.Number({ minimum: 0 })),
})
export type NearestSiteResponse = Static<typeof NearestSiteResponse>
