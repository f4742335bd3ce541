import type { Site } from '@foyer/contract/wire/sites'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

const kilometresPerDegree = 111.2

/** The site with the least straight-line distance over latitude and longitude; `distance` in kilometres, for show. */
export function nearestSite(
  sites: readonly Site[],
  from: Position,
): { site: Site; distance: number } | undefined {
  let best: { site: Site; straight: number } | undefined
  for (const site of sites) {
    if (!site.location) continue
    const straight = Math.hypot(
      site.location.latitude - from.latitude,
      site.location.longitude - from.longitude,
    )
    if (!best || straight < best.straight) best = { site, straight }
  }
  return best?.site.location
    ? { site: best.site, distance: kilometresBetween(best.site.location, from) }
    : undefined
}

/** Good to a per cent within a country: degrees of longitude shrink with latitude. */
export function kilometresBetween(a: Position, b: Position): number {
  const shrink = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  return kilometresPerDegree * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink)
}
