import type { Site } from '@foyer/contract/wire/sites'
import { listNearbyPlaces, toDirections } from './map-places.ts'

const site = (id: string, latitude: number, longitude: number) =>
  ({ id, location: { latitude, longitude } }) as Site
const docklands = site('1001', 50.7961, -1.1192)
const bus = { kind: 'Bus', name: 'Graving Dock', latitude: 50.79664, longitude: -1.11792 } as const

it('measures landmarks and the other cinemas of a city, in metres to the east and north', () => {
  const [stop, nearest, farther, ...more] = listNearbyPlaces(
    docklands,
    [bus],
    [
      docklands,
      site('1002', 50.8012, -1.0921),
      site('1004', 50.7885, -1.1043),
      { id: 'x', location: null } as Site,
    ],
  )
  expect(stop?.east).toBeCloseTo(90, 0)
  expect(stop?.north).toBeCloseTo(60, 0)
  expect(stop?.kilometres).toBeCloseTo(0.108, 2)
  expect([nearest?.id, farther?.id]).toEqual(['1004', '1002'])
  expect(more).toEqual([])
})

it.each([{}, { ...bus, kind: 'Volcano' }, { ...bus, latitude: '50' }, { ...bus, name: null }])(
  'leaves out what is no landmark: %j',
  (odd) => {
    expect(listNearbyPlaces(docklands, [odd as never, bus], []).map(({ id }) => id)).toEqual(['landmark 0'])
  },
)

it('knows nothing around a cinema without coordinates', () => {
  expect(listNearbyPlaces({ id: '1', location: null } as Site, [bus], [docklands])).toEqual([])
})

it.each([
  ['geo:{latitude},{longitude}', 'geo:50.7961,-1.1192'],
  ['https://maps.example/to?at={latitude}%2C{longitude}', 'https://maps.example/to?at=50.7961%2C-1.1192'],
])('%s leads to %s', (pattern, address) => {
  expect(toDirections(pattern, { latitude: 50.7961, longitude: -1.1192 })).toBe(address)
})
