import Fastify from 'fastify'
import { problemHandling } from '../http/problem.ts'
import { validatorCompiler } from '../http/validation.ts'
import { mediaRoutes } from './media-routes.ts'
import type { MediaRequest, MediaService } from './media-service.ts'

const picture = Buffer.from('a picture')

async function server() {
  const requests: MediaRequest[] = []
  const media: MediaService = {
    get: async (request) => {
      requests.push(request)
      if (request.id !== 'HO00000101' || request.sequenceNumber === 3) return undefined
      return { bytes: picture, contentType: 'image/avif', etag: '"abc"', width: 320, height: 480 }
    },
    linkPreview: async (of, id) => {
      if (of !== 'film' || id !== 'HO00000101') return undefined
      return { bytes: picture, contentType: 'image/jpeg', etag: '"def"', width: 1200, height: 630 }
    },
  }
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  await app.register(problemHandling, { numbering: () => 2 })
  await app.register(mediaRoutes, { media, version: '1f', numbering: () => 2 })
  return {
    app,
    requests,
    get: (url: string, headers = {}) => app.inject({ url: `/media/entity/get/${url}`, headers }),
  }
}

it('sends the picture with its type, entity tag and a lifetime of a day', async () => {
  const { get, requests } = await server()
  const answer = await get('FilmPosterGraphic/HO00000101?width=320&height=480&referenceScheme=Global', {
    accept: 'image/avif',
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    vary: 'Accept',
    etag: '"abc"',
  })
  expect(requests).toEqual([
    {
      kind: 'FilmPosterGraphic',
      id: 'HO00000101',
      width: 320,
      height: 480,
      global: true,
      accept: 'image/avif',
      client: '127.0.0.1',
    },
  ])
})

it('makes only an address with the current version permanently cacheable', async () => {
  const { get } = await server()
  const answer = await get('FilmPosterGraphic/HO00000101?width=320&v=1f')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const former = await get('FilmPosterGraphic/HO00000101?width=320&v=1e')
  expect(former.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
})

it('lets pages of every origin show its pictures', async () => {
  const { get } = await server()
  const answer = await get('FilmPosterGraphic/HO00000101?width=320')
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
})

it.each(['"abc"', 'W/"abc"', '"old", "abc"'])('answers 304 to a reader that holds %s', async (held) => {
  const { get } = await server()
  const answer = await get('FilmPosterGraphic/HO00000101?width=320', { 'if-none-match': held })
  expect(answer.statusCode).toBe(304)
  expect(answer.body).toBe('')
})

it('answers 404 for an unknown id, for a short while', async () => {
  const { get } = await server()
  const answer = await get('FilmPosterGraphic/HO00000999?width=320')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
})

it('asks for the picture of the number that was sent, and has none where the entity has none', async () => {
  const { get, requests } = await server()
  expect((await get('FilmPosterGraphic/HO00000101?width=320&sequenceNumber=1')).statusCode).toBe(200)
  expect((await get('FilmPosterGraphic/HO00000101?width=320&sequenceNumber=3')).statusCode).toBe(404)
  expect((await get('FilmPosterGraphic/HO00000101?width=320')).statusCode).toBe(200)
  expect(requests.map(({ sequenceNumber }) => sequenceNumber)).toEqual([1, 3, undefined])
})

it.each([
  'FilmPosterGraphic/HO00000101?sequenceNumber=0',
  'Passport/HO00000101',
  'FilmPosterGraphic/..%2F..%2Fetc%2Fpasswd',
  'FilmPosterGraphic/a%00b',
  'FilmPosterGraphic/HO00000101?width=0',
  'FilmPosterGraphic/HO00000101?width=many',
  'FilmPosterGraphic/HO00000101?height=99999',
  'FilmPosterGraphic/HO00000101?referenceScheme=Elsewhere',
])('refuses %s with 400', async (address) => {
  const { get, requests } = await server()
  const answer = await get(address)
  expect(answer.statusCode).toBe(400)
  expect(requests).toEqual([])
})

describe('the picture of a link', () => {
  it('is a JPEG whatever the client accepts, permanently cacheable at the current address', async () => {
    const { app } = await server()
    const answer = await app.inject({
      url: '/media/link-preview/film/HO00000101.jpg?v=1f',
      headers: { accept: 'image/avif' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag: '"def"',
    })
    expect(answer.headers.vary).toBeUndefined()
    const again = await app.inject({
      url: '/media/link-preview/film/HO00000101.jpg',
      headers: { 'if-none-match': '"def"' },
    })
    expect(again.statusCode).toBe(304)
    expect(again.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
  })

  it.each([
    ['film/HO00000999.jpg', 404],
    ['cinema/HO00000101.jpg', 404],
    ['page/EV001.jpg', 400],
    ['film/..%2f..%2fsecret.jpg', 404],
    ['film/HO00000101.png', 404],
  ])('is not there for %s', async (address, status) => {
    const { app } = await server()
    expect((await app.inject(`/media/link-preview/${address}`)).statusCode).toBe(status)
  })
})
