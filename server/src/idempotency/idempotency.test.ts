import { randomUUID } from 'node:crypto'
import { visitor, type Caller } from '../domain/caller.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA, siteId } from '../orders/testing/small-cinema.ts'

const hour = 3_600_000

// Large auditorium schemas are compiled once, which takes long on a busy machine.
jest.setTimeout(30_000)

describe('a write with an idempotency key', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open()
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  const create = (key: string, body: object = { siteId }) =>
    office.call('createStandardOrder', {}, body, { 'idempotency-key': key })
  const countOrders = async () =>
    (await office.database.read.selectFrom('sales_order').select('id').execute()).length

  it('has one effect and the same answer, byte for byte, however often it is sent', async () => {
    const key = randomUUID()
    const first = await create(key)
    office.clock.advance(1_000)
    const again = await create(key)
    expect(again.status).toBe(200)
    expect(again.text).toBe(first.text)
    expect(await countOrders()).toBe(1)
  })

  it('has one effect if sent many times simultaneously', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await countOrders()).toBe(1)
  })

  it('is another request of another member, of a workstation, and of a visitor', async () => {
    const key = randomUUID()
    const member = (memberId: string) =>
      ({ kind: 'member', memberId, rewardIds: [], subscriptionIds: [] }) as const
    const callers: readonly Caller[] = [
      visitor,
      member('m1'),
      member('m2'),
      { kind: 'workstation', workstationId: 'w1', siteId },
    ]
    const texts = []
    for (const caller of callers) {
      office.actAs(caller)
      texts.push((await create(key)).text)
      expect((await create(key)).text).toBe(texts.at(-1))
    }
    expect(new Set(texts).size).toBe(callers.length)
    expect(await countOrders()).toBe(callers.length)
  })

  it("is no member's request where a visitor's key contains the member's id and key", async () => {
    const key = randomUUID()
    office.actAs({ kind: 'member', memberId: 'm1', rewardIds: [], subscriptionIds: [] })
    const { text } = await create(key)
    office.actAs(visitor)
    expect((await create(`member m1 ${key}`)).text).not.toBe(text)
  })

  it('refuses another body under the key', async () => {
    const key = randomUUID()
    await create(key)
    const { status } = await create(key, { siteId, bookingMode: 'Paid' })
    expect(status).toBe(422)
    expect(await countOrders()).toBe(1)
  })

  it.each([['1'], ['x'.repeat(15)], ['x'.repeat(201)]])(
    'is refused with the key %s, which another client could send too',
    async (key) => {
      const refused = await create(key)
      expect(refused.status).toBe(400)
      expect(refused.problem).toMatchObject({ detail: 'An idempotency key has 16 to 200 characters' })
      expect(await countOrders()).toBe(0)
    },
  )

  it('is another request on another path', async () => {
    const key = randomUUID()
    const { body } = await create(key)
    const headers = { 'idempotency-key': key }
    const reset = await office.call('resetOrderExpiry', { orderId: body.order.id }, undefined, headers)
    expect(reset.status).toBe(200)
  })

  it('is forgotten after a day', async () => {
    const key = randomUUID()
    const first = await create(key)
    office.clock.advance(24 * hour - 1)
    expect((await create(key)).text).toBe(first.text)
    office.clock.advance(1)
    expect((await create(key)).text).not.toBe(first.text)
  })

  it('processes a refused request again', async () => {
    const key = randomUUID()
    const rival = await office.order()
    await office.hold(rival, evening, [seatA(1)])
    const orderId = await office.order()
    const body = { seats: [seatA(1)], tickets: [{ id: randomUUID(), ticketTypeId: 'adult' }] }
    const hold = () =>
      office.call('setOrderShowtime', { orderId, showtimeId: evening }, body, { 'idempotency-key': key })
    expect((await hold()).status).toBe(400)
    await office.call('deleteOrder', { orderId: rival })
    const held = await hold()
    expect(held.status).toBe(200)
    expect((await hold()).text).toBe(held.text)
  })

  it('replays an empty answer as an empty answer', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const orderId = await office.order()
    expect((await office.call('deleteOrder', { orderId }, undefined, headers)).status).toBe(204)
    expect((await office.call('deleteOrder', { orderId }, undefined, headers)).status).toBe(204)
    expect((await office.call('deleteOrder', { orderId })).status).toBe(404)
  })
})
