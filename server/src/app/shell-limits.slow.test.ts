import { openShells } from './testing/open-shells.ts'

const open = openShells()

describe('limits and origins', () => {
  it('limits writes per address, separately from reads', async () => {
    const { app, auth } = await open()
    const write = () => app.inject({ method: 'DELETE', url: '/ocapi/v1/orders/o1', headers: auth })
    let last = await write()
    for (let count = 0; count < 300; count += 1) last = await write()
    expect(last.statusCode).toBe(429)
    expect(last.json()).toMatchObject({ type: 'urn:foyer:problem:too-many-requests' })
    expect(last.headers['retry-after']).toBeDefined()
    expect((await app.inject({ url: '/ocapi/v1/sites', headers: auth })).statusCode).toBe(200)
  })

  it('lets only listed origins read answers', async () => {
    const { app, auth } = await open({ env: { FOYER_ALLOWED_ORIGINS: 'https://app.example' } })
    const from = async (origin: string) =>
      (await app.inject({ url: '/ocapi/v1/sites', headers: { ...auth, origin } })).headers[
        'access-control-allow-origin'
      ]
    expect(await from('https://app.example')).toBe('https://app.example')
    expect(await from('https://evil.example')).toBeUndefined()
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/ocapi/v1/orders/o1',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'DELETE' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-headers']).toMatch('Idempotency-Key')
  })

  it('lets them send the headers that the settings name, and read the correlation id', async () => {
    const { app } = await open({
      env: {
        FOYER_ALLOWED_ORIGINS: 'https://app.example',
        FOYER_HEADER_NAMES: 'regionCode=X-Region correlationId=X-Trace',
      },
    })
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/ocapi/v1/orders/o1',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'DELETE' },
    })
    expect(headers['access-control-allow-headers']).toMatch('X-Region')
    expect(headers['access-control-allow-headers']).not.toMatch('Connect-Region-Code')
    const called = await app.inject({ url: '/health', headers: { origin: 'https://app.example' } })
    expect(called.headers['access-control-expose-headers']).toMatch('X-Trace')
  })

  it('lets no origin in by default', async () => {
    const { app, auth } = await open()
    const { headers } = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { ...auth, origin: 'https://app.example' },
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('sends the security headers with every answer, and transport security over https only', async () => {
    const { app } = await open()
    const { headers } = await app.inject({ url: '/health' })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    const secure = await open({ env: { FOYER_PUBLIC_ORIGIN: 'https://shop.example' } })
    expect((await secure.app.inject({ url: '/health' })).headers).toHaveProperty('strict-transport-security')
  })
})
