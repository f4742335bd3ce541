import type { OrderResponse } from '@foyer/contract/wire/orders'
import { getOrderLines } from './order-lines.ts'

const text = (value: string) => ({ text: value, translations: [] })
const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const none = money(0)

const type = (id: string, parts: object = {}) => ({
  id,
  description: text(id),
  areaCategoryId: 'a',
  ...parts,
})
const seat = (id: string) => ({ id, rowLabel: 'H', label: id })
const ticket = (ticketTypeId: string, change: object) => ({
  ticketTypeId,
  seatId: null,
  price: money(10),
  amountSaved: none,
  bookingFee: none,
  ...change,
})

const lines = (tickets: object[], ticketTypes: object[]) =>
  getOrderLines(
    {
      order: { showtimes: [{ tickets, seats: ['1', '2', '3'].map(seat) }] },
      relatedData: { ticketTypes, areaCategories: [{ id: 'a', name: text('Standard') }] },
    } as unknown as OrderResponse,
    (translated) => translated?.text ?? '',
  )

it('tells what a package holds, and the seats of its tickets', () => {
  const family = type('Family', {
    tickets: [{ ticketTypeId: 'Adult' }, { ticketTypeId: 'Pair' }, {}],
    items: [{ itemId: 'p', name: text('Popcorn'), quantity: 2 }],
  })
  const pair = type('Pair', { tickets: [{ ticketTypeId: 'Adult' }, { ticketTypeId: 'Child' }] })
  const held = ticket('Family', {
    tickets: [
      { ticketTypeId: 'Adult', seatId: '2' },
      { ticketTypeId: 'Pair', seatId: '3' },
      { seatId: null },
    ],
  })
  expect(lines([held], [family, pair, type('Adult'), type('Child')])).toMatchObject([
    {
      quantity: 1,
      places: 3,
      seatLabels: ['H2', 'H3'],
      parts: [
        { name: 'Adult', quantity: 2 },
        { name: 'Child', quantity: 1 },
        { name: 'Popcorn', quantity: 2 },
      ],
    },
  ])
})

it('does not follow a package that holds itself', () => {
  const endless = type('Endless', { tickets: [{ ticketTypeId: 'Endless' }] })
  expect(lines([ticket('Endless', {})], [endless])[0]?.parts).toEqual([{ name: 'Endless', quantity: 1 }])
})

it('tells what each ticket saves by which discount, or by a voucher or card', () => {
  const tickets = [
    ticket('Adult', { seatId: '1', amountSaved: money(2), discountId: 'tuesday' }),
    ticket('Adult', { seatId: '2' }),
    ticket('Adult', { seatId: '3', amountSaved: money(9), voucherId: 'v1' }),
    ticket('Adult', { seatId: '4', amountSaved: money(3), thirdPartyMemberCardId: 'c1' }),
  ]
  expect(lines(tickets, [type('Adult')])).toMatchObject([
    {
      places: 4,
      parts: [],
      savings: [
        { discountId: 'tuesday', saved: money(2), isRedeemed: false },
        { discountId: null, saved: none, isRedeemed: false },
        { discountId: null, saved: money(9), isRedeemed: true },
        { discountId: null, saved: money(3), isRedeemed: true },
      ],
    },
  ])
})
