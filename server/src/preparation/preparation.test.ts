import { BoxOffice, openingTime } from '../orders/testing/box-office.ts'
import { evening, seatA, siteId } from '../orders/testing/small-cinema.ts'

jest.setTimeout(30_000)

const hour = 60 * 60_000
const kitchen = { kind: 'workstation', workstationId: 'kitchen', siteId } as const

let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open()
})
beforeEach(() => office.reset())
afterAll(() => office.close())

const popcorn = { id: 'i1', itemId: 'popcorn-small' }
const toSeat = {
  id: 'd1',
  method: 'InSeatDelivery',
  itemIds: ['i1'],
  seat: { showtimeId: evening, seatId: seatA(3) },
}
const toTable = {
  id: 'd2',
  method: 'CustomLocationDelivery',
  itemIds: ['i2'],
  siteOrderLocationId: 'table-1',
}

/** A completed order; a workstation makes the calls after it. */
async function buy(items: object[] = [popcorn], itemDeliveries: object[] = []): Promise<string> {
  const orderId = await office.orderFor(evening, [seatA(3)])
  const { problem } = await office.call('setOrderItems', { orderId }, { items, itemDeliveries })
  if (problem) throw new Error(JSON.stringify(problem))
  await office.pay(orderId)
  office.actAs(kitchen)
  return orderId
}

const prepare = (orderId: string, status?: string) =>
  send('POST', `orders/completed/${orderId}/preparation`, status)
const deliver = (orderId: string, id?: string, status?: string) =>
  send('POST', `orders/completed/${orderId}/item-deliveries/${id ? `${id}/` : ''}preparation`, status)
const collect = (orderId: string) => send('PUT', `orders/completed/${orderId}/collection-status/collected`)

async function send(method: 'POST' | 'PUT', path: string, status?: string) {
  const answer = await office.app.inject({
    method,
    url: `/ocapi/v1/${path}`,
    ...(status === undefined ? {} : { query: { status } }),
  })
  return { status: answer.statusCode, ...answer.json<Record<string, never>>() }
}
const getOrder = async (orderId: string) => (await office.call('getCompletedOrder', { orderId })).body.order
const list = async () => (await office.call('getOrdersInPreparation', { siteId })).body

