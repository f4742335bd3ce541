import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createOriginReader } from './shell.ts'
import { parseSettings } from '../config/settings.ts'
import { root, openShells } from './testing/open-shells.ts'

const open = openShells()
const pages = ['/', '/api/omnia/v1/initialData']

describe('hosts', () => {
  it.each([
    'localhost',
    'localhost:4000',
    'LOCALHOST:4000',
    '127.0.0.1',
    '127.0.0.1:4000',
    '192.168.1.20:4000',
    '[::1]',
    '[::1]:4000',
    '[2001:db8::1]:4000',
    'shop.example',
    'SHOP.example:443',
    'app.example',
    'inside.example',
  ])('%s is accepted', async (host) => {
    const { app } = await open({
      env: {
        FOYER_PUBLIC_ORIGIN: 'https://shop.example',
        FOYER_ALLOWED_ORIGINS: 'https://app.example',
        FOYER_HOSTS: 'inside.example',
      },
    })
    for (const url of pages) expect((await app.inject({ url, headers: { host } })).statusCode).toBe(200)
  })

  it.each([
    'evil.example',
    'shop.example.evil.example',
    'xshop.example',
    'localhost.evil.example',
    'localhost:99999',
    'a:65536',
    '1.2.3.999',
    '256.256.256.256',
    '[::::]',
    '[::1',
    '[1.2.3.4]',
    'shop.example@evil.example',
    'shop.example/evil',
    'shop.example#',
    'shop.example?x',
    'shop.example\\evil',
    'sh op.example',
    '<script>',
    '-',
    '.',
    '..',
    'shop.example:',
    'shop.example:x',
    'a'.repeat(300),
    '%00',
    'xn--a',
  ])('%s gets 421, and never a 5xx', async (host) => {
    const { app } = await open({ env: { FOYER_HOSTS: 'shop.example' } })
    for (const url of [...pages, '/media/x', '/assets/x.js']) {
      const answer = await app.inject({ url, headers: { host } })
      expect(answer.statusCode).toBe(421)
      expect(answer.json()).toMatchObject({ type: 'urn:foyer:problem:host-unknown' })
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('are not checked for probes and the server’s own calls', async () => {
    const { app } = await open()
    for (const url of ['/health', '/ready'])
      expect((await app.inject({ url, headers: { host: 'pod-7.cluster' } })).statusCode).toBe(200)
  })

  it('that are not valid in an address never become an origin', () => {
    const getOrigin = createOriginReader(parseSettings({}, root))
    for (const host of ['localhost:99999', '1.2.3.999', '256.256.256.256', '[::::]', 'a:65536', '', 'a b'])
      expect(getOrigin({ protocol: 'http', host })).toBe('http://localhost:4000')
    expect(getOrigin({ protocol: 'javascript', host: 'localhost' })).toBe('http://localhost')
    expect(getOrigin({ protocol: 'ht tp', host: 'localhost' })).toBe('http://localhost')
    expect(getOrigin({ protocol: 'https', host: 'localhost' })).toBe('https://localhost')
  })

  it('must not be two', async () => {
    const { app } = await open()
    expect(await rawAnswer(app, 'Host: localhost\r\nHost: localhost\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect(await rawAnswer(app, 'Host: localhost\r\nhost: evil.example\r\n')).toMatch(/^HTTP\/1.1 400 /)
    expect(await rawAnswer(app, 'Host: localhost\r\n')).toMatch(/^HTTP\/1.1 200 /)
  })
})

/** The first bytes of the server's answer to a request for its health page. */
async function rawAnswer(app: FastifyInstance, headers: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = app.addresses()
  return new Promise((resolve, reject) => {
    const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1', () => {
      socket.write(`GET /ocapi/v1/openapi.json HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
    })
    socket.once('data', (data) => {
      resolve(data.toString().slice(0, 40))
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

describe('proxies', () => {
  const behind = (proxies: string) => ({
    FOYER_TRUST_PROXY: proxies,
    FOYER_PUBLIC_ORIGIN: 'https://shop.example',
  })

  it('are trusted as far as configured: a made-up address has no effect', async () => {
    const { app, auth } = await open({ env: behind('1') })
    const write = (address: string) =>
      app.inject({
        method: 'DELETE',
        url: '/ocapi/v1/orders/o1',
        headers: { ...auth, 'x-forwarded-for': `${address}, 203.0.113.7` },
      })
    const statuses: number[] = []
    for (let n = 0; n < 320; n += 1) statuses.push((await write(`198.51.100.${n % 250}`)).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('at a listed address are trusted, and no others', async () => {
    const { app, auth } = await open({ env: behind('10.0.0.0/8') })
    const limited = async (remoteAddress: string, forwarded: (n: number) => string) => {
      const statuses: number[] = []
      for (let n = 0; n < 310; n += 1) {
        const headers = { ...auth, 'x-forwarded-for': forwarded(n) }
        const call = { method: 'DELETE' as const, url: '/ocapi/v1/orders/o1', headers, remoteAddress }
        statuses.push((await app.inject(call)).statusCode)
      }
      return statuses.filter((status) => status === 429).length
    }
    expect(await limited('203.0.113.9', (n) => `198.51.100.${n % 250}`)).toBe(10)
    expect(await limited('10.1.2.3', (n) => `198.51.100.${n % 250}`)).toBe(0)
  })

  it('do not choose the origin', async () => {
    const { app } = await open({ env: behind('1') })
    const { api } = (
      await app.inject({
        url: '/api/omnia/v1/initialData',
        headers: {
          host: 'shop.example',
          'x-forwarded-host': 'shop.example',
          'x-forwarded-proto': 'javascript',
        },
      })
    ).json<{ api: { apiUrl: string } }>()
    expect(api.apiUrl).toBe('https://shop.example')
  })
})

describe('addresses of one network', () => {
  it('share a limit if they are in one /64', async () => {
    const { app, auth } = await open()
    const statuses: number[] = []
    for (let n = 0; n < 320; n += 1) {
      const remoteAddress = `2001:db8:0:7::${n.toString(16)}`
      const call = { method: 'DELETE' as const, url: '/ocapi/v1/orders/o1', headers: auth, remoteAddress }
      statuses.push((await app.inject(call)).statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })
})

describe('what the framework refuses by itself', () => {
  it.each([
    ['GET', '/%', 400],
    ['GET', '/ocapi/v1/films/%zz', 400],
    ['GET', '/ocapi/v1/films/%c3%28', 400],
    ['DELETE', `/ocapi/v1/orders/${'x'.repeat(101)}`, 414],
  ] as const)('%s %s is a problem with the headers of every answer', async (method, url, status) => {
    const { app, auth } = await open()
    const answer = await app.inject({ method, url, headers: { ...auth, correlationid: 'c-1' } })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      correlationid: 'c-1',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(answer.json()).toMatchObject({ type: 'urn:foyer:problem:invalid-argument', status })
    expect(answer.body).not.toContain('FST_ERR')
  })
})

describe('U+0000', () => {
  it('is refused in addresses and bodies', async () => {
    const { app, auth } = await open()
    for (const url of ['/ocapi/v1/films/%00', '/ocapi/v1/film-screening-dates?siteIds=%00', '/films/?x=%00'])
      expect((await app.inject({ url, headers: auth })).statusCode).toBe(400)
    const put = { method: 'PUT' as const, url: '/ocapi/v1/orders/o1/showtimes/s1', headers: auth }
    for (const payload of [
      { seats: ['1_2\u0000'], tickets: [] },
      { seats: [], tickets: [{ id: '\u0000', ticketTypeId: 'adult' }] },
      { seats: [], tickets: [], other: { '\u0000': 1 } },
    ])
      expect((await app.inject({ ...put, payload })).statusCode).toBe(400)
  })

  it('is found in a body of any depth', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({
      method: 'PUT',
      url: '/ocapi/v1/orders/o1/showtimes/s1',
      headers: { ...auth, 'content-type': 'application/json' },
      payload: `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    })
    expect(answer.statusCode).toBe(400)
  })
})
