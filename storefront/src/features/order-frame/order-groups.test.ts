import type { OrderLine } from '../../stores/order-lines.ts'
import { orderGroups } from './order-groups.ts'

const line = (ticketTypeId: string, areaName: string, seatLabels: string[]): OrderLine => ({
  ticketTypeId,
  areaName,
  seatLabels,
  name: 'Adult',
  quantity: 2,
  total: 20,
})
const groups = (lines: OrderLine[], bookingFee = 1.6) =>
  orderGroups({
    lines,
    bookingFee,
    tax: 0,
    seats: 'Row H, seats 1 and 2',
    t: (key, params) => [key.split('.').at(-1), ...Object.values(params ?? {})].join(' '),
    money: String,
  }).map(({ title, lines: rows }) => [title, ...rows.map(({ id }) => id)])

describe('the tickets of an order in its summary', () => {
  it('stand under the seats they have, and the others under where they sit', () => {
    expect(groups([line('standard', 'Standard', ['H1', 'H2']), line('lounge', 'Lounge', [])])).toEqual([
      ['Row H, seats 1 and 2', 'standard'],
      ['unallocatedIn Lounge', 'lounge', 'fee'],
    ])
  })

  it('are one group where all have seats, or none has', () => {
    expect(groups([line('standard', 'Standard', ['H1', 'H2'])])).toEqual([
      ['Row H, seats 1 and 2', 'standard', 'fee'],
    ])
    expect(groups([line('lounge', 'Lounge', [])], 0)).toEqual([['unallocatedIn Lounge', 'lounge']])
  })
})
