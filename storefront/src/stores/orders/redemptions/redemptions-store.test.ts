import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../../context/testing/order-stores.ts'
import { listPaying } from './applied-codes.ts'
import { getCodeStores } from './code-stores.ts'

const voucherType: TicketRedemptionCodeType = {
  id: 'voucher',
  type: 'Voucher',
  label: 'Voucher',
  pin: 'Required',
}
const clubType: TicketRedemptionCodeType = {
  id: 'club',
  type: 'ThirdPartyMemberCard',
  label: 'Club card',
  thirdPartyMemberSchemeId: 'club',
}
const typed = { code: 'HV88 4122-0735', pin: '0042', codeType: voucherType }
const value = (valueIncludingTax: number) => ({
  valueIncludingTax,
  valueExcludingTax: valueIncludingTax,
  tax: 0,
})
const ticket = (id: string, ticketTypeId: string, price: number, voucherId: string | null = null) => ({
  id,
  ticketTypeId,
  price: value(voucherId === null ? price : 0),
  amountSaved: value(voucherId === null ? 0 : price),
  rewardId: null,
  ticketRedemptionCardId: null,
  voucherId,
})
const voucher = {
  id: 'v1',
  type: 'Ticket',
  maskedBarcode: 'HV......0735',
  voucherTypeCode: 'FREE',
  voucherTypeDescription: 'Free ticket',
  expiresAt: '2026-12-31T00:00:00Z',
}
/** The order with tickets of seats 1 and 2, and what else is on it. */
const orderWith = (tickets: object[], change: object = {}) =>
  answerHeldOrder({
    vouchers: [voucher],
    deals: [],
    showtimes: [{ showtimeId: 's1', tickets, seats: [{ id: '1' }, { id: '2' }] }],
    ...change,
  } as object)
const [adult, child] = [ticket('t1', 'adult', 13), ticket('t2', 'child', 8)]
const withoutVoucher = { vouchers: [] }

async function open(script: Script) {
  const { stores, orderStores, getCalls } = createTestStores({
    getOrderCustomer: () => answerWith({ customer: null }),
    addVoucher: () => answerWith({ voucher, availableRedemptions: 1 }),
    ...script,
  })
  await orderStores.order.restore()
  const bodies = (operation: Parameters<typeof getCalls>[0]) =>
    getCalls(operation).map(([, request]) => (request as { body: unknown }).body)
  return { ...orderStores, ...getCodeStores(stores), getCalls, bodies }
}

/** Answers one after the other, the last one for ever. */
type Answering = NonNullable<Script['getOrder']>

function inTurn(...answers: Answering[]): Answering {
  let turn = 0
  return () => {
    const answer = answers[Math.min(turn++, answers.length - 1)]
    if (!answer) throw new TypeError('No answers')
    return answer()
  }
}

