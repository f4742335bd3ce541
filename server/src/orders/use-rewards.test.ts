import { randomUUID } from 'node:crypto'
import type { MemberCaller } from '../domain/caller.ts'
import { giveRewards } from '../loyalty/testing/give-rewards.ts'
import { engines } from '../mail/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { BoxOffice, openingTime } from './testing/box-office.ts'
import { club, evening, preview, seatA } from './testing/small-cinema.ts'

const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
const minute = 60_000
const rivals = 50

jest.setTimeout(60_000)

describe.each(engines.map(({ name }) => name))('rewards that orders use on %s', (engine) => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open(
      engine === 'SQLite' ? {} : { target: { pglite: await openPgliteInMemory() } },
    )
  })
  beforeEach(async () => {
    await office.reset()
    office.actAs(ines)
  })
  afterAll(() => office.close())

  const give = (rewardId: string, count = 1, expiresAt: number | null = null) =>
    giveRewards(office.database, 'ines', rewardId, { count, expiresAt })
  /** Sets tickets at the reward's price, each with a seat from the first one on. */
  const hold = (orderId: string, count: number, { from = 1, showtimeId = club, type = 'reward' } = {}) =>
    office.call(
      'setOrderShowtime',
      { orderId, showtimeId },
      {
        seats: Array.from({ length: count }, (_, index) => seatA(from + index)),
        tickets: Array.from({ length: count }, () => ({ id: randomUUID(), ticketTypeId: type })),
      },
    )
  const listHeld = async () =>
    (await office.services.rewards.listHeld('ines', office.clock.now())).map(({ id }) => id)
  const listUsable = async (orderId = 'another') =>
    (await office.services.rewards.listUsable('ines', orderId, office.clock.now())).map(({ id }) => id)
  const addCustomer = (orderId: string) =>
    office.call(
      'setOrderCustomer',
      { orderId },
      { name: { givenName: 'Ines', familyName: 'Marchetti' }, email: 'ines@postbox.example' },
    )
  const orderWith = async (count: number, from = 1) => {
    const orderId = await office.order()
    expect((await hold(orderId, count, { from })).problem).toBeNull()
    await addCustomer(orderId)
    return orderId
  }
  const getStatus = async (orderId: string) => (await office.store.read(orderId))?.status

  it('are one for each ticket, and no more than the member holds', async () => {
    await give('birthday')
    const orderId = await office.order()
    const refused = await hold(orderId, 2)
    expect(refused.problem).toMatchObject({ type: 'urn:foyer:problem:loyalty-required', errorCode: 10001 })
    expect(await listUsable()).toHaveLength(1)
    expect((await hold(orderId, 1)).status).toBe(200)
    expect([await listUsable(), await listUsable(orderId)]).toEqual([[], await listHeld()])
  })

  it('are no more than the reward’s limits allow, of a showtime', async () => {
    await give('birthday', 5)
    const orderId = await office.order()
    expect((await hold(orderId, 3)).problem).toMatchObject({
      type: 'urn:foyer:problem:ticket-limit-exceeded',
      maximumTickets: 2,
    })
    expect((await hold(orderId, 2)).status).toBe(200)
  })

  it('that run out soonest are used first, and not once they have', async () => {
    const [lasting = ''] = await give('birthday', 1, openingTime + 60 * minute)
    const [soon = ''] = await give('birthday', 1, openingTime + 30 * minute)
    const [never = ''] = await give('birthday')
    const orderId = await office.order()
    await hold(orderId, 1)
    expect(await listUsable()).toEqual([lasting, never])
    await office.call('deleteOrder', { orderId })
    expect(await listUsable()).toEqual([soon, lasting, never])
    office.clock.advance(30 * minute)
    expect(await listUsable()).toEqual([lasting, never])
  })

  it('stay the same when seats are changed, and are given back with the tickets', async () => {
    await give('birthday', 2)
    const orderId = await office.order()
    await hold(orderId, 1)
    const before = await listUsable()
    await hold(orderId, 1, { from: 4 })
    expect(await listUsable()).toEqual(before)
    await hold(orderId, 2)
    expect(await listUsable()).toEqual([])
    await hold(orderId, 1, { type: 'adult' })
    expect(await listUsable()).toHaveLength(2)
  })

  it('are not another member’s, nor a visitor’s', async () => {
    await give('birthday')
    office.actAs({ ...ines, memberId: 'omar' })
    expect((await hold(await office.order(), 1)).problem?.errorCode).toBe(10001)
    office.actAs({ kind: 'visitor' })
    expect((await hold(await office.order(), 1)).problem?.errorCode).toBe(10001)
  })

  it('are free again when the hold has run out, and used up by who completes first', async () => {
    await give('birthday')
    const slow = await orderWith(1)
    office.clock.advance(20 * minute)
    const quick = await orderWith(1, 2)
    await office.pay(quick)
    expect([await getStatus(quick), await listHeld()]).toEqual(['Completed', []])
    expect((await hold(slow, 1, { from: 5 })).status).toBe(410)
    expect((await hold(await office.order(), 1, { from: 6 })).problem?.errorCode).toBe(10001)
  })

  it('are given back when the payment fails', async () => {
    await give('birthday')
    const orderId = await orderWith(1)
    await office.pay(orderId, '4000000000000002')
    expect(await getStatus(orderId)).not.toBe('Completed')
    await office.call('deleteOrder', { orderId })
    expect(await listUsable()).toHaveLength(1)
  })

  it('refuse the completion of an order whose reward another one has used', async () => {
    const [id = ''] = await give('birthday')
    const orderId = await orderWith(1)
    // As an order of another server, whose clock is ahead, would do.
    await office.store.write({
      orderId: 'ahead',
      steps: [
        {
          kind: 'scarce.take',
          scarceId: `reward:${id}`,
          quantity: 1,
          capacity: 1,
          showtimeId: null,
          state: 'sold',
          expiresAt: openingTime + 999 * minute,
          now: openingTime + 999 * minute,
        },
      ],
    })
    await office.pay(orderId)
    expect(await getStatus(orderId)).toBe('Expired')
    expect(await office.payments(orderId)).toMatchObject([
      { status: 'Declined', declineReason: 'voucher-unavailable' },
    ])
    expect(await listHeld()).toEqual([])
  })

  it('go to one of many orders at the same moment', async () => {
    await give('birthday')
    const orders = await Promise.all(Array.from({ length: 18 }, () => office.order()))
    const answers = await Promise.all(
      Array.from({ length: rivals }, (_, index) =>
        hold(orders[index % 18] ?? '', 1, { from: (index % 18) + 1 }),
      ),
    )
    const winners = new Set(answers.flatMap(({ status }, index) => (status === 200 ? [index % 18] : [])))
    expect(winners.size).toBe(1)
    expect(await listUsable()).toEqual([])
  })
})

