import type { OrderLine } from '../../domain/order-lines.ts'
import type { PriceModes } from '../../domain/shown-prices.ts'
import { createOrderGroups, type OrderGroupsInput } from './order-groups.ts'

/** An amount with a sixth of it in tax. */
const value = (amount: number) => ({
  valueIncludingTax: amount,
  valueExcludingTax: Math.round((amount / 6) * 500) / 100,
  tax: Math.round((amount / 6) * 100) / 100,
})
const line = (ticketTypeId: string, areaName: string, seatLabels: string[]): OrderLine => ({
  ticketTypeId,
  areaName,
  seatLabels,
  name: 'Adult',
  quantity: 2,
  places: 2,
  parts: [],
  savings: [],
  price: value(20),
  bookingFee: value(1.2),
})
const summaryInput = (lines: OrderLine[], modes: PriceModes, fee: number): OrderGroupsInput => ({
  lines,
  totals: { total: value(20 * lines.length + fee), bookingFee: value(fee) },
  modes,
  seats: 'Row H, seats 1 and 2',
  t: (key, params) => [key.split('.').at(-1), ...Object.values(params ?? {})].join(' '),
  money: String,
  findDiscountName: (id) => (id === 'tuesday' ? 'Tuesday for less' : undefined),
  list: (parts) => parts.join(', '),
})
const summary = (lines: OrderLine[], modes: PriceModes, fee = 1.2 * lines.length) =>
  createOrderGroups(summaryInput(lines, modes, fee))
const groups = (lines: OrderLine[], fee?: number) =>
  summary(lines, { bookingFee: 'Exclusive', tax: 'Inclusive' }, fee)
    .filter(({ id }) => id !== 'included')
    .map(({ title, lines: rows }) => [title, ...rows.map(({ id }) => id)])

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

describe('goods in the summary of an order', () => {
  const mug = { id: 'i1', name: 'Mug', quantity: 2, price: value(18) }

  it('are a group of their own, with the tax in it', () => {
    const shown = createOrderGroups({
      ...summaryInput([], { bookingFee: 'Exclusive', tax: 'Inclusive' }, 0),
      items: [mug, { ...mug, id: 'i2', price: null }],
      totals: { total: value(18), bookingFee: value(0) },
    })
    expect(shown.map(({ id, lines: rows }) => [id, ...rows.map(({ amount }) => amount)])).toEqual([
      ['items', '18', ''],
      ['included', '3'],
    ])
  })
})

describe('tickets and goods in one summary', () => {
  it('have the fee of the tickets with these, and the tax of all of them last', () => {
    const shown = createOrderGroups({
      ...summaryInput(
        [line('standard', 'Standard', ['H1'])],
        { bookingFee: 'Exclusive', tax: 'Exclusive' },
        1.2,
      ),
      items: [{ id: 'i1', name: 'Mug', quantity: 2, price: value(18) }],
    })
    expect(shown.map(({ lines: rows }) => rows.map(({ id }) => id))).toEqual([
      ['standard', 'fee'],
      ['item i1', 'added-tax'],
    ])
  })
})

describe('fees and tax in the summary of an order', () => {
  const lines = [line('standard', 'Standard', ['H1', 'H2'])]
  const lounge = line('lounge', 'Lounge', [])

  it.each<[PriceModes['bookingFee'], PriceModes['tax'], string[], string[]]>([
    ['Inclusive', 'Inclusive', ['standard 21.2'], ['included-fee 1.2', 'tax 3.53']],
    ['Exclusive', 'Inclusive', ['standard 20', 'fee 1.2'], ['tax 3.53']],
    ['Inclusive', 'Exclusive', ['standard 17.67', 'added-tax 3.53'], ['included-fee 1']],
    ['Exclusive', 'Exclusive', ['standard 16.67', 'fee 1', 'added-tax 3.53'], []],
  ])('are lines where they come on top, notes where prices hold them: %s fee, %s tax', (...row) => {
    const [bookingFee, tax, sum, notes] = row
    const said = summary(lines, { bookingFee, tax }).map((group) =>
      group.lines.map(({ id, amount }) => `${id} ${amount}`),
    )
    expect(said).toEqual([sum, ...(notes.length > 0 ? [notes] : [])])
  })

  it('stand once, after the last area', () => {
    const said = summary([...lines, lounge], { bookingFee: 'Exclusive', tax: 'Exclusive' })
    expect(said.map((group) => group.lines.map(({ id }) => id))).toEqual([
      ['standard'],
      ['lounge', 'fee', 'added-tax'],
    ])
  })

  it('are not said when there are none', () => {
    const free = createOrderGroups({
      lines: [{ ...lounge, price: value(0), bookingFee: value(0) }],
      totals: { total: value(0), bookingFee: value(0) },
      modes: { bookingFee: 'Exclusive', tax: 'Exclusive' },
      seats: '',
      t: String,
      money: String,
      findDiscountName: () => undefined,
      list: (parts) => parts.join(', '),
    })
    expect(free.map((group) => group.lines.map(({ id }) => id))).toEqual([['lounge']])
  })
})

describe('discounts in the summary of an order', () => {
  const save = (discountId: string | null, amount: number) => ({
    discountId,
    saved: value(amount),
    isRedeemed: false,
  })
  const say = (line: OrderLine) =>
    summary([line], { bookingFee: 'Exclusive', tax: 'Inclusive' })[0]?.lines.map(
      ({ label, amount, tone = 'text' }) => `${label}: ${amount} ${tone}`,
    )

  it('stand below tickets at their full price, each once, with a minus', () => {
    expect(
      say({
        ...line('adult', 'Standard', ['H1', 'H2']),
        savings: [save('tuesday', 2.7), save('tuesday', 2.7), save('owl', 3), save(null, 0)],
      }),
    ).toEqual([
      'ticket 2 Adult: 28.4 text',
      'Tuesday for less: less 5.4 discount',
      'discount: less 3 discount',
      'feeTotal: 1.2 muted',
    ])
  })
})

describe('what a voucher pays', () => {
  it('is in the full price of the tickets and is no discount', () => {
    const free = { discountId: null, saved: value(10), isRedeemed: true }
    const [group] = summary([{ ...line('adult', 'Standard', ['H1', 'H2']), savings: [free] }], {
      bookingFee: 'Exclusive',
      tax: 'Inclusive',
    })
    expect(group?.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['adult', '30'],
      ['fee', '1.2'],
    ])
  })
})

it('says what a package holds', () => {
  const parts = [
    { name: 'Adult', quantity: 2 },
    { name: 'Large popcorn', quantity: 1 },
  ]
  const [group] = summary([{ ...line('family', 'Standard', ['H1']), parts }], {
    bookingFee: 'Exclusive',
    tax: 'Inclusive',
  })
  expect(group?.lines[0]).toMatchObject({ note: 'ticket 2 Adult, Large popcorn' })
})
