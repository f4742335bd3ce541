import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSiteVerifier } from './site-verifier.ts'

const purpose = { action: 'sign-in', subject: 'account' }

describe('a captcha service', () => {
  let server: Server
  let next: { status: number; body: string }
  const requested: { type: string | undefined; body: string }[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        requested.push({ type: request.headers['content-type'], body })
        response.writeHead(next.status, { location: '/elsewhere' }).end(next.body)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  beforeEach(() => {
    requested.length = 0
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  const verify = (status: number, answer: unknown) => {
    next = { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) }
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
    return createSiteVerifier({ address, secret: 'a secret' }).verify('a&b', purpose, null)
  }

  it('is asked with the secret and the answer as a form', async () => {
    expect(await verify(200, { success: true, hostname: 'shop.example' })).toBe('ok')
    expect(requested).toEqual([
      { type: 'application/x-www-form-urlencoded;charset=UTF-8', body: 'secret=a+secret&response=a%26b' },
    ])
  })

  it.each([
    ['refuses', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['says something else than yes', { success: 'true' }],
    ['states another action', { success: true, action: 'member-creation' }],
  ])('refuses the answer where it %s', async (_what, answer) => {
    expect(await verify(200, answer)).toBe('refused')
  })

  it('accepts the answer where it states the action', async () => {
    expect(await verify(200, { success: true, action: 'sign-in' })).toBe('ok')
  })

  it.each([
    ['fails', 503, { success: true }],
    ['leads elsewhere', 302, { success: true }],
    ['answers something else', 200, '<html>'],
    ['answers nothing', 200, 'null'],
    ['answers without a verdict', 200, {}],
  ])('counts as unreachable where it %s', async (_what, status, answer) => {
    expect(await verify(status, answer)).toBe('unreachable')
  })

  it('counts as unreachable where nobody listens', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    const verifier = createSiteVerifier({ address: 'https://captcha.example', secret: 's', fetch })
    expect(await verifier.verify('a', purpose, null)).toBe('unreachable')
  })
})
