import type { Site } from '../wire/sites.ts'

/** A geographic position, degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

const kilometresPerDegree = 111.2

/**
 * The site with the smallest straight-line distance over latitude and longitude; `distance` in kilometres, for display.
 * One rule for the server and for browsers, which compute it themselves without a personalisation server.
 */
export function findNearestSite(
  sites: Iterable<Site>,
  from: Position,
): { site: Site; distance: number } | undefined {
  let best: { site: Site; location: Position; straight: number } | undefined
  for (const site of sites) {
    const { location } = site
    if (!location) continue
    const straight = Math.hypot(location.latitude - from.latitude, location.longitude - from.longitude)
    if (!best || straight < best.straight) best = { site, location, straight }
  }
  return best && { site: best.site, distance: measureKilometres(best.location, from) }
}

/** Good to a per cent within a country: degrees of longitude shrink with latitude. */
export function measureKilometres(a: Position, b: Position): number {
  const shrink = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  return kilometresPerDegree * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink)
}
