import { landmarkKinds } from '@foyer/contract/omnia/landmarks'
import type { Landmark } from '@foyer/contract/omnia/page'
import { measureKilometres, type Position } from '@foyer/contract/personalisation/nearest-site'
import type { Site } from '@foyer/contract/wire/sites'

const metresPerDegree = 111_195

/** Other cinemas of the city that the map shows, at most. */
const cinemasShown = 3

/** Something around a cinema, in metres from it. */
export type NearbyPlace = {
  readonly id: string
  readonly east: number
  readonly north: number
  readonly kilometres: number
} & ({ readonly landmark: Landmark } | { readonly site: Site })

/** Content systems send anything. */
const isLandmark = ({ kind, name, latitude, longitude }: Partial<Landmark>) =>
  landmarkKinds.some((each) => each === kind) &&
  typeof name === 'string' &&
  Number.isFinite(latitude) &&
  Number.isFinite(longitude)

/** What is around a cinema: landmarks in their order, and then the nearest others of its city. */
export function listNearbyPlaces(
  { id, location }: Site,
  landmarks: readonly Landmark[],
  others: readonly Site[],
): NearbyPlace[] {
  if (!location) return []
  const measure = (place: Position) => ({
    east:
      (place.longitude - location.longitude) *
      metresPerDegree *
      Math.cos((location.latitude * Math.PI) / 180),
    north: (place.latitude - location.latitude) * metresPerDegree,
    kilometres: measureKilometres(location, place),
  })
  const cinemas = others
    .flatMap((site) =>
      site.id !== id && site.location ? [{ id: site.id, site, ...measure(site.location) }] : [],
    )
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, cinemasShown)
  return [
    ...landmarks
      .filter(isLandmark)
      .map((landmark, index) => ({ id: `landmark ${index}`, landmark, ...measure(landmark) })),
    ...cinemas,
  ]
}

/** The address of the way to a place, as the brand has it. */
export const toDirections = (pattern: string, { latitude, longitude }: Position) =>
  pattern.replace('{latitude}', String(latitude)).replace('{longitude}', String(longitude))
