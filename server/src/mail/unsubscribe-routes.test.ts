import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AccountKeys } from '../accounts/account-keys.ts'
import { readBrand } from '../brand/brand.ts'
import { problemHandling } from '../http/problem.ts'
import { createTestApp } from '../http/testing/test-app.ts'
import { SessionKeys } from '../sessions/session-keys.ts'
import { toUnsubscribeLink, unsubscribeRoutes } from './unsubscribe-routes.ts'

const toKeys = (...keys: string[]) =>
  new AccountKeys(new SessionKeys(keys.map((key) => new TextEncoder().encode(key))))
const signer = toKeys('a key of these tests')
const ended: string[] = []
const link = toUnsubscribeLink(signer, 'watchlist', 'ines-key')
let app: FastifyInstance

beforeAll(async () => {
  const brand = await readBrand(join(__dirname, '..', '..', '..', 'brands'), 'halcyon')
  app = createTestApp()
  await app.register(problemHandling, { numbering: () => 1 })
  await app.register(unsubscribeRoutes, {
    // The key has been changed since the mail.
    signer: toKeys('the next key', 'a key of these tests'),
    brand,
    end: {
      watchlist: async (mailKey) => {
        ended.push(mailKey)
      },
    },
  })
})
beforeEach(() => {
  ended.length = 0
})
afterAll(() => app.close())

const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string) =>
  app.inject({ method: 'POST', url, headers: oneClick, payload: 'List-Unsubscribe=One-Click' })

it('asks first where the link is followed, as scanners do, and ends nothing', async () => {
  const { statusCode, body, headers } = await app.inject(link)
  expect(statusCode).toBe(200)
  expect(body).toContain('<form method="post">')
  expect(ended).toEqual([])
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
})

it('ends the mails at the press, in one click too, and answers alike twice', async () => {
  for (const press of [post(link), post(link), app.inject({ method: 'POST', url: link })]) {
    const { statusCode, body } = await press
    expect(statusCode).toBe(200)
    expect(body).toContain('We will not write about it again')
  }
  expect(ended).toEqual(['ines-key', 'ines-key', 'ines-key'])
})

it('says the same of a member who has gone', async () => {
  expect((await post(toUnsubscribeLink(signer, 'watchlist', 'gone'))).statusCode).toBe(200)
})

it.each([
  ['another member', link.replace('ines-key', 'odile-key')],
  ['a changed signature', `${link.slice(0, -2)}x/`],
  ['another purpose', link.replace('watchlist', 'receipts')],
  ['a purpose of the language', link.replace('watchlist', 'constructor')],
  ['a signature of another key', toUnsubscribeLink(toKeys('stolen'), 'watchlist', 'ines-key')],
])('ends nothing for %s', async (_what, url) => {
  for (const answer of [await app.inject(url), await post(url)]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('This link is not complete')
    expect(answer.body).not.toContain('<form')
  }
  expect(ended).toEqual([])
})

it('speaks the language of the mail', async () => {
  const arabic = await app.inject(`${link}?language=ar`)
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.body).not.toMatch(/mail\.|>title</)
  expect((await app.inject(`${link}?language=xx`)).body).toContain('lang="en"')
})
