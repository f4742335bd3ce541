import { findWorkstation, visitor, type Caller, type MemberCaller } from '../domain/caller.ts'
import { hashId } from '../http/logging.ts'
import { renderPlainPage, openShells } from './testing/open-shells.ts'

const open = openShells()

describe('the log', () => {
  it('follows a call by its correlation id and keeps no query, header or body', async () => {
    const logs: string[] = []
    const { app, auth, token } = await open({ env: { FOYER_LOG_LEVEL: 'info' }, logs })
    await app.inject({
      method: 'PUT',
      url: '/ocapi/v1/orders/o1/showtimes/s1?email=ada%40example.com',
      headers: { ...auth, correlationid: 'c-42' },
      payload: { seats: [], tickets: [], email: 'ada@example.com' },
    })
    const text = logs.join('')
    expect(text).toMatch('"correlationId":"c-42"')
    expect(text).toMatch(`/ocapi/v1/orders/${hashId('o1')}/showtimes/s1`)
    expect(text).not.toMatch(/ada|example\.com/)
    expect(text).not.toMatch(token)
  })

  it('names who calls, whatever the correlation id says, which the answer has as it was sent', async () => {
    const member: MemberCaller = { kind: 'member', memberId: 'm42', rewardIds: [], subscriptionIds: [] }
    const till = { workstationId: 'till-4', siteId: '1001' }
    const callers: readonly Caller[] = [
      visitor,
      member,
      { ...member, workstation: till },
      { kind: 'workstation', ...till },
    ]
    for (const caller of callers) {
      const logs: string[] = []
      const env = { FOYER_LOG_LEVEL: 'info' }
      const { app, auth } = await open({ env, logs, getCaller: () => caller })
      const correlationId = 'OCC-m41-abc1234-xxxxxxxxxxxx'
      const answer = await app.inject({
        method: 'PUT',
        url: '/ocapi/v1/orders/o1/showtimes/s1',
        headers: { ...auth, correlationid: correlationId },
        payload: { seats: [], tickets: [] },
      })
      expect(answer.headers['correlationid']).toBe(correlationId)
      expect(answer.json()).toMatchObject({ correlationId })
      const lines = logs.map((line) => JSON.parse(line) as { user?: string; correlationId: string })
      const user = { visitor: undefined, member: 'm42', workstation: 'till-4' }[
        findWorkstation(caller) ? 'workstation' : caller.kind
      ]
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) expect([line.user, line.correlationId]).toEqual([user, correlationId])
    }
  })

  it("has no order's id, which would give access to the order, but its hash", async () => {
    const logs: string[] = []
    const { app, auth } = await open({ env: { FOYER_LOG_LEVEL: 'info' }, logs })
    const id = '0193a5c2-7e11-7abc-9def-0123456789ab'
    for (const written of [id, id.replace('a', '%61'), id.toUpperCase()]) {
      await app.inject({ method: 'DELETE', url: `/ocapi/v1/orders/${written}`, headers: auth })
    }
    const paths = logs.map((line) => (JSON.parse(line) as { path: string }).path)
    expect(paths).toHaveLength(3)
    expect(new Set(paths).size).toBe(1)
    expect(paths[0]).toMatch(/^\/ocapi\/v1\/orders\/~[0-9a-f]{10}$/)
    expect(logs.join('')).not.toContain('0123456789')
  })
})

describe('stopping', () => {
  it('answers requests in progress', async () => {
    let entered = () => {}
    let release = () => {}
    const isUnderWay = new Promise<void>((resolve) => (entered = resolve))
    const mayEnd = new Promise<void>((resolve) => (release = resolve))
    const { app } = await open({
      render: async (request) => {
        entered()
        await mayEnd
        return renderPlainPage(request)
      },
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const page = fetch(`${address}/`)
    await isUnderWay
    const closed = app.close()
    release()
    expect((await page).status).toBe(200)
    await closed
    await expect(fetch(`${address}/health`)).rejects.toThrow()
  })
})