describe('a voucher on an order with tickets', () => {
  it('pays for the dearest of them, with the seats and tickets as they were', async () => {
    const { redemptions, bodies } = await open({
      getOrder: () => orderWith([adult, child]),
      setOrderShowtime: () => orderWith([ticket('t1', 'adult', 13, 'v1'), child]),
    })
    await expect(redemptions.add(typed)).resolves.toEqual({ kind: 'ok' })
    expect(bodies('addVoucher')).toEqual([
      { type: 'Ticket', credentials: { barcode: 'HV8841220735', pin: '0042' } },
    ])
    expect(bodies('setOrderShowtime')).toEqual([
      {
        seats: ['1', '2'],
        tickets: [
          { id: 't1', ticketTypeId: 'adult', voucherId: 'v1' },
          { id: 't2', ticketTypeId: 'child' },
        ],
      },
    ])
    expect(redemptions.applied).toEqual([
      {
        kind: 'Voucher',
        id: 'v1',
        masked: 'HV......0735',
        description: 'Free ticket',
        expiresAt: '2026-12-31T00:00:00Z',
        isDeal: false,
        tickets: 1,
        saved: value(13),
      },
    ])
  })

  it('is tried on each type of tickets when it does not pay for the dearest', async () => {
    const { redemptions, bodies } = await open({
      getOrder: () => orderWith([adult, child]),
      setOrderShowtime: inTurn(
        () => refuseFor('voucher-invalid-for-order'),
        () => refuseFor('voucher-invalid-for-order'),
        () => orderWith([adult, ticket('t2', 'child', 8, 'v1')]),
      ),
    })
    await expect(redemptions.add(typed)).resolves.toEqual({ kind: 'ok' })
    expect(bodies('setOrderShowtime').at(-1)).toMatchObject({
      tickets: [{ id: 't1' }, { id: 't2', voucherId: 'v1' }],
    })
  })

  it('is taken off again when it pays for none, and the refusal is told', async () => {
    const { redemptions, getCalls } = await open({
      getOrder: inTurn(
        () => orderWith([adult], withoutVoucher),
        () => orderWith([adult]),
      ),
      setOrderShowtime: () => refuseFor('voucher-invalid-for-film'),
      removeVoucher: () => orderWith([adult], withoutVoucher),
    })
    await expect(redemptions.add(typed)).resolves.toMatchObject({ condition: 'voucher-invalid-for-film' })
    expect(getCalls('removeVoucher')).toHaveLength(1)
    expect(redemptions.applied).toEqual([])
  })

  it('that is refused leaves the order as it was', async () => {
    const { redemptions, getCalls } = await open({
      getOrder: () => orderWith([adult], withoutVoucher),
      addVoucher: () => refuseFor('voucher-credentials-invalid'),
    })
    await expect(redemptions.add(typed)).resolves.toMatchObject({ condition: 'voucher-credentials-invalid' })
    expect(getCalls('setOrderShowtime')).toEqual([])
    expect(redemptions.isAdding).toBe(false)
  })

  it('is sent as a deal when it is none for tickets', async () => {
    const deal = { ...voucher, type: 'Deal' }
    const { redemptions, bodies, order } = await open({
      getOrder: () =>
        orderWith([adult], {
          vouchers: [deal],
          deals: [
            { id: 'd1', dealId: 'autumn', voucherId: 'v1', amountSaved: value(1.3) },
            { id: 'd2', dealId: 'else', voucherId: 'v9', amountSaved: value(5) },
          ],
        }),
      addVoucher: inTurn(
        () => refuseFor('voucher-invalid-for-order'),
        () => answerWith({ voucher: deal, availableRedemptions: 1 }),
      ),
    })
    await expect(redemptions.add(typed)).resolves.toEqual({ kind: 'ok' })
    expect(bodies('addVoucher')).toMatchObject([{ type: 'Ticket' }, { type: 'Deal' }])
    expect(bodies('setOrderShowtime')).toEqual([])
    expect(redemptions.applied).toMatchObject([{ isDeal: true, saved: value(1.3) }])
    // Its lines are cheaper by it: it does not pay besides.
    expect(order.order && listPaying(order.order)).toEqual([])
  })
})

