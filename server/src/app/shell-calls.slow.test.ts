import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFixedClock } from '../domain/clock.ts'
import { createChannelTokens, tokenLifetime } from '../brand/channel-token.ts'
import { root, openShells, start } from './testing/open-shells.ts'

const open = openShells()

describe('a call of the interface', () => {
  it('needs the channel token, which ends after twelve hours', async () => {
    const { app, auth, clock } = await open()
    const call = (headers: Record<string, string>) => app.inject({ url: '/ocapi/v1/sites', headers })
    expect((await call({})).statusCode).toBe(401)
    expect((await call({ authorization: 'Bearer made-up' })).statusCode).toBe(401)
    expect((await call(auth)).json()).toEqual({ sites: [] })
    clock.advance(tokenLifetime + 1_000)
    const refused = await call(auth)
    expect(refused.statusCode).toBe(401)
    expect(refused.headers['content-type']).toMatch('application/problem+json')
  })

  it('refuses a token that another key has signed', async () => {
    const { app } = await open()
    const other = createChannelTokens([new Uint8Array(32).fill(7)], 'halcyon', createFixedClock(start))
    const answer = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { authorization: `Bearer ${await other.issue()}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('checks region and tenant where they are sent, without regard to case', async () => {
    const { app, auth } = await open()
    const status = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/ocapi/v1/sites', headers: { ...auth, ...headers } })).statusCode
    expect(await status({ 'Connect-Region-Code': 'hal-uk', 'X-Tenant-Id': 'HALCYON' })).toBe(200)
    expect(await status({ 'Connect-Region-Code': 'elsewhere' })).toBe(400)
    expect(await status({ 'x-tenant-id': 'someone-else' })).toBe(400)
  })

  it('answers with the correlation id it was sent, or one of its own', async () => {
    const { app, auth } = await open()
    const sent = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { ...auth, CorrelationId: 'OCC--abc1234-x1' },
    })
    expect(sent.headers.correlationid).toBe('OCC--abc1234-x1')
    const malformed = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { ...auth, correlationid: 'a b<c>' },
    })
    expect(malformed.headers.correlationid).toMatch(/^OCC--\w{7}-\w{12}$/)
  })

  it('is dated by the clock that holds expire by', async () => {
    const { app, clock } = await open()
    clock.advance(90 * 60_000)
    expect((await app.inject('/health')).headers.date).toBe('Sat, 21 Nov 2026 13:30:00 GMT')
  })

  it('takes a list of one or of many', async () => {
    const { app, auth } = await open()
    for (const query of ['', '?siteIds=1001', '?siteIds=1001&siteIds=1002']) {
      const { statusCode } = await app.inject({
        url: `/ocapi/v1/film-screening-dates${query}`,
        headers: auth,
      })
      expect(statusCode).toBe(200)
    }
  })

  it('answers 204 without a body', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({ method: 'DELETE', url: '/ocapi/v1/orders/o1', headers: auth })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  })
})

describe('the document of the interface', () => {
  it('is served as committed, without a token', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: '/ocapi/v1/openapi.json' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch('application/json')
    const committed = readFileSync(join(root, 'contract', 'openapi.json'), 'utf8')
    expect(answer.json()).toEqual(JSON.parse(committed))
  })

  it("has this server's names of headers", async () => {
    const { app } = await open({
      env: { FOYER_HEADER_NAMES: 'authorization=X-Channel tenantId=X-Tenant' },
    })
    const { components } = (await app.inject({ url: '/ocapi/v1/openapi.json' })).json<{
      components: unknown
    }>()
    expect(components).toMatchObject({
      securitySchemes: { channelToken: { type: 'apiKey', in: 'header', name: 'X-Channel' } },
      parameters: { TenantId: { name: 'X-Tenant' }, RegionCode: { name: 'Connect-Region-Code' } },
    })
  })
})
