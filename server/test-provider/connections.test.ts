import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { createAdjustableClock, createFixedClock } from '../src/domain/clock.ts'
import type { Database } from '../src/database/database.ts'
import { halfHead, sendRaw, shortHeadTimeouts, unreadableRequests } from '../src/http/testing/raw-answer.ts'
import { createTestProvider, type TestProvider } from './provider.ts'

let provider: TestProvider
let port = 0
beforeAll(async () => {
  provider = createTestProvider({
    // None of these requests reaches the database.
    database: {} as Database,
    clock: createAdjustableClock(createFixedClock('2026-11-23T12:00:00Z')),
    log: fastify().log,
    origin: 'https://pay.example',
    noticeSecret: 'shared',
    headTimeouts: shortHeadTimeouts,
  })
  await provider.app.listen({ port: 0, host: '127.0.0.1' })
  port = (provider.app.server.address() as AddressInfo).port
})
afterAll(() => provider.app.close())

describe("the payment provider's port", () => {
  it.each([...unreadableRequests, ['a head that does not come', halfHead, 408] as const])(
    'refuses malformed requests soon, with the headers of every answer: %s',
    async (_what, sent, status) => {
      const answer = await sendRaw(port, sent)
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        connection: 'close',
      })
      expect(JSON.parse(answer.body)).toMatchObject({ status, title: 'Not understood' })
      expect(answer.took).toBeLessThan(3_000)
    },
  )
})
