import type { OrderTicket } from '@foyer/contract/wire/orders'
import { assignOpener, listOpened, listPayableTypes, releaseOpener } from './redeemed-tickets.ts'

const value = (valueIncludingTax: number) => ({
  valueIncludingTax,
  valueExcludingTax: valueIncludingTax,
  tax: 0,
})
const ticket = (
  id: string,
  ticketTypeId: string,
  price: number,
  change: Partial<OrderTicket> = {},
): OrderTicket => ({
  type: 'Ticket',
  id,
  ticketTypeId,
  seatId: null,
  price: value(price),
  amountSaved: value(0),
  bookingFee: value(0),
  rewardId: null,
  ticketRedemptionCardId: null,
  voucherId: null,
  collectionStatus: 'NotCollected',
  refundStatus: 'NotRefunded',
  ...change,
})
const voucher = { kind: 'Voucher', id: 'v1' } as const
const card = { kind: 'ThirdPartyCard', id: 'c1' } as const
const tickets = [
  ticket('t1', 'child', 8),
  ticket('t2', 'adult', 13, { voucherId: 'v2' }),
  ticket('t3', 'adult', 13, { discountId: 'tuesday' }),
  ticket('t4', 'adult', 13),
  ticket('t5', 'sofa', 18, { rewardId: 'r1' }),
]

test('types that something can pay for come dearest first, without what is paid for', () => {
  expect(listPayableTypes({ tickets })).toEqual(['adult', 'child'])
})

test('pays for the dearest tickets of the types, as many as it is good for, and changes no other', () => {
  const assigned = assignOpener({ tickets }, voucher, { ticketTypeIds: ['child', 'adult'], most: 2 })
  expect(assigned?.count).toBe(2)
  expect(assigned?.tickets).toEqual([
    { id: 't1', ticketTypeId: 'child' },
    { id: 't2', ticketTypeId: 'adult', voucherId: 'v2' },
    { id: 't3', ticketTypeId: 'adult', voucherId: 'v1' },
    { id: 't4', ticketTypeId: 'adult', voucherId: 'v1' },
    { id: 't5', ticketTypeId: 'sofa', rewardId: 'r1' },
  ])
})

test('pays for a ticket of a server that does not name what a ticket does not have', () => {
  const { rewardId, voucherId, ticketRedemptionCardId, ...bare } = ticket('t1', 'adult', 13)
  expect([rewardId, voucherId, ticketRedemptionCardId]).toEqual([null, null, null])
  expect(listPayableTypes({ tickets: [bare as OrderTicket] })).toEqual(['adult'])
})

test('pays for nothing where no ticket of the types is left', () => {
  expect(assignOpener({ tickets }, voucher, { ticketTypeIds: ['sofa'], most: 2 })).toBeNull()
})

test('is taken off its tickets alone', () => {
  const paid = [
    ticket('t1', 'adult', 0, { thirdPartyMemberCardId: 'c1' }),
    ticket('t2', 'adult', 0, { voucherId: 'v1' }),
  ]
  expect(listOpened({ showtimes: [{ tickets: paid }] }, card).map(({ id }) => id)).toEqual(['t1'])
  expect(releaseOpener({ tickets: paid }, card)).toEqual([
    { id: 't1', ticketTypeId: 'adult' },
    { id: 't2', ticketTypeId: 'adult', voucherId: 'v1' },
  ])
  expect(releaseOpener({ tickets: paid }, { kind: 'MemberCard', id: 'c1' })).toBeNull()
})
