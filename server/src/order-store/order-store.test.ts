import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openDatabase, type DatabaseTarget } from '../database/open-database.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { createOrderStore, sweepExpiredOrders, type OrderStore } from './order-store.ts'
import { runOrderWrite } from './order-writes.ts'
import { getPlacesId } from './scarce-ids.ts'
import type { Step } from './steps.ts'
import { deleteOrders, sampleMail, sampleOrder, writeOrder } from './testing/sample-orders.ts'

// PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

const serverUrl = process.env.FOYER_TEST_DATABASE_URL
const engines: { name: string; target(folder: string): Promise<DatabaseTarget> }[] = [
  { name: 'SQLite', target: async (folder) => ({ file: join(folder, 'foyer.db') }) },
  { name: 'PostgreSQL in memory', target: async () => ({ pglite: await openPgliteInMemory() }) },
  // A separate variable, because the tests delete data: never the database that a server uses.
  ...(serverUrl ? [{ name: 'PostgreSQL', target: async () => ({ url: serverUrl }) }] : []),
]

const now = 1_800_000_000_000
const endsAt = now + 600_000
const showtimeId = '1001-1'
const places = getPlacesId(showtimeId, 'lounge')

const claimSeats = (
  seatIds: string[],
  change: Partial<Extract<Step, { kind: 'seat.claim' }>> = {},
): Step => ({
  kind: 'seat.claim',
  showtimeId,
  seatIds,
  state: 'held',
  expiresAt: endsAt,
  now,
  ...change,
})
const takePlaces = (
  quantity: number,
  change: Partial<Extract<Step, { kind: 'scarce.take' }>> = {},
): Step => ({
  kind: 'scarce.take',
  scarceId: places,
  quantity,
  capacity: 5,
  showtimeId,
  state: 'held',
  expiresAt: endsAt,
  now,
  ...change,
})

/** SQLite has the same statements in both: there a group is a commit. */
const forms = pickTestEngines(engines).flatMap((engine) => [
  { ...engine, form: 'one by one', areGrouped: false },
  { ...engine, form: 'in groups', areGrouped: true },
])