describe('preparation of an order', () => {
  it('goes from received to making, on its way and collected, each with its time', async () => {
    const orderId = await buy([popcorn], [toSeat])
    const wantedAt = new Date(openingTime + 2 * hour).toISOString()
    expect((await getOrder(orderId)).preparation).toEqual({
      status: 'NotStarted',
      wantedAt,
      startedAt: null,
      sentAt: null,
      collectedAt: null,
    })
    office.clock.advance(1_000)
    await prepare(orderId)
    office.clock.advance(1_000)
    await deliver(orderId, 'd1', 'OnItsWay')
    expect(await getOrder(orderId)).toMatchObject({
      preparation: { status: 'OnItsWay' },
      itemDeliveries: [
        { status: 'OnItsWay', changedAt: new Date(openingTime + 2_000).toISOString(), seat: { name: 'A3' } },
      ],
      items: [{ collectionStatus: 'NotCollected' }],
    })
    office.clock.advance(1_000)
    await collect(orderId)
    expect(await getOrder(orderId)).toMatchObject({
      preparation: {
        status: 'Collected',
        startedAt: new Date(openingTime + 1_000).toISOString(),
        sentAt: new Date(openingTime + 2_000).toISOString(),
        collectedAt: new Date(openingTime + 3_000).toISOString(),
      },
      items: [{ collectionStatus: 'Collected' }],
      itemDeliveries: [{ status: 'Collected' }],
    })
  })

  it('is as far as its last part', async () => {
    const orderId = await buy(
      [popcorn, { ...popcorn, id: 'i2' }, { ...popcorn, id: 'i3' }],
      [toSeat, toTable],
    )
    await deliver(orderId)
    const { preparation, itemDeliveries } = await getOrder(orderId)
    expect([preparation?.status, itemDeliveries?.map(({ status }) => status)]).toEqual([
      'NotStarted',
      ['InPreparation', 'InPreparation'],
    ])
    await prepare(orderId)
    await deliver(orderId, 'd2', 'OnItsWay')
    expect((await getOrder(orderId)).itemDeliveries?.map(({ status }) => status)).toEqual([
      'InPreparation',
      'OnItsWay',
    ])
    await prepare(orderId, 'OnItsWay')
    expect((await getOrder(orderId)).preparation?.status).toBe('OnItsWay')
  })

  it.each<[number, string, (orderId: string) => Promise<object>]>([
    [16100, 'what is as far already', async (id) => (await prepare(id), prepare(id))],
    [16101, 'deliveries that are not there', (id) => deliver(id)],
    [16102, 'a delivery that is not there', (id) => deliver(id, 'd9')],
    [16103, 'what is collected', async (id) => (await collect(id), prepare(id))],
    [16200, 'a second collection', async (id) => (await collect(id), collect(id))],
    [16300, 'what was wanted a day ago', (id) => (office.clock.advance(27 * hour), prepare(id))],
    [16300, 'a collection a day after it was wanted', (id) => (office.clock.advance(27 * hour), collect(id))],
  ])('is refused as %i for %s', async (errorCode, _, act) => {
    expect(await act(await buy())).toMatchObject({ status: 400, errorCode })
  })

  it('is for workstations of the site alone', async () => {
    const orderId = await buy()
    office.actAs({ ...kitchen, siteId: '1002' })
    expect((await prepare(orderId)).status).toBe(403)
    expect((await office.call('getOrdersInPreparation', { siteId })).status).toBe(403)
    office.actAs({ kind: 'visitor' })
    expect([(await prepare(orderId)).status, (await collect(orderId)).status]).toEqual([403, 403])
    expect((await office.call('getOrdersInPreparation', { siteId })).status).toBe(403)
  })

  it('goes on while a member is signed in at the workstation', async () => {
    const orderId = await buy()
    const member = { kind: 'member', memberId: 'm1', rewardIds: [], subscriptionIds: [] } as const
    office.actAs({ ...member, workstation: { workstationId: 'kitchen', siteId } })
    expect((await list()).orders).toHaveLength(1)
    expect((await prepare(orderId)).status).toBe(200)
    office.actAs(member)
    expect((await prepare(orderId)).status).toBe(403)
  })

  it('is the same for several screens at once', async () => {
    const orderId = await buy()
    const answers = await Promise.all(Array.from({ length: 8 }, () => prepare(orderId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })
})

describe('orders in preparation', () => {
  it('are those with something to hand over, by the time at which they are wanted', async () => {
    const alone = await office.order()
    await office.call('setOrderItems', { orderId: alone }, { items: [{ ...popcorn, comment: 'warm' }] })
    await office.call(
      'setOrderCustomer',
      { orderId: alone },
      { name: { givenName: 'Ada', familyName: 'Berg' }, email: 'ada@postbox.example' },
    )
    await office.pay(alone)
    const forShowtime = await buy([popcorn], [toSeat])
    const tickets = await office.orderFor(evening, [seatA(4)])
    await office.pay(tickets)
    const { orders, relatedData } = await list()
    expect(orders.map(({ orderId }) => orderId)).toEqual([alone, forShowtime])
    expect(orders[0]).toMatchObject({
      customerName: 'Ada',
      reference: expect.any(String),
      items: [{ comment: 'warm' }],
      preparation: { status: 'NotStarted' },
    })
    expect(orders[1]?.itemDeliveries).toMatchObject([{ seat: { seatId: seatA(3), name: 'A3' } }])
    expect(relatedData.items).toMatchObject([{ id: 'popcorn-small' }])
    await office.services.preparation.forget()
    await collect(alone)
    expect((await list()).orders.map(({ orderId }) => orderId)).toEqual([forShowtime])
    office.clock.advance(27 * hour)
    await office.services.preparation.forget()
    expect(await office.database.read.selectFrom('preparation').selectAll().execute()).toEqual([])
  })
})

describe('an answer that has not changed', () => {
  it.each<[string, (orderId: string) => string]>([
    ['the completed order', (orderId) => `orders/completed/${orderId}`],
    ['the list of a site', () => `sites/${siteId}/orders/in-preparation`],
  ])('is not sent again: %s', async (_, getPath) => {
    const orderId = await buy()
    const url = `/ocapi/v1/${getPath(orderId)}`
    const first = await office.app.inject({ url })
    const tag = String(first.headers.etag)
    const again = await office.app.inject({ url, headers: { 'if-none-match': tag } })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
    expect(again.headers['cache-control']).toContain('no-store')
    await prepare(orderId)
    expect((await office.app.inject({ url, headers: { 'if-none-match': tag } })).statusCode).toBe(200)
  })
})
