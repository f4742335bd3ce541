import type { RenderPage, RenderRequest } from '@foyer/contract/render/boundary'
import { foreignAddresses } from '@foyer/contract/render/testing/addresses'
import { renderPlainPage, openShells, start } from './testing/open-shells.ts'

const open = openShells()

describe('initial data', () => {
  it('tells a client the address, the token, the region, the pages and the cities', async () => {
    const { app } = await open({ env: { FOYER_HOSTS: 'shop.example' } })
    const answer = await app.inject({ url: '/api/omnia/v1/initialData', headers: { host: 'shop.example' } })
    expect(answer.headers['cache-control']).toBe('no-store')
    const data = answer.json<{ api: { apiUrl: string; authToken: string } }>()
    expect(data).not.toHaveProperty('headerNames')
    expect(data).toMatchObject({
      api: { apiUrl: 'http://shop.example', regionCode: 'HAL-UK', mediaVersion: '1f' },
      country: 'GB',
      errorNumbering: 1,
      holdMinutes: 10,
      pages: { Home: '/', FilmDetails: '/films/:filmName/:filmId/' },
      cinemaGroups: [{ id: 'portmere', cinemas: [{ vistaCinema: { key: '1001' } }] }],
      loggingConfiguration: { level: 'INFO' },
      occConfiguration: { clientId: 'OCC', salesChannel: 'Web' },
      occConfigurationOverride: {},
      cinemaUrlsById: { 1001: '/sites/docklands-portmere/1001/' },
    })
    expect(data).not.toHaveProperty('captcha')
    const call = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { authorization: `Bearer ${data.api.authToken}` },
    })
    expect(call.statusCode).toBe(200)
  })
})

