import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BoxOffice } from '../src/orders/testing/box-office.ts'
import { evening, seatA } from '../src/orders/testing/small-cinema.ts'
import { createTestProvider } from './provider.ts'

const number = '4111111111111111'

describe('the hosted card fields', () => {
  let office: BoxOffice
  let session: string
  beforeAll(async () => {
    office = await BoxOffice.open()
    session = await office.paymentSession(await office.orderFor(evening, [seatA(1)]))
  }, 30_000)
  afterAll(() => office.close())

  const get = (url: string) => office.provider.app.inject({ url, query: { session } })

  it('can be framed by the shop only and load nothing from elsewhere', async () => {
    const page = await get('/fields/')
    const policy = String(page.headers['content-security-policy'])
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy).toContain('frame-ancestors http://shop.example;')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:\/\/(?!shop\.example)/)
    expect(page.body.match(/<(script|style)\b[^>]*>/g)).toEqual([
      `<style nonce="${nonce}">`,
      `<script nonce="${nonce}">`,
    ])
    expect(page.body).not.toMatch(/ style=| on\w+=|(src|href)=/)
    expect(page.headers['cache-control']).toBe('no-store')
    const again = await get('/fields/')
    expect(again.headers['content-security-policy']).not.toBe(policy)
  })

  it("use the shop's fonts, from their own origin", async () => {
    const folder = join(import.meta.dirname, '../../brands/kite/assets/fonts')
    const css = '@font-face{font-family:"Nunito";src:url("/brand/fonts/nunito-latin.woff2")}'
    const provider = createTestProvider({
      database: office.database,
      clock: office.clock,
      log: office.app.log,
      origin: 'http://pay.example',
      noticeSecret: 'shared',
      typefaces: { css, folder },
    })
    await provider.start()
    const { frameUrl } = provider.port.getFrame({
      paymentId: 'P1',
      amountMinor: 1660,
      currency: 'GBP',
      languageTag: null,
      shopOrigin: 'http://shop.example',
    })
    const page = await provider.app.inject({ url: frameUrl.replace('http://pay.example', '') })
    expect(page.body).toContain(css)
    expect(page.headers['content-security-policy']).toContain("font-src 'self'")
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
    const font = await provider.app.inject({ url: `/brand/fonts/${file}` })
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2'])
    await provider.stop()
  })

  it.each([
    ['en-GB', 'en', 'ltr', 'Expiry date', 'This card is out of date.'],
    ['fr', 'fr', 'ltr', 'Date d’expiration', 'Cette carte a expiré.'],
    ['ar', 'ar', 'rtl', 'تاريخ الانتهاء', 'انتهت صلاحية هذه البطاقة.'],
    ['es-ES', 'es', 'ltr', 'Fecha de caducidad', 'Esta tarjeta está caducada.'],
    ['constructor', 'en', 'ltr', 'Expiry date', 'This card is out of date.'],
  ])('use the language and direction of the framing page: %s', async (tag, lang, dir, label, fault) => {
    const { frameUrl } = office.provider.port.getFrame({
      paymentId: 'P1',
      amountMinor: 1660,
      currency: 'GBP',
      languageTag: tag,
      shopOrigin: 'http://shop.example',
    })
    const own = new URL(frameUrl).searchParams.get('session') ?? ''
    const { body } = await office.provider.app.inject({ url: '/fields/', query: { session: own } })
    expect(body).toContain(`<html lang="${lang}" dir="${dir}">`)
    expect(body).toContain(`<label for="expiry">${label}</label>`)
    const card = { number, expiry: '01 / 20', securityCode: '123', name: 'Ines' }
    const answer = await office.toProvider('/charge', own, card)
    expect(answer.json()).toEqual({ faults: { expiry: fault } })
  })

  it('have a label and a place for an error each', async () => {
    const { body } = await get('/fields/')
    for (const id of ['number', 'expiry', 'securityCode', 'name', 'code']) {
      expect(body).toContain(`<label for="${id}">`)
      expect(body).toContain(`aria-describedby="${id}-fault"`)
    }
  })

  it("send the shop's headers with every answer, and transport security over https", async () => {
    const folder = join(import.meta.dirname, '../../brands/kite/assets/fonts')
    const of = (origin: string) =>
      createTestProvider({
        database: office.database,
        clock: office.clock,
        log: office.app.log,
        origin,
        noticeSecret: 'shared',
        typefaces: { css: '', folder },
      })
    const [font = ''] = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
    const listAnswers = async (app: FastifyInstance) => [
      await app.inject('/fields/'),
      await app.inject('/fields/?session=a.b'),
      await app.inject('/charge?session=a.b'),
      await app.inject({ method: 'POST', url: '/charge', headers: { origin: 'http://evil.example' } }),
      await app.inject('/nowhere'),
      await app.inject('/%'),
      await app.inject('/brand/fonts/none.woff2'),
      await app.inject(`/brand/fonts/${font}`),
    ]
    const https = of('https://pay.example')
    const answers = await listAnswers(https.app)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 410, 403, 404, 400, 404, 200])
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    }
    const plain = of('http://pay.example')
    for (const { headers } of await listAnswers(plain.app))
      expect(headers).not.toHaveProperty('strict-transport-security')
    await Promise.all([https.app.close(), plain.app.close()])
  })

  it('tell only the shop that they have expired', async () => {
    office.clock.advance(3 * 60 * 60_000)
    const page = await get('/fields/')
    office.clock.advance(-3 * 60 * 60_000)
    expect(page.statusCode).toBe(410)
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://shop.example;')
  })

  it('limit the rate of calls', async () => {
    const provider = createTestProvider({
      database: office.database,
      clock: office.clock,
      log: office.app.log,
      origin: 'http://pay.example',
      noticeSecret: 'shared',
      isRateLimited: true,
    })
    let last = await provider.app.inject('/charge?session=a.b')
    for (let count = 0; count < 600; count += 1) last = await provider.app.inject('/charge?session=a.b')
    expect(last.statusCode).toBe(429)
    expect(last.json()).toEqual({ error: 'Too many calls' })
    expect(last.headers).toHaveProperty('retry-after')
    expect(last.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    await provider.app.close()
  })

  it('are refused for a forged address', async () => {
    const forged = `${session.slice(0, -2)}xx`
    const page = await office.provider.app.inject({ url: '/fields/', query: { session: forged } })
    expect(page.statusCode).toBe(410)
    const charge = await office.provider.app.inject({
      method: 'POST',
      url: '/charge',
      query: { session: forged },
      headers: { origin: 'http://pay.example' },
      payload: { number, expiry: '04 / 29', securityCode: '123', name: 'Ines' },
    })
    expect(charge.statusCode).toBe(410)
  })

  it('accept cards from their own page only, and report errors in a card', async () => {
    const card = { number: '4111', expiry: '', securityCode: '', name: '' }
    const foreign = await office.provider.app.inject({
      method: 'POST',
      url: '/charge',
      query: { session },
      headers: { origin: 'http://shop.example' },
      payload: card,
    })
    expect(foreign.statusCode).toBe(403)
    const own = await office.toProvider('/charge', session, card)
    expect(own.statusCode).toBe(422)
    expect(Object.keys(own.json<{ faults: object }>().faults)).toEqual([
      'number',
      'expiry',
      'securityCode',
      'name',
    ])
    expect((await office.toProvider('/charge', session, { number: 4 })).statusCode).toBe(400)
  })

  it('store only the last four digits of a number', async () => {
    await office.sendCard(session, number)
    await office.services.completion.idle()
    const { read } = office.database
    const rows = [
      await read.selectFrom('order_key').selectAll().execute(),
      await read.selectFrom('provider_charge').selectAll().execute(),
      await read.selectFrom('sales_order').selectAll().execute(),
      await read.selectFrom('idempotency').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toMatch(/\d{12}1111/)
    expect(JSON.stringify(rows)).toContain('card ending 1111')
  })
})
