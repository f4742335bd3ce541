import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { problemHandling } from '../http/problem.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { createMailboxTransport } from './mailbox-transport.ts'

let folder: string
let database: Database
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-mailbox-'))
  database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
  app = fastify()
  await app.register(problemHandling, { numbering: () => 1 })
  await app.register(securityHeaders, { isHttps: () => false })
  await app.register(mailboxRoutes, { database })
  await createMailboxTransport(
    database,
    createAdjustableClock(createFixedClock('2026-11-23T12:00:00Z')),
  ).send({
    id: 'm1',
    kind: 'tickets',
    languageTag: 'ar',
    from: { name: 'Halcyon <x>', address: 'tickets@localhost' },
    recipient: 'ada@example.org',
    subject: '<img src=x onerror=alert(1)>',
    html: '<!doctype html><html><head></head><body><script>alert(1)</script><img src="cid:code@foyer"><img src="cid:none@foyer"></body></html>',
    text: 'Tickets <b>',
    attachments: [
      {
        fileName: 'code.png',
        mediaType: 'image/png',
        contents: Buffer.from('picture'),
        contentId: 'code@foyer',
      },
      {
        fileName: 'HX "é".ics',
        mediaType: 'text/calendar; charset=utf-8',
        contents: Buffer.from('BEGIN:VCALENDAR'),
      },
    ],
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, { remoteAddress = '127.0.0.1', headers = {} } = {}) =>
  app.inject({ url, remoteAddress, headers: { host: 'localhost:4000', ...headers } })

describe('the development mailbox', () => {
  it('lists mails that would have been sent, on a page without script that is neither cached nor indexed', async () => {
    const { statusCode, body, headers } = await ask('/__mail/')
    expect(statusCode).toBe(200)
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(body).toContain('ada@example.org')
    expect(body).not.toContain('<img')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect((await ask('/__mail')).headers.location).toBe('/__mail/')
  })

  it('shows a mail: HTML in a separate document, text, files', async () => {
    const { body } = await ask('/__mail/m1/')
    expect(body).toContain('src="/__mail/m1/html" sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(body).toContain('Tickets &lt;b&gt;')
    expect(body).toContain('Halcyon &lt;x&gt; &lt;tickets@localhost&gt;')
    expect(body).toContain('href="/__mail/m1/attachments/1"')
    expect((await ask('/__mail/m1/text')).headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it("sandboxes a mail's HTML without scripts and requests, and shows its pictures", async () => {
    const { body, headers } = await ask('/__mail/m1/html')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/)
    expect(policy).not.toMatch(/script|connect|'self' data/)
    expect(body).toContain(`<img src="data:image/png;base64,${Buffer.from('picture').toString('base64')}">`)
    expect(body).toContain('cid:none@foyer')
  })

  it('serves attachments for download, never for display', async () => {
    const { body, headers } = await ask('/__mail/m1/attachments/1')
    expect(body).toBe('BEGIN:VCALENDAR')
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''HX%20%22%C3%A9%22.ics")
    for (const url of [
      '/__mail/m1/attachments/2',
      '/__mail/m1/attachments/__proto__',
      '/__mail/m2/',
      '/__mail/m2/html',
    ])
      expect((await ask(url)).statusCode).toBe(404)
  })

  it.each([
    ['another machine', { remoteAddress: '192.168.1.7' }],
    [
      'another machine that says it is this one',
      { remoteAddress: '10.0.0.2', headers: { 'x-real-ip': '127.0.0.1' } },
    ],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy that says so by the standard', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['a proxy that names its visitor alone', { headers: { 'x-real-ip': '203.0.113.9' } }],
    ['a name of somebody else that leads here', { headers: { host: 'rebound.evil.example:4000' } }],
    ['a name that begins like this one', { headers: { host: 'localhost.evil.example' } }],
  ])('is not there for %s', async (_who, from) => {
    for (const url of [
      '/__mail/',
      '/__mail',
      '/__mail/m1/',
      '/__mail/m1/html',
      '/__mail/m1/text',
      '/__mail/m1/attachments/0',
    ])
      expect((await ask(url, from)).statusCode).toBe(404)
  })

  it.each(['127.0.0.1', '127.0.1.1', '::1', '::ffff:127.0.0.1'])('answers %s', async (remoteAddress) => {
    expect((await ask('/__mail/', { remoteAddress })).statusCode).toBe(200)
  })
})
