import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../database/open-database.ts'
import { readContents } from '../order-store/order-contents.ts'
import { getBalanceId } from '../order-store/scarce-ids.ts'
import { getFault, runSeller } from './testing/run-seller.ts'
import { sellerMember } from './testing/seller-sums.ts'

const rounds = 15
/** Ten for each pound of a ticket of 12.50. */
const earned = 125

jest.setTimeout(400_000)

it(`credits each order's points once when killed during completions, in ${rounds} rounds`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-member-kill-'))
  const file = join(folder, 'foyer.db')
  const paid = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const reported = await runSeller(file, { faultPoint: getFault(round), after: round % 7 }, 'member')
    for (const orderId of [...(reported.get('paid') ?? []), ...(reported.get('completed') ?? [])])
      paid.add(orderId)
  }
  // One more start resumes what the last one left; it is stopped after its next sale.
  await runSeller(file, { faultPoint: 'none', after: 50 }, 'member')

  const database = await openDatabase({ file })
  const { read } = database
  const orders = await read.selectFrom('sales_order').selectAll().where('status', '=', 'Completed').execute()
  const completed = new Set(orders.map(({ id }) => id))
  expect(completed.size).toBeGreaterThanOrEqual(2 * rounds)
  for (const orderId of paid) expect(completed).toContain(orderId)
  const movements = await read.selectFrom('movement').selectAll().execute()
  expect(movements.map(({ order_id }) => order_id).sort()).toEqual([...completed].sort())
  for (const { amount, reason } of movements) expect([amount, reason]).toEqual([earned, 'earned'])
  for (const { contents, member_id } of orders) {
    expect(member_id).toBe(sellerMember)
    expect(readContents(contents).brought?.units).toBe(earned)
  }
  const counters = await read
    .selectFrom('scarce')
    .selectAll()
    .where('id', '=', getBalanceId(sellerMember))
    .execute()
  expect(counters).toMatchObject([{ capacity: earned * completed.size, taken: 0 }])
  await database.close()
  rmSync(folder, { recursive: true })
})
