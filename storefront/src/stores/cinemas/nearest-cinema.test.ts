import type { Site } from '@foyer/contract/wire/sites'
import { failed, success } from '../../cache/result.ts'
import { createNearestSiteService, type NearestSiteService } from '../../services/personalisation/sites.ts'
import { NearestCinema } from './nearest-cinema.ts'

const site = (id: string, latitude: number, longitude: number) =>
  ({ id, location: { latitude, longitude } }) as unknown as Site

const list = [site('1001', 50.8, -1.1), site('1005', 52.6, 1.3), site('1007', 54.9, -1.4)]
const groupBySite: Record<string, string> = { '1001': 'portmere', '1005': 'aldwick', '1007': 'castermouth' }

function nearestCinema(position: [number, number] | null, nearest?: NearestSiteService['nearest']) {
  const logger = { warn: jest.fn(), error: jest.fn() }
  const ensure = jest.fn(async () => undefined)
  const cinema = new NearestCinema({
    groups: {
      groupOfSite: (id) => (groupBySite[id] ? { id: groupBySite[id], name: '', cinemas: [] } : undefined),
    },
    sites: { ensure, list },
    locate: async () => position && { latitude: position[0], longitude: position[1] },
    service: nearest ? { nearest } : null,
    logger,
  })
  return { cinema, logger, ensure }
}

const createSite = (id: string, distanceInKilometres?: number) =>
  jest.fn(async () =>
    success({
      site: site(id, 0, 0),
      ...(distanceInKilometres === undefined ? {} : { distanceInKilometres }),
    }),
  )

describe('the nearest cinema', () => {
  it('is the one that the server names', async () => {
    const nearest = createSite('1005', 3.2)
    const { cinema, ensure } = nearestCinema([54, -1.5], nearest)
    expect(await cinema.find()).toEqual({ siteId: '1005', distance: 3.2 })
    expect(nearest.mock.calls).toEqual([[{ latitude: 54, longitude: -1.5 }]])
    expect(ensure).not.toHaveBeenCalled()
  })

  it('is worked out by least straight-line distance where there is no server for it', async () => {
    const { cinema } = nearestCinema([54, -1.5])
    expect(await cinema.find()).toMatchObject({ siteId: '1007' })
  })

  it('is worked out where the server fails, which the log tells', async () => {
    const { cinema, logger } = nearestCinema([51, -1], async () =>
      failed({ kind: 'transport', reason: 'timeout', retryable: true }),
    )
    expect(await cinema.find()).toMatchObject({ siteId: '1001' })
    expect(logger.warn).toHaveBeenCalledWith('The nearest cinema was not told: no answer (timeout)')
  })

  it('is not looked for when the browser does not say where the visitor is', async () => {
    const nearest = createSite('1005')
    expect(await nearestCinema(null, nearest).cinema.find()).toBeNull()
    expect(nearest).not.toHaveBeenCalled()
  })

  it('is asked for to a hundred metres: nobody needs to know more', async () => {
    const call = jest.fn(async () => success({}))
    await createNearestSiteService({ call: call as never }).nearest({
      latitude: 51.507_351,
      longitude: -0.127_758,
    })
    expect(call.mock.calls).toEqual([
      ['getNearestSite', { query: { latitude: 51.507, longitude: -0.128 } }],
    ] as never)
  })
})

describe('the city to offer', () => {
  it('is that of the cinema that the address names, before the nearest one', async () => {
    const { cinema } = nearestCinema([54, -1.5])
    expect(await cinema.preselection('1005', true)).toEqual({ groupId: 'aldwick', siteId: '1005' })
    expect(await cinema.preselection('none', true)).toMatchObject({ groupId: 'castermouth', siteId: '1007' })
    expect(await cinema.preselection(null, false)).toBeNull()
    expect(await cinema.suggestion()).toMatchObject({ groupId: 'castermouth' })
  })

  it('is worked out here, and the place told to nobody, before the visitor has asked for it', async () => {
    const nearest = createSite('1005')
    const { cinema } = nearestCinema([54, -1.5], nearest)
    expect(await cinema.preselection(null, true)).toMatchObject({ groupId: 'castermouth', siteId: '1007' })
    expect(nearest).not.toHaveBeenCalled()
    expect(await cinema.suggestion()).toMatchObject({ groupId: 'aldwick' })
    expect(nearest).toHaveBeenCalledTimes(1)
  })

  it('is none when the nearest cinema belongs to no city', async () => {
    expect(await nearestCinema([54, -1.5], createSite('9999')).cinema.suggestion()).toBeNull()
    expect(await nearestCinema(null).cinema.suggestion()).toBeNull()
  })
})
