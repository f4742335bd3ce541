import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../database/open-database.ts'
import { createAdjustableClock, createFixedClock } from '../domain/clock.ts'
import { createSystemIds } from '../domain/ids.ts'
import { createRandom } from '../domain/seeded-random.ts'
import { createOrderStore } from '../order-store/order-store.ts'
import { getBalanceId } from '../order-store/scarce-ids.ts'
import type { Step } from '../order-store/steps.ts'
import { BalanceLedger } from './balance-ledger.ts'
import { listLots } from './lots.ts'

jest.setTimeout(600_000)

const movements = 100_000
const lanes = 50
const day = 24 * 60 * 60_000
const members = Array.from({ length: 400 }, (_, index) => `member-${String(index)}`)

it(`adds up for every member, to the last point, after ${String(movements)} random movements`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-balances-'))
  const database = await openDatabase({ file: join(folder, 'foyer.db') })
  const clock = createAdjustableClock(createFixedClock('2026-11-21T18:00:00Z'))
  const ids = createSystemIds(clock)
  const ledger = new BalanceLedger({ database, clock, ids })
  const store = createOrderStore(database)
  try {
    let count = 0
    let refused = 0
    const sell = (orderId: string, memberId: string, units: number) => {
      const scarceId = getBalanceId(memberId)
      const now = clock.now()
      const steps: Step[] = [
        {
          kind: 'scarce.take',
          scarceId,
          quantity: units,
          capacity: null,
          showtimeId: null,
          state: 'sold',
          expiresAt: now,
          now,
        },
        { kind: 'movement.add', id: ids.uuid(), scarceId, amount: -units, reason: 'sale', movedAt: now },
      ]
      return store.write({ orderId, steps })
    }
    const giveBack = (orderId: string, memberId: string, units: number) => {
      const balanceId = getBalanceId(memberId)
      return store.write({
        orderId,
        steps: [
          { kind: 'scarce.give', scarceId: balanceId },
          {
            kind: 'movement.add',
            id: ids.uuid(),
            scarceId: balanceId,
            amount: units,
            reason: 'return',
            movedAt: clock.now(),
          },
          { kind: 'balance.review', balanceId, at: clock.now() },
        ],
      })
    }
    const run = async (lane: number) => {
      const random = createRandom('balances', lane)
      while (count < movements) {
        count += 1
        const memberId = random.pick(members) ?? ''
        const causeId = `${String(lane)} ${String(count)}`
        const units = random.whole(1, 300)
        const kind = random.next()
        if (kind < 0.5) {
          const expiresAt = random.next() < 0.2 ? null : clock.now() + random.whole(1, 60) * day
          await ledger.earn({ memberId, units, causeId, expiresAt })
        } else if (kind < 0.6) {
          if (!(await ledger.spend({ memberId, units, causeId, reason: 'reward' }))) refused += 1
        } else {
          const sold = await sell(causeId, memberId, units)
          if (!sold.ok) refused += 1
          else if (random.next() < 0.4) {
            count += 1
            await giveBack(causeId, memberId, units)
          }
        }
        if (random.next() < 0.001) {
          clock.advance(day)
          await ledger.expireDue()
        }
      }
    }
    await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)))
    await ledger.expireDue()
    expect(refused).toBeGreaterThan(100)
    const wrong: string[] = []
    for (const memberId of members) {
      const list = await ledger.listMovements(memberId)
      const sum = list.reduce((all, { units }) => all + units, 0)
      const lots = listLots(list)
      const left = lots.reduce((all, { units }) => all + units, 0)
      const isDue = lots.some(({ expiresAt }) => expiresAt !== null && expiresAt <= clock.now())
      const balance = await ledger.readBalance(memberId)
      if (balance !== sum || left !== sum || isDue)
        wrong.push(`${memberId}: ${String(balance)}, movements ${String(sum)}, lots ${String(left)}`)
    }
    expect(wrong).toEqual([])
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
})
