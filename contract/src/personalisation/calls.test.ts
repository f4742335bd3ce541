import { Compile } from 'typebox/compile'
import { createOpenApi } from '../openapi/document.ts'
import { personalisationCalls } from './calls.ts'
import { ExperiencesRequest } from './experiences.ts'
import { NearestSiteQuery } from './nearest.ts'
import { personalisationPaths } from './paths.ts'

const request = {
  salesChannelId: 'Web',
  filmTerritoryShortCode: 'GB',
  loyaltyMemberIdHash: 'a-visitor-of-ours',
  viewedEntities: [{ entityType: 'Film', componentId: 'wall' }],
}

it('keeps the calls where the specification has them', () => {
  const { getExperiences, getNearestSite } = personalisationCalls
  expect([getExperiences.method, getExperiences.path]).toEqual(['POST', '/v2/experiences/get'])
  expect([getNearestSite.method, getNearestSite.path]).toEqual(['GET', '/v2/Site/nearest'])
})

it('is described with the rest of the interface, beside its base', () => {
  const { paths } = createOpenApi() as { paths: Record<string, Record<string, { operationId?: string }>> }
  for (const [id, [method, path]] of Object.entries(personalisationPaths)) {
    expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(id)
    expect(paths[path]).toHaveProperty('servers', [{ url: '/' }])
  }
})

describe('a request for experiences', () => {
  const check = Compile(ExperiencesRequest)
  it('takes what the specification names, and no hash from somebody unknown', () => {
    expect(check.Check(request)).toBe(true)
    expect(check.Check({ ...request, loyaltyMemberIdHash: null })).toBe(true)
    const { loyaltyMemberIdHash: _, ...unknown } = request
    expect(check.Check(unknown)).toBe(true)
  })

  it.each(['salesChannelId', 'filmTerritoryShortCode', 'viewedEntities'])('needs %s', (name) => {
    expect(check.Check({ ...request, [name]: undefined })).toBe(false)
  })
})

it('looks for the nearest site on earth alone', () => {
  const check = Compile(NearestSiteQuery)
  expect(check.Check({ latitude: -90, longitude: 180 })).toBe(true)
  expect(check.Check({ latitude: 90.1, longitude: 0 })).toBe(false)
  expect(check.Check({ latitude: 0 })).toBe(false)
})
