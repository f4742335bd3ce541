import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { FilmAvailabilitiesResponse } from '@foyer/contract/wire/films'
import type { CreateMemberResponse } from '@foyer/contract/wire/members'
import type { WatchlistFilmsResponse } from '@foyer/contract/wire/watchlist'
import { parseSettings } from '../config/settings.ts'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { openLog } from '../http/logging.ts'
import { listMailbox } from '../mail/mailbox-transport.ts'
import { buildServer, type FoyerServer } from './build-app.ts'

/** The whole way of a notice: from the list to the mail, and out of it. */

// A whole server runs in this process, and fills its programme for each week.
jest.setTimeout(180_000)

const control = 'watchlist-notices'
const clock = createAdjustableClock(createFixedClock(Date.parse('2026-11-26T08:00:00Z')))
const folder = mkdtempSync(join(tmpdir(), 'foyer-notices-'))
const day = 86_400_000
let server: FoyerServer
let headers: Record<string, string>

async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<T> {
  const options: InjectOptions = { method, url: `/ocapi/v1/${path}`, headers }
  const answer = await server.app.inject(payload ? { ...options, payload } : options)
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
  return (answer.body === '' ? undefined : answer.json()) as T
}

async function advance(days: number): Promise<void> {
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/__control/clock',
    headers: { 'x-foyer-control': control },
    payload: { advanceBy: days * day },
  })
  expect(answer.statusCode).toBeLessThan(300)
}

const listNotices = async () =>
  (await listMailbox(server.database)).filter(({ kind }) => kind === 'booking-opened')

beforeAll(async () => {
  const settings = parseSettings(
    {
      NODE_ENV: 'test',
      FOYER_DATA: folder,
      FOYER_RATE_LIMIT: 'off',
      FOYER_LATEST_LOOP: '0',
      FOYER_TEST_CONTROL: control,
    },
    resolve(__dirname, '..', '..', '..'),
  )
  server = await buildServer({
    settings,
    clock,
    log: openLog('silent'),
    storefront: {
      load: () => Promise.reject(new Error('no pages here')),
      developmentHead: () => '',
      explain: () => undefined,
    },
  })
  const initial = await server.app.inject('/api/omnia/v1/initialData')
  const { api } = initial.json<{ api: { authToken: string } }>()
  headers = { authorization: `Bearer ${api.authToken}`, host: 'localhost' }
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('mails in the member’s language when booking opens, once, and ends by the link in the mail', async () => {
  const { member, authenticationToken } = await call<CreateMemberResponse>('POST', 'members', {
    credentials: { email: 'ines@postbox.example', password: 'A long walk to row 7' },
    personalDetails: { preferences: { languageTag: 'fr' }, birthDate: '1987-02-13' },
    acceptedTermsAndConditions: true,
    authenticationType: 'Token',
  })
  await server.database.tx((trx) =>
    trx.updateTable('member').set({ email_verified_at: 1 }).where('id', '=', member.id).execute(),
  )
  headers = { ...headers, loyaltySessionToken: authenticationToken?.access_token ?? '' }
  const { filmAvailabilities } = await call<FilmAvailabilitiesResponse>('GET', 'films/availability')
  const awaited = filmAvailabilities.filter(({ categories }) => categories[0] === 'ComingSoon').slice(0, 2)
  for (const { filmId } of awaited) await call('POST', 'members/current/watchlist-films', { filmId })
  await call('PUT', 'members/current/watchlist-notice', { isWanted: true })
  expect((await call<WatchlistFilmsResponse>('GET', 'members/current/watchlist-films')).isNoticeWanted).toBe(
    true,
  )

  for (let week = 0; week < 12 && (await listNotices()).length === 0; week += 1) await advance(7)
  const [notice, ...more] = await listNotices()
  const titles = awaited.flatMap(({ filmId }) => {
    const title = server.catalogue.films.get(filmId)?.wire.title
    return title ? [title.text, ...title.translations.map(({ text }) => text)] : []
  })
  expect(more.length).toBeLessThan(awaited.length)
  expect(notice).toMatchObject({
    recipient: 'ines@postbox.example',
    languageTag: 'fr',
    subject: expect.stringMatching(/\u00a0: les réservations sont ouvertes$/) as string,
  })
  expect(titles.some((title) => notice?.subject.includes(title))).toBe(true)
  expect(notice?.text).toContain('/films/')

  const address = new URL(notice?.unsubscribe ?? '')
  const path = address.pathname + address.search
  expect((await server.app.inject(path)).body).toContain('<form method="post">')
  const oneClick = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.statusCode).toBe(200)
  const before = (await listNotices()).length
  for (let week = 0; week < 6; week += 1) await advance(7)
  expect(await listNotices()).toHaveLength(before)
})
