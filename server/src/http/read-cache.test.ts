import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { ReadCache, sendCached } from './read-cache.ts'

const cache = new ReadCache()
const long = { text: 'salt '.repeat(400) }
let basis: object = {}
let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  app.get('/long', (request, reply) =>
    sendCached(
      request,
      reply,
      cache.answer('long', [basis], 0, () => ({ answer: { ...long, builds: (builds += 1) } })),
    ),
  )
  app.get('/short', (request, reply) =>
    sendCached(
      request,
      reply,
      cache.answer('short', [], 0, () => ({ answer: { a: 1 } })),
    ),
  )
  await app.ready()
})
afterAll(() => app.close())
let builds = 0

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a kept answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s if accepted, the same each time', async (coding, unpack) => {
    for (const _ of [1, 2]) {
      const answer = await get('/long', { 'accept-encoding': `deflate, ${coding}` })
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(JSON.parse(unpack(answer.rawPayload).toString())).toMatchObject(long)
      expect(answer.rawPayload.length).toBeLessThan(200)
    }
  })

  it('is not compressed if the caller accepts identity only, or if it is short', async () => {
    for (const [url, headers] of [
      ['/long', {}],
      ['/long', { 'accept-encoding': 'br;q=0' }],
      ['/short', { 'accept-encoding': 'br' }],
    ] as const) {
      const answer = await get(url, headers)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.json()).toBeDefined()
    }
  })

  it('is compressed even if short, with its own entity tag, if identity is refused', async () => {
    const plain = await get('/short')
    const answer = await get('/short', { 'accept-encoding': 'gzip, identity;q=0' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body)
    expect(answer.headers.etag).toBe(String(plain.headers.etag).replace(/"$/, '-gzip"'))
  })

  it('has an entity tag for each coding, and any of them revalidates it', async () => {
    const tags = await Promise.all(
      ['', 'gzip', 'br'].map(
        async (coding) => (await get('/long', { 'accept-encoding': coding })).headers.etag as string,
      ),
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of [...tags, `W/${tags[0]}`]) {
      const answer = await get('/long', { 'accept-encoding': 'br', 'if-none-match': tag })
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0])
      expect(tag).toContain(answer.headers.etag)
    }
    expect((await get('/long', { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('varies by the accepted coding', async () => {
    for (const coding of ['', 'br'])
      expect((await get('/long', { 'accept-encoding': coding })).headers.vary).toBe('accept-encoding')
  })

  it('is created and compressed again when its sources have changed', async () => {
    const before = await get('/long', { 'accept-encoding': 'br' })
    basis = {}
    const after = await get('/long', {
      'accept-encoding': 'br',
      'if-none-match': String(before.headers.etag),
    })
    expect(after.statusCode).toBe(200)
    expect(brotliDecompressSync(after.rawPayload).toString()).toContain(`"builds":${builds}`)
  })
})
