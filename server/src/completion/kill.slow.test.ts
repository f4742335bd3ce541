import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createOrderStore } from '../order-store/order-store.ts'
import { getFault, runSeller } from './testing/run-seller.ts'

/** Twenty in the full matrix. */
const rounds = Number(process.env['FOYER_KILL_ROUNDS'] ?? 6)

jest.setTimeout(240_000)

async function getStatus(database: Database, orderId: string) {
  const order = await createOrderStore(database).read(orderId)
  const journey = await database.read
    .selectFrom('journey_order')
    .innerJoin('journey', 'journey.id', 'journey_order.journey_id')
    .select('journey.reference')
    .where('journey_order.order_id', '=', orderId)
    .executeTakeFirst()
  return (
    order && {
      status: order.status,
      completion: order.contents.completion?.status,
      bookingId: order.bookingId,
      reference: journey?.reference,
    }
  )
}

describe('a server that is killed while it completes orders', () => {
  it(`loses no paid order or its mail, and charges nobody twice, in ${rounds} rounds`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-kill-'))
    const file = join(folder, 'foyer.db')
    const reported = new Map<string, string[]>()
    for (let round = 0; round < rounds; round++) {
      const blow = { faultPoint: getFault(round), after: round % 7 }
      for (const [step, orderIds] of await runSeller(file, blow))
        reported.set(step, [...(reported.get(step) ?? []), ...orderIds])
    }
    // One more start resumes what the last one left; it is stopped after its next sale.
    await runSeller(file, { faultPoint: 'none', after: 50 })

    const database = await openDatabase({ file })
    for (const orderId of reported.get('held') ?? [])
      expect(await getStatus(database, orderId)).not.toBeNull()
    for (const orderId of [...(reported.get('paid') ?? []), ...(reported.get('completed') ?? [])]) {
      const order = await getStatus(database, orderId)
      expect(order).toMatchObject({ status: 'Completed', completion: 'Completed' })
      expect(order?.reference).toBe(order?.bookingId)
    }
    const charges = await database.read
      .selectFrom('provider_charge')
      .innerJoin('order_key', 'order_key.value', 'provider_charge.payment_id')
      .leftJoin('seat_claim', 'seat_claim.order_id', 'order_key.order_id')
      .where('order_key.kind', '=', 'payment')
      .select([
        'order_key.order_id',
        'provider_charge.status',
        'provider_charge.amount_minor',
        'seat_claim.state',
      ])
      .execute()
    const captured = charges.filter(({ status }) => status === 'captured')
    expect(new Set(captured.map((charge) => charge.order_id)).size).toBe(captured.length)
    for (const charge of captured) expect(charge).toMatchObject({ amount_minor: 1330, state: 'sold' })
    expect(captured.length).toBeGreaterThanOrEqual(2 * rounds)
    const completed = await database.read
      .selectFrom('sales_order')
      .select('id')
      .where('status', '=', 'Completed')
      .execute()
    const mails = await database.read.selectFrom('mail_outbox').select('dedupe').execute()
    expect(mails.map(({ dedupe }) => dedupe).sort()).toEqual(
      completed.map(({ id }) => `tickets:${id}`).sort(),
    )
    await database.close()
    rmSync(folder, { recursive: true })
  })
})
