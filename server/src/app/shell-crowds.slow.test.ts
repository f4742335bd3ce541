import { openShells } from './testing/open-shells.ts'

const open = openShells()

/** Blocks the event loop, by the real clock. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

describe('pages', () => {
  it('are limited per address and minute; beyond, a page says so in the visitor’s language', async () => {
    const { app, auth } = await open({ env: { FOYER_PAGES_PER_MINUTE: '5' } })
    const visit = (remoteAddress: string, headers = {}) =>
      app.inject({ url: '/films/', remoteAddress, headers })
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) statuses.push((await visit('203.0.113.7')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    const refused = await visit('203.0.113.7', { 'accept-language': 'fr' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect(refused.body).toContain('<html lang="fr">')
    expect(refused.body).toContain('Un peu trop vite pour nous')
    expect((await visit('203.0.113.8')).statusCode).toBe(200)
    const doubled = await app.inject({ url: '//evil.example/', remoteAddress: '203.0.113.7' })
    expect(doubled.statusCode).toBe(429)
    expect(doubled.body).not.toContain('evil.example')
    const call = { url: '/ocapi/v1/sites', remoteAddress: '203.0.113.7', headers: auth }
    expect((await app.inject(call)).statusCode).toBe(200)
  })

  it('are refused while the event loop is delayed, and only they', async () => {
    const { app, auth } = await open({ env: { FOYER_LATEST_LOOP: '200' } })
    expect((await app.inject({ url: '/films/' })).statusCode).toBe(200)
    block(500)
    const [page, call, health] = await Promise.all([
      app.inject({ url: '/films/' }),
      app.inject({ url: '/ocapi/v1/sites', headers: auth }),
      app.inject({ url: '/health' }),
    ])
    expect(page.statusCode).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' })
    expect(page.body).toContain('A lot is going on right now')
    expect([call.statusCode, health.statusCode]).toEqual([200, 200])
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect((await app.inject({ url: '/films/' })).statusCode).toBe(200)
  })

  it('are never refused for that with test controls', async () => {
    const { app } = await open({ env: { FOYER_TEST_CONTROL: 'a-long-token' } })
    block(1_500)
    expect((await app.inject({ url: '/films/' })).statusCode).toBe(200)
  })
})
