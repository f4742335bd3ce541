import { insertCode, sampleCard } from '../codes/testing/sample-codes.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { visitor, type MemberCaller } from '../domain/caller.ts'
import { insertMember } from '../loyalty/testing/insert-member.ts'
import { BoxOffice, type BoxOfficeOptions } from '../orders/testing/box-office.ts'
import { club, evening, seatA, siteId } from '../orders/testing/small-cinema.ts'

const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
const maya: MemberCaller = { ...ines, memberId: 'maya' }
const day = 24 * 3_600_000

jest.setTimeout(60_000)

const engines = pickTestEngines<{ name: string; open: () => Promise<BoxOfficeOptions> }>([
  { name: 'SQLite', open: async () => ({}) },
  { name: 'PGlite', open: async () => ({ target: { pglite: await openPgliteInMemory() } }) },
])

describe.each(engines)('codes of a member’s own on $name', ({ open }) => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open(await open())
  })
  beforeEach(async () => {
    await office.reset()
    for (const { memberId } of [ines, maya]) await insertMember(office.database, memberId)
    office.actAs(ines)
  })
  afterAll(() => office.close())

  const insert = (code: string, change: Parameters<typeof insertCode>[2] = {}) =>
    insertCode(office.services.codes, code, change)
  const insertGiftCard = (code: string) => insert(code, { rules: { kind: 'GiftCard' }, capacity: 5_000 })
  const add = (cardNumber: string, pin = '0042') =>
    office.call('addMemberRedemptionCard', {}, { cardNumber, pin })
  const list = async () => (await office.call('getMemberRedemptionCards')).body.ticketRedemptionCards

  it('are added by number and pin, of any kind, and say what is left', async () => {
    await insert('VOUCHER', { capacity: 3 })
    await insert('PASSCARD', { rules: sampleCard, capacity: 10 })
    await insertGiftCard('GIFTCARD')
    for (const code of ['vouc-her', 'PASSCARD', 'GIFTCARD']) {
      expect((await add(code)).status).toBe(200)
      office.clock.advance(1)
    }
    expect(await list()).toMatchObject([
      {
        type: 'GiftCard',
        status: 'Active',
        availableBalance: { valueIncludingTax: 50 },
        availableRedemptions: null,
        isBought: false,
      },
      { type: 'Member', name: 'Monthly pass', availableRedemptions: 10 },
      { type: 'Voucher', name: 'Free ticket', availableRedemptions: 3, maskedCardNumber: 'VO.CHER' },
    ])
    const rows = await office.database.read.selectFrom('member_code').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/VOUCHER|PASSCARD|GIFTCARD/)
  })

  it('is one, however often it is added', async () => {
    await insert('VOUCHER')
    const answers = await Promise.all([add('VOUCHER'), add('VOUCHER')])
    expect(new Set(answers.map(({ body }) => body.ticketRedemptionCard.id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['an unknown number', 'NOTHING', '0042', {}],
    ['a wrong pin', 'VOUCHER', '9999', {}],
    ['one that has run out', 'VOUCHER', '0042', { expiresAt: 1 }],
  ])('%s is declined', async (_name, code, pin, change) => {
    await insert('VOUCHER', change)
    const answer = await add(code, pin)
    expect(answer).toMatchObject({ status: 400, problem: { errorCode: 13000 } })
    expect(await list()).toEqual([])
  })

  it('say that they have run out or were used', async () => {
    await insert('VOUCHER', { expiresAt: office.clock.now() + day })
    await add('VOUCHER')
    office.clock.advance(day)
    expect(await list()).toMatchObject([{ status: 'Expired' }])
  })

  it('are removed', async () => {
    await insert('VOUCHER')
    const { id } = (await add('VOUCHER')).body.ticketRedemptionCard
    office.actAs(maya)
    expect((await office.call('removeMemberRedemptionCard', { cardId: id })).status).toBe(404)
    office.actAs(ines)
    expect((await office.call('removeMemberRedemptionCard', { cardId: id })).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('stand for their number in an order, for their member alone', async () => {
    await insert('VOUCHER', { capacity: 2 })
    await insert('PASSCARD', { rules: sampleCard, capacity: 10 })
    await insertGiftCard('GIFTCARD')
    for (const code of ['VOUCHER', 'PASSCARD', 'GIFTCARD']) await add(code)
    const own = new Map((await list()).map((card) => [card.type, card.cardNumber ?? '']))
    const orderId = await office.orderFor(evening, [seatA(1)])
    const send = async () => [
      await office.call(
        'addVoucher',
        { orderId },
        { type: 'Ticket', credentials: { barcode: own.get('Voucher')?.toLowerCase() } },
      ),
      await office.call('addTicketRedemptionCard', { orderId }, { cardNumber: own.get('Member') }),
      await office.call('addGiftCardPayment', { orderId }, { cardNumber: own.get('GiftCard') }),
    ]
    for (const caller of [visitor, maya]) {
      office.actAs(caller)
      // The order is its holder's; the codes are not.
      const statuses = (await send()).map(({ status }) => status)
      expect(statuses.every((status) => status >= 400)).toBe(true)
    }
    office.actAs(ines)
    expect((await send()).map(({ status }) => status)).toEqual([200, 200, 200])
    const { order } = (await office.call('getOrder', { orderId })).body
    expect(order.vouchers).toMatchObject([{ maskedBarcode: 'VO.CHER' }])
  })

  describe('of a subscription', () => {
    const always = { ...sampleCard, opens: null, subscriptionId: 'always' }

    /** Puts the member's own card of a subscription on an order. @returns ids of both */
    async function putOnOrder(subscriptionId: string) {
      await insert('ALWAYSCARD', { rules: { ...always, subscriptionId }, capacity: 3 })
      await add('ALWAYSCARD')
      const [own] = await list()
      const orderId = await office.order()
      const cardNumber = own?.cardNumber ?? ''
      const sent = await office.call('addTicketRedemptionCard', { orderId }, { cardNumber })
      return { orderId, cardId: sent.body.ticketRedemptionCard.id, own, onOrder: sent.body }
    }
    const takeSubscribersPrice = (orderId: string, ticketRedemptionCardId?: string) =>
      office.call(
        'setOrderShowtime',
        { orderId, showtimeId: club },
        {
          seats: [seatA(1)],
          tickets: [
            {
              id: 't1',
              ticketTypeId: 'subscriber',
              ...(ticketRedemptionCardId && { ticketRedemptionCardId }),
            },
          ],
        },
      )

    it('say so, and open its price to their member, from the account to the finished order', async () => {
      const { orderId, cardId, own, onOrder } = await putOnOrder('always')
      expect(own).toMatchObject({ type: 'Member', subscriptionId: 'always', availableRedemptions: 3 })
      expect((await office.call('getMemberRedemptionCards')).body.relatedData).toEqual({
        subscriptions: [{ id: 'always' }],
      })
      expect(onOrder.ticketRedemptionCard).toMatchObject({ type: 'Member', subscriptionId: 'always' })
      const held = await takeSubscribersPrice(orderId, cardId)
      expect(held.body.order.showtimes[0]?.tickets[0]).toMatchObject({
        ticketRedemptionCardId: cardId,
        price: { valueIncludingTax: 9 },
      })
      expect(held.body.order.ticketRedemptionCards).toMatchObject([{ subscriptionId: 'always' }])
      await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
      await office.pay(orderId)
      expect((await office.store.read(orderId))?.status).toBe('Completed')
      expect(await list()).toMatchObject([{ availableRedemptions: 2 }])
    })

    it('do not open it without being named, nor to a visitor who finds them on the order', async () => {
      const { orderId, cardId } = await putOnOrder('always')
      expect((await takeSubscribersPrice(orderId)).problem?.errorCode).toBe(10001)
      office.actAs(visitor)
      expect((await takeSubscribersPrice(orderId, cardId)).status).toBeGreaterThanOrEqual(400)
    })

    it('do not open the price of another subscription', async () => {
      const { orderId, cardId } = await putOnOrder('weekdays')
      expect((await takeSubscribersPrice(orderId, cardId)).problem).toMatchObject({ errorCode: 10001 })
    })
  })

  it('have what was bought signed in, which stays', async () => {
    const { body } = await office.call('createGiftShopOrder', {}, { siteId })
    const orderId = body.order.id
    await office.call(
      'setOrderItems',
      { orderId },
      { items: [{ id: 'b1', itemId: 'ticket-book', quantity: 1 }] },
    )
    await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    await office.pay(orderId)
    const bought = await list()
    expect(bought.length).toBeGreaterThan(0)
    expect(bought[0]).toMatchObject({ type: 'Voucher', status: 'Active', isBought: true })
    expect(await list()).toEqual(bought)
    const removed = await office.call('removeMemberRedemptionCard', { cardId: bought[0]?.id ?? '' })
    expect(removed.status).toBeGreaterThanOrEqual(400)
    office.actAs(maya)
    expect(await list()).toEqual([])
  })

  it.each([
    ['getMemberRedemptionCards', undefined],
    ['addMemberRedemptionCard', { cardNumber: 'x' }],
    ['removeMemberRedemptionCard', undefined],
  ] as const)('%s is for members alone', async (id, body) => {
    office.actAs(visitor)
    expect((await office.call(id, { cardId: 'x' }, body)).problem?.type).toContain('member-not-signed-in')
    office.actAs({ kind: 'workstation', workstationId: 'till', siteId })
    expect((await office.call(id, { cardId: 'x' }, body)).status).toBe(403)
  })
})