describe('taking a voucher off', () => {
  it('gives its tickets their price back first: a voucher in use cannot be removed', async () => {
    const { redemptions, bodies, getCalls } = await open({
      getOrder: () => orderWith([ticket('t1', 'adult', 13, 'v1')]),
      setOrderShowtime: () => orderWith([adult]),
      removeVoucher: () => orderWith([adult], withoutVoucher),
    })
    const [applied] = redemptions.applied
    if (!applied) throw new Error('There is no voucher')
    await expect(redemptions.remove(applied)).resolves.toEqual({ kind: 'ok' })
    expect(bodies('setOrderShowtime')).toMatchObject([{ tickets: [{ id: 't1', ticketTypeId: 'adult' }] }])
    expect(JSON.stringify(bodies('setOrderShowtime'))).not.toContain('v1')
    expect(getCalls('removeVoucher')).toHaveLength(1)
    expect(redemptions.applied).toEqual([])
  })

  it('keeps it in the list when nobody answers', async () => {
    const { redemptions } = await open({
      getOrder: () => orderWith([adult]),
      removeVoucher: () => unreachable(),
    })
    await expect(redemptions.remove({ kind: 'Voucher', id: 'v1' })).resolves.toMatchObject({
      kind: 'network',
    })
    expect(redemptions.applied).toHaveLength(1)
    expect(redemptions.removingId).toBeNull()
  })

  it('is done when another tab has taken it off', async () => {
    const { redemptions } = await open({
      getOrder: inTurn(
        () => orderWith([adult]),
        () => orderWith([adult], withoutVoucher),
      ),
      removeVoucher: () => refuseFor('not-found'),
    })
    await expect(redemptions.remove({ kind: 'Voucher', id: 'v1' })).resolves.toEqual({ kind: 'ok' })
    expect(redemptions.applied).toEqual([])
  })
})

describe('before there are tickets', () => {
  it('a voucher stays on the order, and is put on tickets once they are held', async () => {
    const { redemptions, bodies } = await open({
      getOrder: inTurn(
        () => orderWith([], withoutVoucher),
        () => orderWith([]),
        () => orderWith([adult]),
      ),
      setOrderShowtime: () => orderWith([ticket('t1', 'adult', 13, 'v1')]),
    })
    await expect(redemptions.add(typed)).resolves.toEqual({ kind: 'ok' })
    expect(bodies('setOrderShowtime')).toEqual([])
    expect(redemptions.applied).toMatchObject([{ tickets: 0 }])
  })

  it('what was added before is put on the tickets that are held', async () => {
    const { redemptions } = await open({
      getOrder: () => orderWith([adult]),
      setOrderShowtime: () => orderWith([ticket('t1', 'adult', 13, 'v1')]),
    })
    await redemptions.applyWaiting()
    expect(redemptions.applied).toMatchObject([{ tickets: 1, saved: value(13) }])
  })
})

it('a card of another scheme is sent as one, and opens prices before there are tickets', async () => {
  const card = { id: 'c1', type: 'ThirdParty', maskedCardNumber: 'FC......1234' }
  const { redemptions, bodies } = await open({
    getOrder: () => orderWith([], { ticketRedemptionCards: [card] }),
    addTicketRedemptionCard: () => answerWith({ ticketRedemptionCard: card, availableRedemptions: 2 }),
  })
  await redemptions.add({ code: 'fc12', pin: '', codeType: clubType })
  expect(bodies('addTicketRedemptionCard')).toEqual([{ type: 'ThirdParty', cardNumber: 'FC12', pin: null }])
  expect(bodies('setOrderShowtime')).toEqual([])
  expect(redemptions.applied).toMatchObject([{ kind: 'Voucher' }, { kind: 'ThirdPartyCard', id: 'c1' }])
})

