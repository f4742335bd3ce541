import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { openDatabase } from '../src/database/open-database.ts'
import { createAdjustableClock, createFixedClock } from '../src/domain/clock.ts'
import { describePaymentProvider, type VisitorAct } from '../src/domain/testing/payment-provider-suite.ts'
import { noticeRoutes } from '../src/payments/notice-routes.ts'
import { openNotice } from '../src/payments/notices.ts'
import type { NoticeReceiver } from '../src/domain/payment-provider.ts'
import { createHttpReceiver } from './http-notices.ts'
import { createTestProvider } from './provider.ts'

const origin = 'http://pay.example'
const noticeSecret = 'between shop and provider'
const cards: Record<VisitorAct, string> = { approve: '4111111111111111', decline: '4000000000000002' }

jest.setTimeout(30_000)

// Notices are sent over HTTP, as by any other provider.
describePaymentProvider('Ledgerline', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-provider-'))
  const database = await openDatabase({ file: join(folder, 'foyer.db') })
  const clock = createAdjustableClock(createFixedClock(Date.parse('2026-11-21T18:00:00Z')))
  const shop = fastify({ logger: false })
  let receiver: NoticeReceiver | undefined
  await shop.register(noticeRoutes, {
    receive: async (notice) => {
      if (!receiver) throw new Error('nobody listens')
      return receiver(notice)
    },
  })
  const address = await shop.listen({ host: '127.0.0.1', port: 0 })
  const provider = createTestProvider({ database, clock, log: shop.log, origin, noticeSecret })
  provider.connect(createHttpReceiver(() => `${address}/payments/notices`))
  return {
    port: provider.port,
    connect: (next) => {
      receiver = next
    },
    open: (notice) => openNotice(notice, noticeSecret),
    pay: async (page, act) => {
      const { pathname, searchParams } = new URL(page)
      const card = { number: cards[act], expiry: '04/29', securityCode: '123', name: 'Ines Marchetti' }
      const isPage = pathname === '/pay/'
      const sent = await provider.app.inject({
        method: 'POST',
        url: isPage ? '/pay/' : '/charge',
        query: { session: searchParams.get('session') ?? '' },
        headers: { origin, ...(isPage ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
        payload: isPage ? new URLSearchParams(card).toString() : card,
      })
      if (sent.statusCode >= 400) throw new Error(sent.body)
    },
    resend: async () => {
      clock.advance(60_000)
      await provider.settleDue()
    },
    close: async () => {
      await provider.stop()
      await shop.close()
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
})
