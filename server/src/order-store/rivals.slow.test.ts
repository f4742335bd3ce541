import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { createRandom } from '../domain/seeded-random.ts'
import { createOrderStore, type OrderStore } from './order-store.ts'
import { getPlacesId } from './scarce-ids.ts'
import type { Command, Step, WriteResult } from './steps.ts'
import { deleteOrders, sampleOrder } from './testing/sample-orders.ts'

// PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

const serverUrl = process.env.FOYER_TEST_DATABASE_URL
const engines = [
  { name: 'PostgreSQL in memory', open: async () => openDatabase({ pglite: await openPgliteInMemory() }) },
  ...(serverUrl ? [{ name: 'PostgreSQL', open: () => openDatabase({ url: serverUrl }) }] : []),
]

const now = 1_800_000_000_000
const endsAt = now + 600_000
const showtimeId = '1001-1'
const seatCount = 60
const rounds = 6
const ordersOfRound = 50

/** A command whose version is filled in when it is written. */
interface Drawn extends Command {
  /** Whether it is based on an older version of the order. */
  readonly isStale: boolean
}

/** Commands of many orders for few seats and places: the same for the same seed. Each round builds on the previous one. */
function drawRounds(seed: number): Drawn[][] {
  const random = createRandom(seed)
  const pick = (below: number) => Math.floor(random.next() * below)
  const drawSeats = () => [...new Set([pick(seatCount), pick(seatCount)])].map((seat) => `s${String(seat)}`)
  const drawStep = (at: number): Step => {
    const held = { state: pick(3) === 0 ? ('sold' as const) : ('held' as const), expiresAt: endsAt, now: at }
    switch (pick(8)) {
      case 0:
      case 1:
      case 2: {
        // Some expire before the next round.
        const expiresAt = pick(3) === 0 ? at + 500 : endsAt
        return { kind: 'seat.claim', showtimeId, seatIds: drawSeats(), ...held, expiresAt }
      }
      case 3:
        return { kind: 'seat.free', showtimeId, seatIds: drawSeats() }
      case 4:
      case 5: {
        const area = pick(3)
        const scarceId = getPlacesId(showtimeId, `area-${String(area)}`)
        // Capacities that are too small for all, and one counter with its own capacity.
        const capacity = area === 2 ? null : 12 + 12 * area
        return { kind: 'scarce.take', scarceId, quantity: pick(5), capacity, showtimeId, ...held }
      }
      case 6:
        return { kind: 'scarce.give', scarceId: getPlacesId(showtimeId, `area-${String(pick(3))}`) }
      default:
        return pick(2) === 0
          ? { kind: 'claims.extend', expiresAt: endsAt + pick(1_000) }
          : { kind: 'claims.free' }
    }
  }
  return Array.from({ length: rounds }, (_, round) => {
    const at = now + round * 1_000
    const orders = Array.from({ length: ordersOfRound }, (__, index) => `order-${String(index)}`)
    return orders.map((orderId, index): Drawn => {
      const steps = Array.from({ length: 1 + pick(4) }, () => drawStep(at + pick(10)))
      const order = sampleOrder(orderId, { totalMinor: round })
      const save: Step = { kind: round === 0 ? 'order.insert' : 'order.save', order }
      const keep: Step = {
        kind: 'key.keep',
        // Used by one order of a round, and by another order of a later round.
        key: `key ${String((index + pick(2) * ordersOfRound + round) % (2 * ordersOfRound))} ${String(round % 3)}`,
        requestHash: orderId,
        status: 200,
        body: `{"round":${String(round)}}`,
        now: at,
        lifetime: 4_000,
      }
      return {
        orderId,
        steps: [...(pick(2) === 0 ? [keep] : []), save, ...steps],
        isStale: round > 0 && pick(5) === 0,
      }
    })
  }).map(keepKeysApart)
}

/** Two commands of a round with one key would be written one after the other, which another test covers. */
function keepKeysApart(commands: Drawn[]): Drawn[] {
  const keys = new Set<string>()
  return commands.map((command) => ({
    ...command,
    steps: command.steps.filter((step) => {
      if (step.kind !== 'key.keep') return true
      const isNew = !keys.has(step.key)
      keys.add(step.key)
      return isNew
    }),
  }))
}

/** Counts the versions of orders as results arrive. */
class Versions {
  readonly #versions = new Map<string, number>()

  fillIn({ orderId, steps, isStale }: Drawn): Command {
    const current = this.#versions.get(orderId) ?? 1
    const version = isStale ? current - 1 : current
    return {
      orderId,
      steps: steps.map((step) =>
        step.kind === 'order.save' ? { ...step, order: { ...step.order, version } } : step,
      ),
    }
  }

  count({ orderId, steps }: Drawn, { ok }: WriteResult): void {
    if (ok && steps.some(({ kind }) => kind === 'order.save'))
      this.#versions.set(orderId, (this.#versions.get(orderId) ?? 1) + 1)
  }
}

async function writeSingly(store: OrderStore, drawn: readonly Drawn[][]): Promise<WriteResult[]> {
  const versions = new Versions()
  const results: WriteResult[] = []
  for (const each of drawn.flat()) {
    const result = await store.write(versions.fillIn(each))
    versions.count(each, result)
    results.push(result)
  }
  return results
}

