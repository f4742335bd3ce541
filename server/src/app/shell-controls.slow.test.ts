import { controlHeader } from '../control/control-routes.ts'
import { openShells, start } from './testing/open-shells.ts'

const open = openShells()

describe('test controls', () => {
  const token = 'a-token-for-tests'

  it('are absent by default', async () => {
    const { app } = await open()
    for (const method of ['GET', 'PUT', 'POST'] as const) {
      const answer = await app.inject({
        method,
        url: '/__control/clock',
        headers: { [controlHeader]: token },
      })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('refuse calls without the token', async () => {
    const { app } = await open({ env: { FOYER_TEST_CONTROL: token } })
    expect((await app.inject({ url: '/__control/clock' })).statusCode).toBe(404)
    const wrong = await app.inject({
      url: '/__control/clock',
      headers: { [controlHeader]: 'a-token-for-testx' },
    })
    expect(wrong.statusCode).toBe(404)
  })

  it('refuse calls from another machine, whatever token and proxy', async () => {
    const env = {
      FOYER_TEST_CONTROL: token,
      FOYER_TRUST_PROXY: '1',
      FOYER_PUBLIC_ORIGIN: 'http://shop.example',
    }
    const { app } = await open({ env })
    const ask = async (remoteAddress: string, more: Record<string, string> = {}) =>
      (
        await app.inject({
          url: '/__control/clock',
          remoteAddress,
          headers: { host: 'shop.example', [controlHeader]: token, ...more },
        })
      ).statusCode
    for (const here of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
      expect(await ask(here)).toBe(200)
    for (const there of ['192.168.1.20', '10.0.0.1', '::ffff:192.168.1.20', 'fe80::1', '2001:db8::1'])
      expect(await ask(there)).toBe(404)
    // A proxy on this machine forwards for somebody else and says so in these headers; the address they name is not
    // trusted.
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await ask('127.0.0.1', { [name]: '127.0.0.1' })).toBe(404)
    expect(await ask('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  })

  it('report the statements sent to the database', async () => {
    const { app } = await open({ env: { FOYER_TEST_CONTROL: token } })
    const answer = await app.inject({ url: '/__control/database', headers: { [controlHeader]: token } })
    expect(answer.json()).toEqual({ statements: 3, trips: 2 })
  })

  it('move the clock', async () => {
    const { app, clock } = await open({ env: { FOYER_TEST_CONTROL: token } })
    const headers = { [controlHeader]: token }
    await app.inject({ method: 'PUT', url: '/__control/clock', headers, payload: { advanceBy: 60_000 } })
    expect(clock.now()).toBe(start + 60_000)
    const back = await app.inject({ method: 'DELETE', url: '/__control/clock', headers })
    expect(back.json()).toEqual({ now: '2026-11-21T12:00:00.000Z' })
  })

  it('inject faults by path, rate and number, and exempt calls that render pages', async () => {
    const { app, auth } = await open({ env: { FOYER_TEST_CONTROL: token } })
    const headers = { [controlHeader]: token }
    const add = (payload: object) =>
      app.inject({ method: 'POST', url: '/__control/faults', headers, payload })
    await add({ path: '/ocapi/v1/sites', kind: 'status', status: 599, rate: 0.5 })
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await app.inject({ url: '/ocapi/v1/sites', headers: auth })).statusCode)
    }
    expect(statuses).toEqual([200, 599, 200, 599])
    await app.inject({ method: 'DELETE', url: '/__control/faults', headers })
    await add({ path: '/ocapi/*', kind: 'bad-json', times: 1 })
    const broken = await app.inject({ url: '/ocapi/v1/sites', headers: auth })
    expect(() => JSON.parse(broken.body) as unknown).toThrow()
    expect((await app.inject({ url: '/ocapi/v1/sites', headers: auth })).json()).toEqual({ sites: [] })
  })

  it('turn rate limits off', async () => {
    const { app, auth } = await open({ env: { FOYER_TEST_CONTROL: token } })
    await app.inject({
      method: 'PUT',
      url: '/__control/rate-limits',
      headers: { [controlHeader]: token },
      payload: { isOn: false },
    })
    let last = 0
    for (let count = 0; count < 310; count += 1) {
      last = (await app.inject({ method: 'DELETE', url: '/ocapi/v1/orders/o1', headers: auth })).statusCode
    }
    expect(last).toBe(204)
  })
})
