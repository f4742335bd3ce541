import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { samplePoints } from '../balances/testing/sample-rules.ts'
import type { DatabaseTarget } from '../database/open-database.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { visitor, type Caller, type MemberCaller } from '../domain/caller.ts'
import { BoxOffice, openingTime } from '../orders/testing/box-office.ts'
import { evening, lounge, seatA, siteId } from '../orders/testing/small-cinema.ts'
import { MemberTransactions, type PointsMovement } from './member-transactions.ts'
import { MemberOrders } from './member-orders.ts'
import { MemberHistory, listOrders } from './testing/member-history.ts'

jest.setTimeout(60_000)

const hour = 3_600_000
const day = 24 * hour
const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
const odile: MemberCaller = { ...ines, memberId: 'odile' }
const till: Caller = { kind: 'workstation', workstationId: 'till-1', siteId }

const engines = pickTestEngines<{ name: string; open: (folder: string) => Promise<DatabaseTarget> }>([
  { name: 'SQLite', open: async (folder) => ({ file: join(folder, 'foyer.sqlite') }) },
  { name: 'PGlite', open: async () => ({ pglite: await openPgliteInMemory() }) },
])

describe.each(engines)('what a member has bought and seen, on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-history-'))
  let office: BoxOffice
  let history: MemberHistory

  beforeAll(async () => {
    office = await BoxOffice.open({ target: await open(folder), settings: { allowUnpaidBookings: true } })
    history = new MemberHistory(office)
  })
  beforeEach(async () => {
    await office.reset()
    office.actAs(ines)
  })
  afterAll(async () => {
    await office.close()
    rmSync(folder, { recursive: true })
  })

  it('has visits to come, and after their end as past ones', async () => {
    const orderId = await history.buy([seatA(1), seatA(2)])
    const coming = await history.current()
    expect(coming).toMatchObject({ totalCount: 1, nextPageCursor: null })
    expect(listOrders(coming)).toEqual([orderId])
    expect(coming.journeys[0]).toMatchObject({ siteId, orders: [{ status: 'Completed' }] })
    expect(coming.journeys[0]?.reference).toBe(coming.journeys[0]?.orders[0]?.booking?.id)
    expect(listOrders(await history.past())).toEqual([])
    office.clock.advance(4 * hour)
    expect(listOrders(await history.current())).toEqual([])
    expect(await history.past()).toMatchObject({ totalCount: 1, journeys: [{ orders: [{ id: orderId }] }] })
  })

  it('has an order that the member claims later', async () => {
    office.actAs(visitor)
    const orderId = await history.buy([seatA(1)], { types: ['free'] })
    office.verifiedEmails.set(ines.memberId, 'ines@postbox.example')
    office.actAs(ines)
    expect(listOrders(await history.current())).toEqual([])
    await office.call('claimOrder', {}, { orderId })
    expect(listOrders(await history.current())).toEqual([orderId])
    expect((await history.transactions()).transactions).toHaveLength(1)
    office.clock.advance(4 * hour)
    expect((await history.watched()).showtimes).toHaveLength(1)
  })

  it('has a refunded visit among the past ones, said of each ticket, and not among the seen films', async () => {
    const orderId = await history.buy([seatA(1)])
    await history.refund(orderId, 1_330)
    expect(listOrders(await history.current())).toEqual([])
    const over = await history.past()
    expect(listOrders(over)).toEqual([orderId])
    expect(over.journeys[0]?.orders[0]?.showtimes[0]?.tickets[0]?.refundStatus).toBe('Refunded')
    office.clock.advance(4 * hour)
    expect(await history.watched()).toMatchObject({ films: [], showtimes: [] })
    expect(listOrders(await history.past())).toEqual([orderId])
  })

  it('does not take what somebody has typed for a refund', async () => {
    const orderId = await history.buy([seatA(1)])
    await history.change(orderId, { deliveriesComment: '"refund":{"id":1}' })
    expect(listOrders(await history.current())).toEqual([orderId])
  })

  it('has what is on today and not over, and no more', async () => {
    const orderId = await history.buy([seatA(1)])
    const active = async () => (await office.call('getActiveOrders')).body.orders.map(({ id }) => id)
    expect(await active()).toEqual([orderId])
    // The small cinema's showtimes are on one business date.
    office.clock.advance(-day)
    expect(await active()).toEqual([])
    office.clock.advance(day + 3 * hour)
    expect(await active()).toEqual([orderId])
    office.clock.advance(hour)
    expect(await active()).toEqual([])
  })

  it('pages visits that are over, the last one first, each once', async () => {
    const bought: string[] = []
    for (let seat = 1; seat <= 3; seat++) bought.push(await history.buy([seatA(seat)], { types: ['free'] }))
    // Many copies of one order: with and without the same end.
    const [first = ''] = bought
    await history.copy(first, 'copy', 40, (index) => openingTime - 2 * day - (index % 4))
    office.clock.advance(4 * hour)
    const page = await history.past()
    expect(page.totalCount).toBe(43)
    expect(page.journeys).toHaveLength(25)
    const next = await history.past(page.nextPageCursor ?? '')
    expect(next.nextPageCursor).toBeNull()
    const ids = [...listOrders(page), ...listOrders(next)]
    expect(new Set(ids).size).toBe(43)
    expect(ids.slice(0, 3).sort()).toEqual([...bought].sort())
    await history.remove('copy')
  })

  it('refuses a cursor that is none', async () => {
    await expect(history.past('nothing')).rejects.toThrow(/^400 .*invalid-argument/)
    await expect(history.transactions({ cursor: 'x' })).rejects.toThrow(/^400 .*invalid-argument/)
  })

  it('lists what was paid and what came back, with sums of the year', async () => {
    const orderId = await history.buy([seatA(1), seatA(2)])
    office.clock.advance(hour)
    const other = await history.buy([seatA(3)])
    await history.refund(other, 1_330, office.clock.now() + 60_000)
    const answer = await history.transactions()
    expect(answer.transactions).toMatchObject([
      { type: 'Refund', orderId: other, value: { valueIncludingTax: -13.3 }, units: null },
      { type: 'Purchase', orderId: other, value: { valueIncludingTax: 13.3 } },
      {
        type: 'Purchase',
        orderId,
        value: { valueIncludingTax: 26.6 },
        ticketCount: 2,
        filmIds: ['HO00000101'],
        payments: [{ type: 'Embedded', maskedDetail: expect.stringContaining('1111') as string }],
      },
    ])
    expect(answer.totals).toMatchObject({
      paid: { valueIncludingTax: 39.9 },
      refunded: { valueIncludingTax: 13.3 },
      units: null,
    })
    expect(answer.relatedData.sites.map(({ id }) => id)).toEqual([siteId])
    expect(answer.years).toEqual([2026])
  })

  it('pages the transactions of a year, each once, with the sums of all', async () => {
    const orderId = await history.buy([seatA(1)])
    // Some at the same instant.
    await history.copy(orderId, 'paged', 60, (index) => openingTime - Math.floor(index / 3) * hour)
    const page = await history.transactions()
    expect(page.transactions).toHaveLength(50)
    const next = await history.transactions({ cursor: page.nextPageCursor ?? '' })
    expect(next.transactions).toHaveLength(11)
    expect(next.nextPageCursor).toBeNull()
    expect(new Set([...page.transactions, ...next.transactions].map(({ id }) => id)).size).toBe(61)
    expect(page.totals?.paid.valueIncludingTax).toBeCloseTo(61 * 13.3)
    expect(next.totals).toEqual(page.totals)
    await history.remove('paged')
  })

  it('has a refund in its own year, and each year since the first', async () => {
    const orderId = await history.buy([seatA(1)])
    const december = Date.parse('2024-12-30T12:00:00Z')
    await history.change(orderId, {}, december)
    await history.refund(orderId, 1_330, Date.parse('2025-01-02T12:00:00Z'))
    expect((await history.transactions({ year: 2024 })).transactions.map(({ type }) => type)).toEqual([
      'Purchase',
    ])
    expect(await history.transactions({ year: 2025 })).toMatchObject({
      transactions: [{ type: 'Refund' }],
      years: [2026, 2025, 2024],
    })
    expect(await history.transactions()).toMatchObject({
      transactions: [],
      totals: { paid: { valueIncludingTax: 0 } },
    })
  })

  it('says nothing of a booking that nobody has paid for', async () => {
    const order = await office.call('createStandardOrder', {}, { siteId, bookingMode: 'UnpaidConfirmed' })
    const orderId = order.body.order.id
    await office.hold(orderId, evening, [seatA(5)])
    await office.call(
      'setOrderCustomer',
      { orderId },
      { name: { givenName: 'I', familyName: 'M' }, email: 'i@m.example' },
    )
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    expect(listOrders(await history.current())).toEqual([orderId])
    expect((await history.transactions()).transactions).toEqual([])
  })

  it('tells points of orders, and those without one', async () => {
    const orderId = await history.buy([seatA(1)])
    const now = office.clock.now()
    const movements: PointsMovement[] = [
      { causeId: orderId, units: 130, reason: 'earned', movedAt: now },
      { causeId: orderId, units: -30, reason: 'sale', movedAt: now },
      { causeId: 'popcorn', units: -300, reason: 'reward', movedAt: now - hour },
    ]
    const listed = new MemberTransactions({
      ...{ orders: new MemberOrders(office.database), clock: office.clock, timeZone: 'Europe/London' },
      catalogue: { getSite: async () => null, getShowtimeDetails: async () => null } as never,
      settings: { currencyDecimals: 2 },
      listPointsMovements: async (memberId, from, to) =>
        memberId === 'ines' ? movements.filter(({ movedAt }) => movedAt >= from && movedAt < to) : [],
    })
    expect(await listed.list('ines', {})).toMatchObject({
      transactions: [
        { type: 'Purchase', units: 100 },
        { type: 'Balance', value: null, units: -300, reason: 'reward' },
      ],
      totals: { units: -200 },
    })
  })

  it('lists the films of a year that were seen, with the seats; twice what was seen twice', async () => {
    const first = await history.buy([seatA(1), seatA(2)])
    const second = await history.buy([seatA(4)])
    const counted = await history.buy([], { showtime: lounge, types: ['lounge'] })
    expect((await history.watched()).showtimes).toEqual([])
    office.clock.advance(4 * hour)
    const seen = await history.watched(2026)
    expect(seen.films).toEqual([expect.objectContaining({ filmId: 'HO00000101', watchCount: 3 })])
    const byOrder = new Map(seen.showtimes?.map((each) => [each.orderId, each]))
    expect(byOrder.get(first)).toMatchObject({
      ...{ siteId, screenId: 'screen', businessDate: '2026-11-21' },
      seats: [
        { rowLabel: 'A', label: '1' },
        { rowLabel: 'A', label: '2' },
      ],
    })
    expect(byOrder.get(second)?.seats).toEqual([{ rowLabel: 'A', label: '4' }])
    expect(byOrder.get(counted)?.seats).toEqual([])
    expect(await history.watched(2025)).toMatchObject({ films: [], showtimes: [], years: [2026] })
  })

  it.each([
    ['another member', odile, null],
    ['a visitor', visitor, 'member-not-signed-in'],
    ['a workstation', till, 'forbidden'],
  ] as const)('is nothing that %s sees', async (_who, caller, condition) => {
    await history.buy([seatA(1)])
    office.clock.advance(4 * hour)
    office.actAs(caller)
    for (const id of [
      'getCurrentJourneys',
      'getPastJourneys',
      'getActiveOrders',
      'getMemberTransactions',
      'getWatchedFilms',
      'getWatchedFilmsPicture',
    ] as const) {
      const { status, problem, body } = await office.call(id)
      if (condition !== null) expect(problem?.type).toBe(`urn:foyer:problem:${condition}`)
      else if (id === 'getWatchedFilmsPicture') expect(status).toBe(404)
      else expect(JSON.stringify(body)).toMatch(/"(journeys|orders|transactions|films)":\[\]/)
    }
  })

  it('reads the member’s own orders by an index, whatever others have bought', async () => {
    const isSqlite = office.database.engine === 'sqlite'
    await history.fill()
    if (!isSqlite) await sql`analyze sales_order`.execute(office.database.read)
    const statements: { sql: string; parameters: readonly unknown[] }[] = []
    const orders = new MemberOrders({
      query: async (statement) => {
        statements.push(statement)
        return office.database.query(statement)
      },
    })
    const now = office.clock.now()
    await orders.listCurrent('m-1', now, 50)
    await orders.listPast('m-1', now, { id: 'x', endsAt: now }, 26)
    await orders.count('m-1', now)
    await orders.listNear('m-1', now, 50)
    await orders.listCompleted('m-1', now, { from: 0, to: now }, 1_000)
    await orders.listRefunded('m-1', now, { from: 0, to: now }, 1_000)
    await orders.findFirst('m-1', now)
    await orders.listSeen('m-1', now, 2026, 500)
    await orders.findFirstSeen('m-1', now)
    expect(statements).toHaveLength(9)
    for (const { sql: text, parameters } of statements) {
      const rows = await office.database.query({
        sql: `${isSqlite ? 'explain query plan' : 'explain'} ${text}`,
        parameters: parameters as never,
      })
      const plan = rows.map((row) => Object.values(row).join(' ')).join('\n')
      expect(plan).toMatch(/sales_order_by_member/)
      expect(plan).not.toMatch(/SCAN o\b|Seq Scan on sales_order/)
    }
    await history.remove('o')
  })
})

it('tells the points of the ledger: what an order earned, and what moved by itself', async () => {
  const office = await BoxOffice.open({ settings: { balances: samplePoints } })
  office.actAs(ines)
  await office.services.ledger.earn({ memberId: 'ines', units: 1_330, causeId: 'given', expiresAt: null })
  const orderId = await office.orderFor(evening, [seatA(1)])
  await office.pay(orderId)
  const { body } = await office.call('getMemberTransactions')
  const earned = (await office.services.ledger.listMovements('ines')).find(
    ({ causeId }) => causeId === orderId,
  )
  expect(earned?.units).toBeGreaterThan(0)
  expect(body.transactions).toContainEqual(
    expect.objectContaining({ type: 'Purchase', orderId, units: earned?.units }),
  )
  expect(body.transactions).toContainEqual(
    expect.objectContaining({ type: 'Balance', value: null, units: 1_330, reason: 'earned' }),
  )
  expect(body.totals?.units).toBe(1_330 + (earned?.units ?? 0))
  await office.close()
})
