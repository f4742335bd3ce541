import { BoxOffice } from './testing/box-office.ts'
import { evening, seatA, siteId } from './testing/small-cinema.ts'

// The rooms' schemas are compiled once, on a machine that may be busy.
jest.setTimeout(30_000)

let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open()
})
beforeEach(() => office.reset())
afterAll(() => office.close())

const begin = async () => (await office.call('createGiftShopOrder', {}, { siteId })).body.order.id
const set = (orderId: string, items: object[]) => office.call('setOrderItems', { orderId }, { items })
const mugs = { id: 'i1', itemId: 'mug', quantity: 2 }
const programme = { id: 'i2', itemId: 'programme' }

describe('items on an order of the gift shop', () => {
  it('cost what they cost, with their tax, and have their names', async () => {
    const { body } = await set(await begin(), [mugs, programme])
    expect(body.order.items).toEqual([
      {
        ...mugs,
        price: { valueIncludingTax: 25, valueExcludingTax: 20.83, tax: 4.17 },
        amountSaved: { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 },
      },
      expect.objectContaining({ ...programme, quantity: 1 }),
    ])
    expect(body.order.totalPrice).toEqual({ valueIncludingTax: 25, valueExcludingTax: 20.83, tax: 4.17 })
    expect(body.relatedData.items).toEqual([
      { id: 'mug', name: { text: 'Mug', translations: [] } },
      { id: 'programme', name: { text: 'Programme', translations: [] } },
    ])
  })

  it('take the place of those that were on it, and none take them off', async () => {
    const orderId = await begin()
    await set(orderId, [mugs])
    expect((await set(orderId, [programme])).body.order.items.map(({ itemId }) => itemId)).toEqual([
      'programme',
    ])
    const { body } = await set(orderId, [])
    expect(body.order).toMatchObject({ items: [], totalPrice: { valueIncludingTax: 0 } })
  })

  it('drop a payment that was opened for another sum', async () => {
    const orderId = await begin()
    await set(orderId, [mugs])
    await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    await office.call('createEmbeddedPayment', { orderId }, { webPaymentMethodId: 'ledgerline-card' })
    expect((await set(orderId, [{ ...mugs, quantity: 1 }])).body.order.payments).toEqual([])
  })

  it('are the same under the same key, names and all', async () => {
    const orderId = await begin()
    const headers = { 'idempotency-key': 'items-of-this-order' }
    const send = () => office.call('setOrderItems', { orderId }, { items: [mugs] }, headers)
    expect((await send()).text).toBe((await send()).text)
  })

  it.each([
    ['that is not sold', [mugs, { id: 'i2', itemId: 'popcorn-small' }], 'items-unavailable'],
    ['whose id another has', [mugs, { ...programme, id: mugs.id }], 'invalid-argument'],
    ['more than an order takes', [{ ...mugs, quantity: 99 }, programme], 'items-unavailable-18106'],
  ])('are refused as a whole with one %s', async (_, items, condition) => {
    const orderId = await begin()
    await set(orderId, [programme])
    expect((await set(orderId, items)).problem?.type).toBe(`urn:foyer:problem:${condition}`)
    expect((await office.call('getOrder', { orderId })).body.order.items).toHaveLength(1)
  })

  it('are not for an order of tickets', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    expect((await set(orderId, [mugs])).problem?.type).toBe('urn:foyer:problem:items-unavailable')
  })
})

describe('an order of items that is complete', () => {
  it('says what was bought and where it is fetched, and nothing of a showing', async () => {
    const orderId = await begin()
    await set(orderId, [programme])
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    const { body } = await office.call('getCompletedOrder', { orderId })
    expect(body.order).toMatchObject({
      type: 'GiftShop',
      status: 'Completed',
      booking: null,
      showtimes: [],
      items: [{ itemId: 'programme', quantity: 1 }],
      transaction: { number: expect.any(String), barcode: expect.any(String) },
    })
    expect(body.relatedData).toMatchObject({
      showtimes: [],
      films: [],
      sites: [{ id: siteId, name: { text: 'Small cinema' } }],
      items: [{ id: 'programme' }],
    })
  })

  it('takes no other items', async () => {
    const orderId = await begin()
    await set(orderId, [programme])
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    expect((await set(orderId, [mugs])).problem?.type).toBe('urn:foyer:problem:order-in-completion')
  })
})
