import type { Site } from '../wire/sites.ts'
import { measureKilometres, findNearestSite } from './nearest-site.ts'

const site = (id: string, location: Site['location']) => ({ id, location }) as Site

describe('the nearest site', () => {
  it('has the least straight-line distance over latitude and longitude', () => {
    // As the crow flies the second is nearer: degrees of longitude are shorter than those of latitude.
    const sites = [
      site('north', { latitude: 51.4, longitude: 0 }),
      site('east', { latitude: 51, longitude: 0.5 }),
    ]
    expect(findNearestSite(sites, { latitude: 51, longitude: 0 })?.site.id).toBe('north')
  })

  it('is none of those whose place nobody knows', () => {
    const here = { latitude: 51, longitude: 0 }
    expect(findNearestSite([site('somewhere', null)], here)).toBeUndefined()
    expect(
      findNearestSite([site('somewhere', null), site('far', { latitude: 0, longitude: 0 })], here)?.site.id,
    ).toBe('far')
  })

  it('is so many kilometres away, to a per cent', () => {
    const [london, manchester] = [
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 53.4808, longitude: -2.2426 },
    ]
    expect(Math.abs(measureKilometres(london, manchester) - 262) / 262).toBeLessThan(0.01)
  })
})
