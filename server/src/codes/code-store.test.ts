import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openDatabase, type DatabaseTarget } from '../database/open-database.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { createFixedClock } from '../domain/clock.ts'
import { createOrderStore } from '../order-store/order-store.ts'
import type { TakeScarce } from '../order-store/steps.ts'
import { deleteOrders, insertOrder, sampleOrder } from '../order-store/testing/sample-orders.ts'
import { CodeKeys } from './code-keys.ts'
import { CodeStore } from './code-store.ts'
import { GuessLimits } from './guess-limits.ts'
import { insertCode, sampleVoucher } from './testing/sample-codes.ts'

// PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

const now = 1_800_000_000_000
const engines: { name: string; target(folder: string): Promise<DatabaseTarget> }[] = [
  { name: 'SQLite', target: async (folder) => ({ file: join(folder, 'foyer.db') }) },
  { name: 'PostgreSQL in memory', target: async () => ({ pglite: await openPgliteInMemory() }) },
]

describe.each(pickTestEngines(engines))('codes on $name', ({ target }) => {
  let database: Database
  let codes: CodeStore
  let folder: string
  const keys = new CodeKeys([new Uint8Array(32)])

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-code-store-'))
    database = await openDatabase(await target(folder))
    codes = new CodeStore(database, keys)
  })
  beforeEach(async () => {
    await deleteOrders(database)
    await database.tx(async (trx) => {
      for (const table of ['code', 'code_batch', 'code_guess'] as const) await trx.deleteFrom(table).execute()
    })
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const take = (scarceId: string, change: Partial<TakeScarce> = {}): TakeScarce => ({
    kind: 'scarce.take',
    scarceId,
    quantity: 1,
    capacity: null,
    showtimeId: null,
    state: 'held',
    expiresAt: now + 1_000,
    now,
    ...change,
  })
  const claim = async (orderId: string, step: TakeScarce) => {
    await insertOrder(database, sampleOrder(orderId))
    return (await createOrderStore(database).write({ orderId, steps: [step] })).ok
  }

  it('are found when typed, by their kind', async () => {
    await insertCode(codes, 'VOUCHER', { expiresAt: now, capacity: 3 })
    const found = await codes.find('Voucher', 'vou-cher', '0042')
    expect(found).toMatchObject({ masked: 'VO.CHER', rules: sampleVoucher, expiresAt: now, isRevoked: false })
    expect(await codes.read('Voucher', found?.scarceId ?? '')).toEqual(found)
    expect(await codes.find('GiftCard', 'VOUCHER', '0042')).toBeNull()
    expect(await codes.find('Voucher', 'VOUCHER', null)).toBeNull()
    expect(await codes.read('GiftCard', found?.scarceId ?? '')).toBeNull()
  })

  it('are stored all or nothing', async () => {
    await insertCode(codes, 'VOUCHER')
    const twice = [
      { code: 'ANOTHER', pin: null },
      { code: 'VOUCHER', pin: null },
    ]
    const batch = {
      id: 'b',
      name: 'b',
      rules: sampleVoucher,
      capacity: 1,
      expiresAt: null,
      now,
      isSealed: false,
    }
    await expect(codes.insertBatch({ ...batch, codes: twice })).rejects.toThrow()
    expect(await codes.find('Voucher', 'ANOTHER', null)).toBeNull()
  })

  it("count what is left after sales and others' current holds", async () => {
    await insertCode(codes, 'VOUCHER', { capacity: 3 })
    const scarceId = (await codes.find('Voucher', 'VOUCHER', '0042'))?.scarceId ?? ''
    expect(await codes.countLeft(scarceId, now)).toBe(3)
    expect(await claim('holder', take(scarceId))).toBe(true)
    expect(await claim('buyer', take(scarceId, { state: 'sold', expiresAt: now }))).toBe(true)
    expect(await codes.countLeft(scarceId, now)).toBe(1)
    expect(await codes.countLeft(scarceId, now, 'holder')).toBe(2)
    expect(await codes.countLeft(scarceId, now + 1_000)).toBe(2)
    expect(await claim('rival', take(scarceId, { quantity: 2 }))).toBe(false)
    expect(await claim('next', take(scarceId, { quantity: 2, now: now + 1_000 }))).toBe(true)
    expect(await codes.countLeft('voucher:nobody', now)).toBe(0)
  })

  it('can be read again until some time after delivery', async () => {
    const plain = { code: 'BOUGHT', pin: '0042' }
    await insertCode(codes, 'BOUGHT', { isSealed: true })
    await insertCode(codes, 'PRINTED')
    const hashes = ['BOUGHT', 'PRINTED'].map((code) => keys.hashCode('Voucher', code))
    const readBack = async () => [...(await codes.readSealed(hashes)).values()]
    expect(await readBack()).toEqual([plain])
    await codes.forgetDelivered(now)
    expect(await readBack()).toEqual([plain])
    await codes.markDelivered(hashes, now)
    await codes.forgetDelivered(now - 1)
    expect(await readBack()).toEqual([plain])
    await codes.forgetDelivered(now)
    expect(await readBack()).toEqual([])
    expect(await codes.find('Voucher', 'BOUGHT', '0042')).not.toBeNull()
  })

  it('are guessed no more than twenty times by two servers together', async () => {
    const open = () =>
      new GuessLimits({
        database,
        keys,
        clock: createFixedClock(now),
        limits: { isOn: true },
        answerAfter: 0,
      })
    const servers = [open(), open()]
    const guess = { address: '10.0.0.1', hash: 'h' }
    for (let time = 0; time < 10; time += 1)
      for (const [place, server] of servers.entries())
        expect(await server.search({ ...guess, hash: `${time} ${place}` }, async () => null)).toBeNull()
    for (const server of servers)
      await expect(server.search(guess, async () => 'found')).rejects.toMatchObject({
        condition: 'too-many-requests',
        // Until the next full hour, as the header says.
        extra: { lockOutPeriodInSeconds: Math.ceil((3_600_000 - (now % 3_600_000)) / 1_000) },
      })
  })
})