describe.each(forms)('the order store on $name, $form', ({ target, areGrouped }) => {
  let database: Database
  let store: OrderStore
  let folder: string
  /**
   * Whether a command of the test may be written outside its group. Otherwise errors in the set form would go
   * unnoticed.
   */
  let mayLeaveGroup: boolean

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-order-store-'))
    database = await openDatabase(await target(folder))
    const { run, sets } = database
    store = createOrderStore({
      ...database,
      sets: areGrouped ? sets : null,
      run: (createProgram) => {
        if (areGrouped && sets && !mayLeaveGroup) throw new Error('a command left its group')
        return run(createProgram)
      },
    })
  })
  beforeEach(async () => {
    mayLeaveGroup = false
    await deleteOrders(database)
    await database.tx(async (trx) => {
      await trx.deleteFrom('idempotency').execute()
      await trx.deleteFrom('mail_outbox').execute()
    })
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const begin = (id: string) => writeOrder(store, sampleOrder(id))
  const write = (orderId: string, ...steps: Step[]) => store.write({ orderId, steps })
  const getTaken = async (id = places) =>
    (await database.read.selectFrom('scarce').select('taken').where('id', '=', id).executeTakeFirst())
      ?.taken ?? 0
  const listClaims = async () =>
    (
      await database.read
        .selectFrom('seat_claim')
        .select(['seat_id', 'order_id'])
        .orderBy('seat_id')
        .execute()
    ).map((row) => `${row.seat_id} ${row.order_id}`)

  it('reads an order as it was written', async () => {
    const order = sampleOrder('a', {
      customer: {
        name: { givenName: 'Ines', familyName: 'Marchetti' },
        email: 'ines@postbox.example',
        phoneNumber: null,
        preferences: { languageTag: null },
      },
      client: 'somebody',
      totalMinor: 1330,
    })
    await writeOrder(store, order)
    expect(await store.read('a')).toEqual(order)
    expect(await store.read('b')).toBeNull()
  })

  it('refuses a write based on an older version, and stores nothing of it', async () => {
    await begin('a')
    const read = await store.read('a')
    if (!read) throw new Error('there is no order')
    expect(await write('a', { kind: 'order.save', order: { ...read, totalMinor: 1 } })).toEqual({ ok: true })
    const stale = await write('a', claimSeats(['1']), {
      kind: 'order.save',
      order: { ...read, totalMinor: 2 },
    })
    expect(stale).toEqual({ ok: false, refusal: { kind: 'version' } })
    expect(await store.read('a')).toMatchObject({ totalMinor: 1, version: 2 })
    expect(await listClaims()).toEqual([])
  })

  it('computes a change again after concurrent changes, and loses none of them', async () => {
    await begin('a')
    const raise = () =>
      runOrderWrite(store, async () => {
        const order = await store.read('a')
        if (!order) throw new Error('there is no order')
        const raised = { ...order, totalMinor: order.totalMinor + 1 }
        return { command: { orderId: 'a', steps: [{ kind: 'order.save', order: raised }] }, answer: null }
      })
    await Promise.all([raise(), raise(), raise()])
    expect((await store.read('a'))?.totalMinor).toBe(3)
  })

  it('claims seats all or nothing, and names those that are missing', async () => {
    await begin('a')
    await begin('b')
    expect(await write('a', claimSeats(['2', '1']))).toEqual({ ok: true })
    const refused = await write('b', claimSeats(['3', '2', '1']))
    expect(refused).toEqual({ ok: false, refusal: { kind: 'seats', showtimeId, missing: ['2', '1'] } })
    expect(await listClaims()).toEqual(['1 a', '2 a'])
    expect(await write('a', { kind: 'seat.free', showtimeId, seatIds: ['1'] }, claimSeats(['3']))).toEqual({
      ok: true,
    })
    expect(await listClaims()).toEqual(['2 a', '3 a'])
  })

  it('lets a hold be taken over from the millisecond it ends, and never a sold seat', async () => {
    await begin('a')
    await begin('b')
    await write('a', claimSeats(['1']), claimSeats(['2'], { state: 'sold' }))
    expect((await write('b', claimSeats(['1'], { now: endsAt - 1 }))).ok).toBe(false)
    expect((await write('b', claimSeats(['1'], { now: endsAt }))).ok).toBe(true)
    expect((await write('b', claimSeats(['2'], { now: endsAt }))).ok).toBe(false)
  })

  it('claims a limited resource up to its capacity, with any number of simultaneous claims', async () => {
    const rivals = Array.from({ length: 20 }, (_, index) => `rival-${String(index)}`)
    for (const id of rivals) await begin(id)
    const results = await Promise.all(rivals.map((id) => write(id, takePlaces(2))))
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(results.filter(({ ok }) => !ok)[0]).toEqual({
      ok: false,
      refusal: { kind: 'scarce', scarceId: places },
    })
    expect(await getTaken()).toBe(4)
  })

  it('sets how much an order has; less is never refused, also where the capacity has shrunk', async () => {
    await begin('a')
    await write('a', takePlaces(5))
    expect((await write('a', takePlaces(6))).ok).toBe(false)
    expect((await write('a', takePlaces(3, { capacity: 1 }))).ok).toBe(true)
    expect(await getTaken()).toBe(3)
    expect((await write('a', takePlaces(4, { capacity: 1 }))).ok).toBe(false)
    await write('a', takePlaces(0))
    expect(await getTaken()).toBe(0)
    expect(await database.read.selectFrom('scarce_claim').selectAll().execute()).toEqual([])
  })

  it('lets expired claims be taken over, and never sold ones', async () => {
    // Where claims have expired, a counter with too little left makes each command run separately.
    mayLeaveGroup = true
    for (const id of ['a', 'b', 'c']) await begin(id)
    await write('a', takePlaces(3))
    await write('b', takePlaces(2, { state: 'sold' }))
    expect((await write('c', takePlaces(3, { now: endsAt - 1 }))).ok).toBe(false)
    expect((await write('c', takePlaces(4, { now: endsAt }))).ok).toBe(false)
    expect((await write('c', takePlaces(3, { now: endsAt, expiresAt: endsAt + 1 }))).ok).toBe(true)
    expect(await getTaken()).toBe(5)
    // Its claim is gone: to be sold it has to be counted again.
    expect((await write('a', takePlaces(3, { state: 'sold', now: endsAt }))).ok).toBe(false)
  })

  it('claims from a row with its own capacity', async () => {
    await begin('a')
    await database.tx((trx) =>
      trx.insertInto('scarce').values({ id: 'card:x', capacity: 500, taken: 0 }).execute(),
    )
    const take = (quantity: number) =>
      write('a', takePlaces(quantity, { scarceId: 'card:x', capacity: null, showtimeId: null }))
    expect((await take(501)).ok).toBe(false)
    expect((await take(500)).ok).toBe(true)
    expect((await write('a', takePlaces(1, { scarceId: 'card:unknown', capacity: null }))).ok).toBe(false)
    expect(await getTaken('card:x')).toBe(500)
  })

  it('releases one resource, or all of an order', async () => {
    await begin('a')
    await write('a', takePlaces(2), claimSeats(['1']))
    await write('a', { kind: 'scarce.give', scarceId: places })
    expect(await getTaken()).toBe(0)
    await write('a', takePlaces(2))
    await write('a', { kind: 'claims.free' })
    expect(await getTaken()).toBe(0)
    expect(await listClaims()).toEqual([])
  })

  it('stores the answer of a key, and returns it for a second use until it is too old', async () => {
    await begin('a')
    const keep = (at: number): Step => ({
      kind: 'key.keep',
      key: 'PUT /x 1',
      requestHash: 'hash',
      status: 200,
      body: `{"at":${String(at)}}`,
      now: at,
      lifetime: 1_000,
    })
    expect(await write('a', keep(now))).toEqual({ ok: true })
    const again = await write('a', keep(now + 999), claimSeats(['1']))
    const refusal = { kind: 'key', requestHash: 'hash', status: 200, body: `{"at":${String(now)}}` }
    expect(again).toEqual({ ok: false, refusal })
    expect(await listClaims()).toEqual([])
    expect(await write('a', keep(now + 1_000))).toEqual({ ok: true })
  })

  it('finds an order by its other keys, and writes journey, movement, mail and showtimes with it', async () => {
    await begin('a')
    await write(
      'a',
      { kind: 'lookup.add', lookup: 'payment', value: 'p' },
      { kind: 'showtime.add', showtimeId },
      { kind: 'journey.add', journeyId: 'j', reference: 'ABC', createdAt: now },
      { kind: 'movement.add', id: 'm', scarceId: 'card:x', amount: -5, reason: 'sale', movedAt: now },
    )
    expect(await store.find('payment', 'p')).toBe('a')
    expect(await store.find('charge', 'p')).toBeNull()
    const twice: Step = {
      kind: 'movement.add',
      id: 'n',
      scarceId: 'card:x',
      amount: -5,
      reason: 'sale',
      movedAt: now,
    }
    mayLeaveGroup = true
    await expect(write('a', twice)).rejects.toThrow()
    mayLeaveGroup = false
    await write('a', { kind: 'showtime.remove', showtimeId })
    expect(await database.read.selectFrom('order_showtime').selectAll().execute()).toEqual([])
  })

  it('fails if the engine refuses it, without affecting others', async () => {
    for (const id of ['a', 'b']) await begin(id)
    await write('a', { kind: 'lookup.add', lookup: 'payment', value: 'p' })
    mayLeaveGroup = true
    const twice: Step = { kind: 'lookup.add', lookup: 'payment', value: 'p' }
    const [first, second] = await Promise.allSettled([write('a', twice), write('b', claimSeats(['1']))])
    expect(first.status).toBe('rejected')
    expect(second).toEqual({ status: 'fulfilled', value: { ok: true } })
    expect(await listClaims()).toEqual(['1 b'])
  })

  it('extends all claims of an order, and writes a mail once for its cause', async () => {
    for (const id of ['a', 'b']) await begin(id)
    await write('a', takePlaces(2), claimSeats(['1']))
    await write('b', takePlaces(1), claimSeats(['2']))
    const mail = sampleMail('tickets:a')
    const extended = await write(
      'a',
      claimSeats(['3']),
      { kind: 'claims.extend', expiresAt: endsAt + 5 },
      { kind: 'outbox.add', mail },
      { kind: 'outbox.add', mail: { ...mail, id: 'other' } },
    )
    expect(extended).toEqual({ ok: true })
    const ends = { a: endsAt + 5, b: endsAt }
    for (const table of ['seat_claim', 'scarce_claim'] as const)
      for (const row of await database.read.selectFrom(table).selectAll().execute())
        expect(row.expires_at).toBe(ends[row.order_id as 'a' | 'b'])
    expect(await database.read.selectFrom('mail_outbox').selectAll().execute()).toEqual([mail])
  })

  it('leaves earlier claims of a refused command unchanged', async () => {
    for (const id of ['a', 'b', 'c']) await begin(id)
    await write('a', claimSeats(['1']), takePlaces(2))
    await write('b', claimSeats(['2']))
    const sale = { state: 'sold', expiresAt: endsAt + 9 } as const
    const [lost, won] = await Promise.all([
      write('a', takePlaces(3, sale), claimSeats(['1', '3', '2'], sale)),
      write('c', takePlaces(3), claimSeats(['3'])),
    ])
    expect(lost).toEqual({ ok: false, refusal: { kind: 'seats', showtimeId, missing: ['2'] } })
    expect(won).toEqual({ ok: true })
    expect(await listClaims()).toEqual(['1 a', '2 b', '3 c'])
    expect(await getTaken()).toBe(5)
    const claims = await database.read.selectFrom('seat_claim').selectAll().execute()
    for (const claim of claims) expect(claim).toMatchObject({ state: 'held', expires_at: endsAt })
  })

  it('sweeps expired orders with their holds, and leaves paid ones', async () => {
    await begin('a')
    await writeOrder(store, sampleOrder('b', { status: 'Completing' }))
    await write('a', takePlaces(2), claimSeats(['1']))
    await write('b', takePlaces(1), claimSeats(['2']))
    expect(await sweepExpiredOrders(database, endsAt - 1)).toBe(0)
    expect(await sweepExpiredOrders(database, endsAt)).toBe(1)
    expect(await store.read('a')).toMatchObject({ status: 'Expired', version: 2 })
    expect(await listClaims()).toEqual(['2 b'])
    expect(await getTaken()).toBe(1)
    expect(await store.listCompleting()).toEqual(['b'])
  })
})
