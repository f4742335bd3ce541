import type { InjectOptions } from 'fastify'
import type { OperationId } from '@foyer/contract/operations'
import type { WatchlistFilmResponse, WatchlistFilmsResponse } from '@foyer/contract/wire/watchlist'
import { start, tokenHeader, type FrontDesk } from '../accounts/testing/front-desk.ts'
import { prepareFrontDesk } from '../accounts/testing/prepare-front-desk.ts'
import { engines } from '../mail/testing/engines.ts'
import { createBookingNotices } from './booking-notices.ts'
import { NoticeConsent } from './notice-consent.ts'
import { watchlistRoutes } from './routes.ts'
import { SmallProgramme } from './testing/small-programme.ts'
import type { BookingMail } from './watchlist-mails.ts'
import { mostFilms, WatchlistStore } from './watchlist-store.ts'

const password = 'a long walk to row 7'
const minute = 60_000

describe.each(engines)('the watchlist on $name', ({ open }) => {
  let desk: FrontDesk
  let store: WatchlistStore
  let consent: NoticeConsent
  let small: SmallProgramme
  let tell: () => Promise<void>
  let token: string
  let memberId: string
  const mails: BookingMail[] = []
  let queueFails = false

  prepareFrontDesk(
    open,
    (opened) => {
      desk = opened
    },
    {
      register: async (app, opened) => {
        store = new WatchlistStore(opened.database)
        small = new SmallProgramme(() => opened.clock.now())
        const { catalogue, programme } = small
        consent = new NoticeConsent({ ...opened.accounts, watchlists: store })
        await app.register(watchlistRoutes, {
          ...opened.accounts,
          watchlists: store,
          noticeConsent: consent,
          catalogue,
          programme,
        })
        tell = createBookingNotices({
          database: opened.database,
          watchlists: store,
          catalogue,
          programme,
          clock: opened.clock,
          mails: {
            queue: (mail) => async () => {
              if (queueFails) throw new Error('the outbox is broken')
              mails.push(mail)
            },
            written: () => undefined,
          },
        })
      },
    },
  )

  async function signUp(email: string): Promise<{ id: string; token: string }> {
    const id = await desk.addMember(password, { email })
    await desk.database.tx((trx) =>
      trx.updateTable('member').set({ email_verified_at: start }).where('id', '=', id).execute(),
    )
    const { access_token } = await desk.signIn({ grant_type: 'password', email, password })
    return { id, token: access_token }
  }

  beforeEach(async () => {
    mails.length = 0
    queueFails = false
    small.today = '2026-11-20'
    small.onSale = ['f1']
    ;({ id: memberId, token } = await signUp('ines@postbox.example'))
  })

  const call = (id: OperationId, options: InjectOptions = {}, as = token) =>
    desk.call(id, { ...options, headers: { [tokenHeader]: as } })
  const add = (filmId: string, as?: string) => call('addWatchlistFilm', { payload: { filmId } }, as)
  const remove = (filmId: string) =>
    call('removeWatchlistFilm', { url: `/ocapi/v1/members/current/watchlist-films/${filmId}` })
  const read = async (as?: string) => (await call('getWatchlistFilms', {}, as)).body as WatchlistFilmsResponse
  const listIds = async (as?: string) => (await read(as)).watchlistFilms.map(({ filmId }) => filmId)
  const wantNotices = (isWanted = true) => call('setWatchlistNotice', { payload: { isWanted } })

  it('is empty at first, and no cache may store it', async () => {
    const answer = await call('getWatchlistFilms')
    expect(answer.body).toEqual({ watchlistFilms: [], isNoticeWanted: false })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('has films in the order in which they were added, with when', async () => {
    await add('f2')
    desk.clock.advance(minute)
    await add('f1')
    const { watchlistFilms } = await read()
    expect(watchlistFilms).toEqual([
      {
        filmId: 'f2',
        displayPriority: 1,
        addedAt: new Date(start).toISOString(),
        bookingOpenedAt: null,
      },
      {
        filmId: 'f1',
        displayPriority: 2,
        addedAt: new Date(start + minute).toISOString(),
        bookingOpenedAt: null,
      },
    ])
  })

  it('keeps a film as it is that is added again', async () => {
    const first = (await add('f1')).body as WatchlistFilmResponse
    desk.clock.advance(minute)
    const second = await add('f1')
    expect(second.status).toBe(200)
    expect(second.body).toEqual(first)
    expect(await listIds()).toEqual(['f1'])
  })

  it('removes a film, and one that is not on it without an error', async () => {
    await add('f1')
    expect((await remove('f1')).status).toBe(204)
    expect((await remove('f1')).status).toBe(204)
    expect((await remove('nothing')).status).toBe(204)
    expect(await listIds()).toEqual([])
  })

  it('refuses a film that there is not', async () => {
    expect(await add('nothing')).toMatchObject({ status: 404, condition: 'film-not-found' })
    expect(await listIds()).toEqual([])
  })

  it('keeps a film that has left the catalogue, and lists it when it is back', async () => {
    await add('f1')
    const film = small.films.get('f1')
    small.films.delete('f1')
    expect(await listIds()).toEqual([])
    if (film) small.films.set('f1', film)
    expect(await listIds()).toEqual(['f1'])
  })

  it('is the member’s own', async () => {
    const odile = await signUp('odile@postbox.example')
    await add('f1')
    await add('f2', odile.token)
    expect(await listIds()).toEqual(['f1'])
    expect(await listIds(odile.token)).toEqual(['f2'])
    expect((await desk.call('getWatchlistFilms')).condition).toBe('member-not-signed-in')
  })

  it('holds a bounded number of films', async () => {
    await desk.database.tx((trx) =>
      trx
        .insertInto('watchlist_film')
        .values(
          Array.from({ length: mostFilms - 1 }, (_, index) => ({
            member_id: memberId,
            film_id: `old-${index}`,
            display_priority: index,
            added_at: start,
            awaits_booking: 0,
            booking_opened_at: null,
            member_hash: 'hash',
          })),
        )
        .execute(),
    )
    const answers = await Promise.all([add('f1'), add('f2'), add('f3')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const rows = await desk.database.read.selectFrom('watchlist_film').select('film_id').execute()
    expect(rows).toHaveLength(mostFilms)
  })

  it('has one film of many adds at once, and an order of its own for each of several', async () => {
    await Promise.all([...Array.from({ length: 5 }, () => add('f1')), add('f2'), add('f3')])
    const { watchlistFilms } = await read()
    expect(watchlistFilms.map(({ filmId }) => filmId).sort()).toEqual(['f1', 'f2', 'f3'])
    expect(new Set(watchlistFilms.map(({ displayPriority }) => displayPriority)).size).toBe(3)
  })

  it('goes with the account', async () => {
    await add('f1')
    await wantNotices()
    await desk.database.tx((trx) => trx.deleteFrom('member').where('id', '=', memberId).execute())
    for (const table of ['watchlist_film', 'watchlist_notice'] as const)
      expect(await desk.database.read.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('is found by the hash by which recommendations know the member', async () => {
    await add('f2')
    const { body } = await call('getCurrentMember')
    const { hash } = (body as { member: { hash: string } }).member
    expect(await store.listByHash(hash)).toEqual(['f2'])
    expect(await store.listByHash('somebody')).toEqual([])
  })

  describe('the notice that booking opens', () => {
    it('goes by mail, once, to a member who has agreed', async () => {
      await add('f2')
      expect((await wantNotices()).status).toBe(204)
      await tell()
      expect(mails).toEqual([])
      small.openBooking()
      await tell()
      await tell()
      expect(mails).toEqual([
        {
          memberId,
          filmId: 'f2',
          recipient: 'ines@postbox.example',
          languageTag: 'en',
          now: desk.clock.now(),
        },
      ])
      expect((await read()).watchlistFilms).toMatchObject([
        { filmId: 'f2', bookingOpenedAt: new Date(desk.clock.now()).toISOString() },
      ])
    })

    it('is not sent to one who has not agreed, or no longer does, or whose address is not known to be theirs', async () => {
      await add('f2')
      await wantNotices()
      await wantNotices(false)
      const odile = await signUp('odile@postbox.example')
      await add('f2', odile.token)
      const june = await signUp('june@postbox.example')
      await add('f2', june.token)
      await consent.set(june.id, true)
      await desk.database.tx((trx) =>
        trx.updateTable('member').set({ email_verified_at: null }).where('id', '=', june.id).execute(),
      )
      small.openBooking()
      await tell()
      expect(mails).toEqual([])
      // The page says it all the same.
      expect((await read(odile.token)).watchlistFilms[0]?.bookingOpenedAt).not.toBeNull()
    })

    it('waits until something is on sale', async () => {
      await add('f2')
      await wantNotices()
      small.today = '2026-12-10'
      await tell()
      expect((await read()).watchlistFilms[0]?.bookingOpenedAt).toBeNull()
      small.openBooking()
      await tell()
      expect(mails).toHaveLength(1)
    })

    it('is none for a film that could be booked when it was added', async () => {
      await wantNotices()
      await add('f1')
      await tell()
      small.onSale = []
      await tell()
      small.onSale = ['f1']
      await tell()
      expect(mails).toEqual([])
    })

    it('is of one server where two look at the same time', async () => {
      await add('f2')
      await wantNotices()
      small.openBooking()
      await Promise.all([tell(), tell(), tell()])
      expect(mails).toHaveLength(1)
    })

    it('comes later where its mail could not be stored', async () => {
      await add('f2')
      await wantNotices()
      small.openBooking()
      queueFails = true
      await expect(tell()).rejects.toThrow('the outbox is broken')
      expect((await read()).watchlistFilms[0]?.bookingOpenedAt).toBeNull()
      queueFails = false
      await tell()
      expect(mails).toHaveLength(1)
    })

    it('reaches everybody of a crowd', async () => {
      const crowd = Array.from({ length: 450 }, (_, index) => `m-${index}`)
      await desk.database.tx(async (trx) => {
        for (const id of crowd) {
          await trx
            .insertInto('member')
            .values({
              id,
              email: `${id}@postbox.example`,
              email_key: `${id}@postbox.example`,
              email_verified_at: start,
              username: null,
              username_key: null,
              language: 'en',
              details: '{}',
              created_at: start,
              deleting_at: null,
            })
            .execute()
          await trx
            .insertInto('watchlist_film')
            .values({
              member_id: id,
              film_id: 'f2',
              display_priority: 1,
              added_at: start,
              awaits_booking: 1,
              booking_opened_at: null,
              member_hash: id,
            })
            .execute()
          await trx
            .insertInto('watchlist_notice')
            .values({ member_id: id, is_wanted: 1, changed_at: start, mail_key: `key-${id}` })
            .execute()
        }
      })
      small.openBooking()
      await tell()
      expect(new Set(mails.map((mail) => mail.memberId))).toEqual(new Set(crowd))
      expect(mails).toHaveLength(crowd.length)
    })

    it('is waited for again once the film is only announced again', async () => {
      await add('f2')
      await wantNotices()
      small.openBooking()
      await tell()
      small.today = '2026-11-20'
      await tell()
      expect((await read()).watchlistFilms[0]?.bookingOpenedAt).toBeNull()
      small.openBooking()
      await tell()
      expect(mails).toHaveLength(2)
    })

    it('ends by the key in the mail, however often, and begins again at the member’s wish', async () => {
      await add('f2')
      await wantNotices()
      expect((await read()).isNoticeWanted).toBe(true)
      const mailKey = (await store.findMailKey(memberId, 'f2')) ?? ''
      expect(mailKey).toMatch(/^[\w-]{22}$/)
      for (const key of [mailKey, mailKey, 'nobody']) await consent.end(key)
      expect((await read()).isNoticeWanted).toBe(false)
      expect(await store.findMailKey(memberId, 'f2')).toBeNull()
      await wantNotices()
      expect(await store.findMailKey(memberId, 'f2')).toBe(mailKey)
    })

    it('has each change of consent on record, with where it was made', async () => {
      await wantNotices(false)
      await wantNotices()
      await wantNotices()
      await add('f2')
      desk.clock.advance(minute)
      await consent.end((await store.findMailKey(memberId, 'f2')) ?? '')
      const events = await desk.database.read
        .selectFrom('consent_event')
        .select(['channel', 'purpose', 'is_granted', 'source'])
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .execute()
      const notice = { channel: 'Email', purpose: 'WatchlistNotice' }
      expect(events.map((each) => ({ ...each, is_granted: Number(each.is_granted) }))).toEqual([
        { ...notice, is_granted: 1, source: 'Watchlist' },
        { ...notice, is_granted: 0, source: 'MailLink' },
      ])
    })
  })
})