async function writeTogether(store: OrderStore, drawn: readonly Drawn[][]): Promise<WriteResult[]> {
  const versions = new Versions()
  const results: WriteResult[] = []
  for (const round of drawn) {
    const answers = await Promise.all(round.map((each) => store.write(versions.fillIn(each))))
    round.forEach((each, index) => {
      const result = answers[index]
      if (result) versions.count(each, result)
    })
    results.push(...answers)
  }
  return results
}

describe.each(engines)('rivals on $name', ({ open }) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function empty(): Promise<void> {
    await deleteOrders(database)
    await database.tx(async (trx) => {
      await trx.deleteFrom('idempotency').execute()
      await trx
        .insertInto('scarce')
        .values({ id: getPlacesId(showtimeId, 'area-2'), capacity: 20, taken: 0 })
        .execute()
    })
  }

  const readTables = async () => ({
    orders: await database.read.selectFrom('sales_order').selectAll().orderBy('id').execute(),
    seats: await database.read.selectFrom('seat_claim').selectAll().orderBy('seat_id').execute(),
    claims: await database.read
      .selectFrom('scarce_claim')
      .selectAll()
      .orderBy('scarce_id')
      .orderBy('order_id')
      .execute(),
    // A group creates the rows of the counters it locks, even if every claim is refused.
    counters: await database.read
      .selectFrom('scarce')
      .selectAll()
      .where('taken', '>', 0)
      .orderBy('id')
      .execute(),
    answers: await database.read.selectFrom('idempotency').selectAll().orderBy('key').execute(),
  })

  it.each([11, 12, 13, 14])(
    'gives the same result in groups as one after the other (seed %i)',
    async (seed) => {
      const drawn = drawRounds(seed)
      await empty()
      const singly = await writeSingly(createOrderStore({ ...database, sets: null }), drawn)
      const afterwards = await readTables()

      await empty()
      const run = () => {
        throw new Error('a command left its group')
      }
      const together = await writeTogether(createOrderStore({ ...database, run }), drawn)

      expect(together).toEqual(singly)
      expect(await readTables()).toEqual(afterwards)
      // The comparison is only meaningful if every reason has occurred.
      const reasons = new Set(singly.map((result) => (result.ok ? 'written' : result.refusal.kind)))
      expect(reasons).toEqual(new Set(['written', 'key', 'version', 'seats', 'scarce']))
    },
  )

  it('answers simultaneous repetitions of a request with the first answer', async () => {
    await empty()
    const store = createOrderStore(database)
    const results = await Promise.all(
      Array.from({ length: 5 }, (_, index) => {
        const order = sampleOrder(`order-${String(index)}`)
        const keep = {
          key: 'one key',
          requestHash: 'hash',
          status: 201,
          body: order.id,
          now,
          lifetime: 1_000,
        }
        return store.write({
          orderId: order.id,
          steps: [
            { kind: 'key.keep', ...keep },
            { kind: 'order.insert', order },
          ],
        })
      }),
    )
    const refusal = { kind: 'key', requestHash: 'hash', status: 201, body: 'order-0' }
    const repeated = { ok: false, refusal }
    expect(results).toEqual([{ ok: true }, repeated, repeated, repeated, repeated])
    expect((await readTables()).orders.map(({ id }) => id)).toEqual(['order-0'])
  })

  it('gives each seat to one order, and never exceeds a counter, with two servers', async () => {
    await empty()
    const [even, odd] = [createOrderStore(database), createOrderStore(database)]
    const areas = ['area-0', 'area-1'].map((area) => getPlacesId(showtimeId, area))
    const write = (index: number): Promise<WriteResult> => {
      const seats = [index % 7, (index + 3) % 7].map((seat) => `s${String(seat)}`)
      const order = sampleOrder(`order-${String(index)}`)
      const held = { state: 'held', expiresAt: endsAt, now } as const
      const taken = areas.map((scarceId): Step => {
        const quantity = 1 + (index % 2)
        return { kind: 'scarce.take', scarceId, quantity, capacity: 9, showtimeId, ...held }
      })
      const steps: Step[] = [
        { kind: 'order.insert', order },
        ...(index % 3 === 0 ? taken : []),
        ...(index % 3 === 1 ? taken.reverse() : []),
        { kind: 'seat.claim', showtimeId, seatIds: index % 2 === 0 ? seats : seats.reverse(), ...held },
      ]
      return (index % 2 === 0 ? even : odd).write({ orderId: order.id, steps })
    }
    const results = await Promise.all(Array.from({ length: 300 }, (_, index) => write(index)))
    const { orders, seats, claims, counters } = await readTables()
    const winners = results.flatMap((result, index) => (result.ok ? [`order-${String(index)}`] : []))
    expect(winners.length).toBeGreaterThan(0)
    expect(orders.map(({ id }) => id)).toEqual(winners.sort())
    expect(seats).toHaveLength(2 * winners.length)
    for (const { id, taken } of counters) {
      const sum = claims.reduce((all, claim) => all + (claim.scarce_id === id ? claim.quantity : 0), 0)
      expect(taken).toBe(sum)
      expect(taken).toBeLessThanOrEqual(9)
    }
  })
})
