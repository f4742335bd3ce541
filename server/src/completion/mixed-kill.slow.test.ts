import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../database/open-database.ts'
import { readContents } from '../order-store/order-contents.ts'
import { getFault, runSeller } from './testing/run-seller.ts'
import { cardPart, giftCardBalance } from './testing/seller-sums.ts'

const rounds = 20

jest.setTimeout(400_000)

it(`agrees with gift card and ledger when killed during completions with two payments, in ${rounds} rounds`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-mixed-kill-'))
  const file = join(folder, 'foyer.db')
  const paid = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const reported = await runSeller(file, { faultPoint: getFault(round), after: round % 7 }, 'mixed')
    for (const orderId of [...(reported.get('paid') ?? []), ...(reported.get('completed') ?? [])])
      paid.add(orderId)
  }
  // One more start resumes what the last one left; it is stopped after its next sale.
  await runSeller(file, { faultPoint: 'none', after: 50 }, 'mixed')

  const database = await openDatabase({ file })
  const { read } = database
  const orders = (await read.selectFrom('sales_order').selectAll().execute()).map((row) => ({
    id: row.id,
    status: row.status,
    payments: readContents(row.contents).payments,
  }))
  const begun = orders.filter(({ status }) => status === 'Completed' || status === 'Completing')
  expect(begun.filter(({ status }) => status === 'Completed').length).toBeGreaterThanOrEqual(2 * rounds)
  const completed = new Set(orders.filter(({ status }) => status === 'Completed').map(({ id }) => id))
  for (const orderId of paid) expect(completed).toContain(orderId)

  // The card's balance is what no order was charged; each charge has its movement, and each movement its order.
  const movements = await read.selectFrom('movement').selectAll().execute()
  expect(movements.map((row) => row.order_id).sort()).toEqual(begun.map(({ id }) => id).sort())
  for (const { amount, reason } of movements) expect([amount, reason]).toEqual([-cardPart, 'sale'])
  const counters = await read.selectFrom('scarce').selectAll().where('id', 'like', 'card:%').execute()
  expect(counters).toMatchObject([{ capacity: giftCardBalance, taken: begun.length * cardPart }])

  // The bank has charged the rest, once for each order.
  for (const { payments, status } of begun) {
    const [giftCard, web, ...others] = payments
    expect(others).toEqual([])
    expect(giftCard).toMatchObject({ type: 'GiftCard', status: 'Completed', amountMinor: cardPart })
    expect(web).toMatchObject({ type: 'Embedded', status: 'Completed', amountMinor: 1330 - cardPart })
    const charge = await read
      .selectFrom('provider_charge')
      .selectAll()
      .where('payment_id', '=', web?.id ?? '')
      .executeTakeFirst()
    expect(charge?.amount_minor).toBe(1330 - cardPart)
    if (status === 'Completed') expect(charge?.status).toBe('captured')
  }
  const captured = await read
    .selectFrom('provider_charge')
    .selectAll()
    .where('status', '=', 'captured')
    .execute()
  expect(captured.length).toBeGreaterThanOrEqual(completed.size)
  const ofBegun = new Set(begun.flatMap(({ payments }) => payments.map(({ id }) => id)))
  for (const charge of captured) expect(ofBegun).toContain(charge.payment_id)

  // Seats are sold only to completed orders.
  const sold = await read.selectFrom('seat_claim').select('order_id').where('state', '=', 'sold').execute()
  expect(sold.map((row) => row.order_id).sort()).toEqual(begun.map(({ id }) => id).sort())
  await database.close()
  rmSync(folder, { recursive: true })
})
