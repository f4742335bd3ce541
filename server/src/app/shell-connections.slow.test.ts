import type { AddressInfo } from 'node:net'
import { usualHeadTimeouts } from '../http/body-timeouts.ts'
import { halfHead, sendRaw, shortHeadTimeouts, unreadableRequests } from '../http/testing/raw-answer.ts'
import { openShells, start } from './testing/open-shells.ts'

const open = openShells()

async function listening(options: Parameters<typeof open>[0] = {}) {
  const { app } = await open(options)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

describe('a request that the parser gives up on', () => {
  it.each(unreadableRequests)('is refused like every other: %s', async (_what, sent, status) => {
    const logs: string[] = []
    const { port } = await listening({ env: { FOYER_PUBLIC_ORIGIN: 'https://shop.example' }, logs })
    const answer = await sendRaw(port, sent)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(answer.body)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-store',
      connection: 'close',
      date: new Date(start).toUTCString(),
    })
    const problem = JSON.parse(answer.body) as { correlationId: string }
    expect(problem).toMatchObject({
      type: 'urn:foyer:problem:invalid-argument',
      title: expect.any(String),
      detail: expect.any(String),
      status,
    })
    expect(answer.headers.correlationid).toBe(problem.correlationId)
    expect(answer.body).not.toMatch(/BROKEN|xxx|HPE/)
    // The content of a malformed request must not reach the log.
    expect(logs.join('')).not.toMatch(/BROKEN|xxx/)
  })

  it('is ended within the timeout if its head does not arrive, not half a minute later', async () => {
    const { port } = await listening({ headTimeouts: shortHeadTimeouts })
    const { status, headers, took } = await sendRaw(port, halfHead)
    expect(status).toBe(408)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(took).toBeLessThan(3_000)
  })

  it('has half a minute for its head, with a precision of five seconds', async () => {
    const { app } = await open()
    expect(app.server.headersTimeout).toBe(30_000)
    expect(usualHeadTimeouts.connectionsCheckingInterval).toBeLessThanOrEqual(5_000)
  })
})