describe('an order that ends', () => {
  const next = { showtime: { id: 's2', siteId: '1001' }, bookingMode: 'Paid' } as const
  const wanted = { ...next, seatIds: ['9'], discounts: [] }
  const opened = [{ id: 'adult-1', ticketTypeId: 'adult', voucherId: 'v1' }]
  const again = { ...voucher, id: 'v2' }
  const carried = () =>
    open({
      getOrder: () => orderWith([adult]),
      setOrderShowtime: inTurn(
        () => orderWith([ticket('t1', 'adult', 13, 'v1')]),
        () => orderWith([ticket('t1', 'adult', 13, 'v2')], { id: 'o2', vouchers: [again] }),
      ),
      addVoucher: inTurn(
        () => answerWith({ voucher, availableRedemptions: 1 }),
        () => answerWith({ voucher: again, availableRedemptions: 1 }),
      ),
      deleteOrder: () => answerWith(undefined),
      createStandardOrder: () => answerHeldOrder({ id: 'o2', showtimes: [] }),
    })

  it('leaves its vouchers to the next one, whose tickets name them anew', async () => {
    const { redemptions, order, bodies, getCalls } = await carried()
    await redemptions.add(typed)
    await expect(order.holdSeats({ ...wanted, tickets: opened })).resolves.toEqual({ kind: 'ok' })
    expect(getCalls('addVoucher').map(([, request]) => request)).toMatchObject([
      { params: { orderId: 'o1' } },
      { params: { orderId: 'o2' }, body: { credentials: { barcode: 'HV8841220735', pin: '0042' } } },
    ])
    expect(bodies('setOrderShowtime').at(-1)).toMatchObject({
      tickets: [{ id: 'adult-1', voucherId: 'v2' }],
    })
    expect(redemptions.applied).toMatchObject([{ id: 'v2' }])
    expect(redemptions.refusedCarries).toEqual([])
    expect(redemptions.getCodeType('v2')).toBe(voucherType)
  })

  it('says what the next one refuses, and holds the seats without it', async () => {
    const { redemptions, order, bodies } = await open({
      getOrder: () => orderWith([adult]),
      setOrderShowtime: inTurn(
        () => orderWith([ticket('t1', 'adult', 13, 'v1')]),
        () => orderWith([adult], { id: 'o2', vouchers: [] }),
      ),
      addVoucher: inTurn(
        () => answerWith({ voucher, availableRedemptions: 1 }),
        () => refuseFor('voucher-invalid-for-film'),
      ),
      deleteOrder: () => answerWith(undefined),
      createStandardOrder: () => answerHeldOrder({ id: 'o2', showtimes: [] }),
    })
    await redemptions.add(typed)
    await order.holdSeats({ ...wanted, tickets: opened })
    expect(bodies('setOrderShowtime').at(-1)).toMatchObject({ tickets: [{ voucherId: null }] })
    expect(redemptions.refusedCarries).toMatchObject([
      { codeType: voucherType, outcome: { condition: 'voucher-invalid-for-film' } },
    ])
  })

  it.each([
    ['nothing that was taken off before', () => orderWith([adult], withoutVoucher), true],
    ['what could not be taken off', () => refuseFor('payment-in-progress'), false],
    ['nothing that pays for none of its tickets', null, true],
  ] as const)('leaves %s', async (_, removeVoucher, isEmpty) => {
    const { redemptions, carriedCodes } = await open({
      getOrder: () => orderWith([adult]),
      setOrderShowtime: () => (removeVoucher ? orderWith([adult]) : refuseFor('voucher-invalid-for-order')),
      removeVoucher: removeVoucher ?? (() => unreachable()),
    })
    await redemptions.add(typed)
    if (removeVoucher) await redemptions.remove({ kind: 'Voucher', id: 'v1' })
    expect(carriedCodes.isEmpty).toBe(isEmpty)
  })

  it('leaves them to an order that is begun before there are tickets', async () => {
    const { redemptions, order, getCalls } = await open({
      getOrder: inTurn(
        () => orderWith([], withoutVoucher),
        () => orderWith([]),
        () => orderWith([], { id: 'o2', showtimes: [], vouchers: [again] }),
      ),
      addVoucher: inTurn(
        () => answerWith({ voucher, availableRedemptions: 1 }),
        () => answerWith({ voucher: again, availableRedemptions: 1 }),
      ),
      createStandardOrder: () => answerHeldOrder({ id: 'o2', showtimes: [] }),
    })
    await redemptions.add(typed)
    order.forget()
    await order.resume(next)
    expect(getCalls('createStandardOrder')).toHaveLength(1)
    expect(redemptions.applied).toMatchObject([{ id: 'v2' }])
  })

  it('without any begins no other one', async () => {
    const { order, getCalls } = await open({ getOrder: () => orderWith([adult], withoutVoucher) })
    order.forget()
    await order.resume(next)
    expect(getCalls('createStandardOrder')).toEqual([])
  })
})