describe('a page', () => {
  it('redirects to its address with a trailing slash, keeping the query; other addresses do not', async () => {
    const { app } = await open()
    const moved = await app.inject({ url: '/films?x=1&y=/a' })
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/films/?x=1&y=/a'])
    const doubled = await app.inject({ url: '//evil.example/films' })
    expect(doubled.headers.location ?? '/').toMatch(/^\/(?!\/)/)
    for (const url of ['/api/x', '/umbraco/x', '/media/x', '/ocapi/x', '/favicon.ico']) {
      expect((await app.inject({ url })).statusCode).toBe(404)
    }
    expect((await app.inject({ url: '/films/' })).statusCode).toBe(200)
  })

  it('has what public clients read from it: absolute addresses, the region, and a token with its expiry', async () => {
    const { app } = await open({ env: { FOYER_HOSTS: 'shop.example' } })
    const { body } = await app.inject({ url: '/', headers: { host: 'shop.example' } })
    const [, written = ''] = /window\.initialData = (\{.*?\})<\/script>/s.exec(body) ?? []
    const { api } = JSON.parse(written) as { api: Record<string, string> }
    expect(api).toMatchObject({
      apiUrl: 'http://shop.example',
      vistaCdn: 'http://shop.example',
      regionCode: 'HAL-UK',
    })
    const claims = api['authToken']?.split('.')[1] ?? ''
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
    expect(exp * 1_000).toBe(start + 12 * 3_600_000)
    const called = await app.inject({
      url: '/ocapi/v1/sites',
      headers: { authorization: `Bearer ${String(api['authToken'])}`, 'connect-region-code': 'hal-uk' },
    })
    expect(called.statusCode).toBe(200)
  })

  it('carries initial data that no text can break out of, under a policy with its nonce', async () => {
    const render: RenderPage = async (request) => ({
      ...(await renderPlainPage(request)),
      state: JSON.stringify({ text: '</script><script>alert(1)</script>' }),
    })
    const { app } = await open({ render })
    const answer = await app.inject({ url: '/' })
    const policy = String(answer.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    expect(answer.body).toContain(`<script nonce="${nonce}">window.initialData = {`)
    expect(answer.body).toContain('<html lang="en" dir="ltr" data-mode="dark">')
    expect(answer.body).not.toContain('<script>alert(1)')
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("style-src-attr 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain('frame-src http://localhost:4001')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers).not.toHaveProperty('etag')
    const again = await app.inject({ url: '/' })
    expect(again.headers['content-security-policy']).not.toBe(policy)
  })

  it("redirects to its own pages and to editors' absolute addresses, and home otherwise", async () => {
    let location = '/'
    const { app } = await open({ render: async () => ({ kind: 'redirect', status: 302, location }) })
    const led = async (to: string) => {
      location = to
      return (await app.inject({ url: '/moved/', headers: { host: 'localhost' } })).headers.location
    }
    expect(await led('/films/?x=1')).toBe('/films/?x=1')
    expect(await led('https://elsewhere.example/a')).toBe('https://elsewhere.example/a')
    for (const address of foreignAddresses.filter((each) => !each.startsWith('https://')))
      expect([address, await led(address)]).toEqual([address, '/'])
  })

  it('frames the payment provider on the host by which the visitor has come', async () => {
    const { app } = await open({ env: { FOYER_HOSTS: 'rebound.example' } })
    const framed = async (host: string) =>
      /frame-src ([^;]*)/.exec(
        String((await app.inject({ url: '/', headers: { host } })).headers['content-security-policy']),
      )?.[1]
    expect(await framed('192.168.1.20:4000')).toBe('http://192.168.1.20:4001')
    expect(await framed('localhost:4000')).toBe('http://localhost:4001')
    expect(await framed('rebound.example')).toBe('http://localhost:4001')
    const configured = await open({ env: { FOYER_PAY_ORIGIN: 'https://pay.example' } })
    const answer = await configured.app.inject({ url: '/', headers: { host: '192.168.1.20:4000' } })
    expect(answer.headers['content-security-policy']).toContain('frame-src https://pay.example;')
  })

  it('has the hash of each of its style attributes in the policy', async () => {
    const render: RenderPage = async (request) => ({
      ...(await renderPlainPage(request)),
      body: '<i style="width:40%"></i><i style="width:40%"></i>',
    })
    const { app } = await open({ render })
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy'])
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/)
  })

  it('knows the stored choices of its visitor, and calls the interface without a socket', async () => {
    const seen: RenderRequest[] = []
    const answers: number[] = []
    const { app, token } = await open({
      env: { FOYER_HOSTS: 'shop.example' },
      render: async (request) => {
        seen.push(request)
        const answer = await request.exchange({
          method: 'GET',
          url: '/ocapi/v1/sites',
          headers: { authorization: `Bearer ${request.initialData.api.authToken}` },
        })
        answers.push(answer.status)
        return renderPlainPage(request)
      },
    })
    await app.inject({
      url: '/films/?sort=a',
      headers: { cookie: 'foyer-mode=Dark; foyer-cinema-group=portmere', host: 'shop.example' },
    })
    expect(seen[0]).toMatchObject({
      url: '/films/?sort=a',
      origin: 'http://shop.example',
      mode: 'Dark',
      cinemaGroupId: 'portmere',
      languageTag: 'en',
      now: start,
    })
    expect(seen[0]?.initialData.api.authToken).toBe(token)
    expect(answers).toEqual([200])
  })

  it('remembers the language of an address for the browser’s session only', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: '/films/?language=en' })
    // Without an expiry date and max-age a browser deletes it with its session.
    expect(answer.headers['set-cookie']).toBe('foyer-language=en; Path=/; SameSite=Lax')
    const plain = await app.inject({ url: '/films/' })
    expect(plain.headers['set-cookie']).toBeUndefined()
    expect(plain.headers['content-language']).toBe('en')
  })

  it('restricts the language cookie to https if the shop uses it', async () => {
    const { app } = await open({ env: { FOYER_PUBLIC_ORIGIN: 'https://shop.example' } })
    const { headers } = await app.inject({ url: '/films/?language=en', headers: { host: 'shop.example' } })
    expect(headers['set-cookie']).toBe('foyer-language=en; Path=/; SameSite=Lax; Secure')
  })

  it('keeps order pages out of search engines', async () => {
    const { app } = await open()
    for (const url of ['/order/payment/', '/completed-order/?orderId=1']) {
      expect((await app.inject({ url })).headers['x-robots-tag']).toBe('noindex')
    }
    expect((await app.inject({ url: '/films/' })).headers).not.toHaveProperty('x-robots-tag')
  })

  it('that cannot be rendered says so with 503 and a way to try again, without the storefront', async () => {
    const { app } = await open({
      render: async () => {
        throw new Error('the storefront is broken')
      },
    })
    const answer = await app.inject({ url: '/films/?q="><script>' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'x-robots-tag': 'noindex' })
    expect(answer.body).toContain('Try again')
    expect(answer.body).not.toMatch(/<script|storefront is broken/)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('the page for those who run the shop', () => {
  it('names the running version and what does not answer', async () => {
    const { app } = await open({ env: { FOYER_COMMIT: 'abcdef1' } })
    const { statusCode, body } = await app.inject('/monitoring/')
    // This shell has no content.
    expect(statusCode).toBe(503)
    expect(body).toMatch(/<dt>Content<\/dt>\n<dd>does not answer/)
    expect(body).toMatch(/<dt>Ordering interface<\/dt>\n<dd>answers/)
    expect(body).toContain('<dd>abcdef1</dd>')
    const short = await app.inject('/monitoring?x=1')
    expect([short.statusCode, short.headers.location]).toEqual([308, '/monitoring/?x=1'])
  })
})
