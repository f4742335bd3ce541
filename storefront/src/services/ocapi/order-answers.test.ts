import type { Order } from '@foyer/contract/wire/orders'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { readCompletedOrder, readOrder, type SentOrder } from './order-answers.ts'
import { readPaymentMethod } from './payments.ts'

const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const ticket = { type: 'Ticket', id: 't1', ticketTypeId: 'adult', price: money(12) }
const seat = { id: '1_1_1', label: '1', rowLabel: 'A' }

/** What is publicly known of an order: neither its cinema nor its seats are told apart. */
const sent = {
  order: {
    id: 'o1',
    type: 'Standard',
    status: 'InProgress',
    expiresAt: '2026-11-21T12:10:00Z',
    totalPrice: money(12),
    payments: [],
    showtimes: [{ showtimeId: 's1', tickets: [ticket] }],
  },
} as unknown as SentOrder

const relatedData: SentOrder['relatedData'] = {
  showtimes: [{ id: 's1', siteId: '1001' } as unknown as Showtime],
}

describe('an order of a server that knows the public interface alone', () => {
  it('has no seats to show, and is of the cinema of its showing', () => {
    const { order, relatedData: related } = readOrder({ ...sent, relatedData })
    expect(order.siteId).toBe('1001')
    expect(order.showtimes).toEqual([
      { showtimeId: 's1', seats: [], tickets: [expect.objectContaining({ id: 't1', seatId: null })] },
    ])
    expect(related).toMatchObject({ films: [], ticketTypes: [], areaCategories: [] })
  })

  it('is of no cinema where nothing is said of its showing', () => {
    expect(readOrder(sent).order.siteId).toBe('')
  })

  it('is for nobody and paid by nothing once it is complete, where that is not told', () => {
    const order = {
      ...sent.order,
      transaction: { number: '7', barcode: 'T7', createdAt: '2026-11-21T12:05:00Z' },
    }
    expect(readCompletedOrder({ order }).order).toMatchObject({
      customer: null,
      completedAt: '2026-11-21T12:05:00Z',
      paymentSummary: [],
      transaction: { barcode: 'T7' },
    })
  })
})

it('passes on what a server says', () => {
  const whole = {
    ...sent.order,
    siteId: '1002',
    showtimes: [{ showtimeId: 's1', seats: [seat], tickets: [{ ...ticket, seatId: seat.id }] }],
  } as unknown as Order
  expect(readOrder({ order: whole, relatedData }).order).toEqual(whole)
})

describe('a way to pay', () => {
  const method = { id: 'cards', type: 'Embedded', isDefault: true } as const
  const createText = (text: string) => ({ text, translations: [] })

  it('goes by its id where its server gives it no name', () => {
    expect(readPaymentMethod(method)).toEqual({ ...method, name: createText('cards'), providerName: 'cards' })
  })

  it('keeps a number for an id', () => {
    expect(readPaymentMethod({ ...method, id: 2 })).toEqual({
      ...method,
      id: 2,
      name: createText('2'),
      providerName: '2',
    })
  })

  it('goes by its own names', () => {
    const named = { ...method, name: createText('Card'), providerName: 'Example Pay' }
    expect(readPaymentMethod(named)).toEqual(named)
    expect(readPaymentMethod({ ...method, name: createText('Card') }).providerName).toBe('Card')
  })
})