describe('booking before everybody', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open()
  })
  beforeEach(async () => {
    await office.reset()
    office.actAs(ines)
  })
  afterAll(() => office.close())

  const hold = (orderId: string, seats: number[], { showtimeId = preview, hasTickets = true } = {}) =>
    office.call(
      'setOrderShowtime',
      { orderId, showtimeId },
      {
        seats: seats.map(seatA),
        tickets: hasTickets ? seats.map(() => ({ id: randomUUID(), ticketTypeId: 'adult' })) : [],
      },
    )
  const countUsable = async () =>
    (await office.services.rewards.listUsable('ines', 'another', office.clock.now())).length

  it('is refused to visitors and to members without the reward, seats alone included', async () => {
    await giveRewards(office.database, 'ines', 'birthday')
    const refusal = { type: 'urn:foyer:problem:loyalty-required', errorCode: 10001 }
    expect((await hold(await office.order(), [1])).problem).toMatchObject(refusal)
    expect((await hold(await office.order(), [1], { hasTickets: false })).problem).toMatchObject(refusal)
    office.actAs({ kind: 'visitor' })
    expect((await hold(await office.order(), [1])).problem).toMatchObject(refusal)
    expect((await hold(await office.order(), [1], { hasTickets: false })).problem).toMatchObject(refusal)
    // Nothing else is.
    expect((await hold(await office.order(), [1], { showtimeId: evening })).status).toBe(200)
  })

  it('takes a reward for each place', async () => {
    await giveRewards(office.database, 'ines', 'preview', { count: 2 })
    const orderId = await office.order()
    expect((await hold(orderId, [1, 2], { hasTickets: false })).status).toBe(200)
    expect((await hold(orderId, [1, 2, 3], { hasTickets: false })).problem?.errorCode).toBe(10001)
    expect((await hold(orderId, [1, 2])).status).toBe(200)
    expect(await countUsable()).toBe(0)
    await giveRewards(office.database, 'ines', 'preview')
    expect((await hold(orderId, [1, 2, 3])).problem).toMatchObject({
      type: 'urn:foyer:problem:ticket-limit-exceeded',
      maximumTickets: 2,
    })
  })

  it('is open to all from its hour on, for nothing', async () => {
    await giveRewards(office.database, 'ines', 'preview')
    const orderId = await office.order()
    await hold(orderId, [1])
    office.clock.advance(60 * minute)
    expect((await hold(await office.order(), [2])).status).toBe(200)
    expect(await countUsable()).toBe(1)
    office.actAs({ kind: 'visitor' })
    expect((await hold(await office.order(), [3])).status).toBe(200)
  })
})
