import type { TicketPrice, TicketType } from '@foyer/contract/wire/ticket-prices'
import type { PriceModes } from '../../domain/shown-prices.ts'
import { addAmounts } from '../../domain/amounts.ts'
import { getCostGroups } from '../../features/tickets/cost-groups.ts'
import { createIntro } from '../../features/tickets/intro.ts'
import type { PricedArea } from './ticket-areas.ts'
import { getTicketCosts } from './ticket-costs.ts'

const text = (value: string) => ({ text: value, translations: [] })
const value = (valueIncludingTax: number, tax: number) => ({
  valueIncludingTax,
  valueExcludingTax: addAmounts([valueIncludingTax, -tax]),
  tax,
})

/** A single ticket, no package; what costs do not read is left out. */
const ticket = (id: string, price: TicketPrice['price'], bookingFee = value(0.8, 0.13)) => ({
  ticketType: { id, description: text(id) } as unknown as TicketType,
  price: { ticketTypeId: id, price, bookingFee } as unknown as TicketPrice,
})
const area = (id: string, ...tickets: PricedArea['tickets'][number][]): PricedArea => ({
  areaCategory: { id, name: text(id), displayPriority: 1 },
  tickets,
})

const areas = [
  area(
    'standard',
    ticket('adult', value(13.5, 2.25)),
    ticket('child', value(8.1, 1.35)),
    ticket('companion', value(0, 0), value(0, 0)),
  ),
  area('premier', ticket('royal', value(17.99, 3))),
]
const asToday: PriceModes = { bookingFee: 'Exclusive', tax: 'Inclusive' }
const combinations: PriceModes[] = [
  { bookingFee: 'Inclusive', tax: 'Inclusive' },
  asToday,
  { bookingFee: 'Inclusive', tax: 'Exclusive' },
  { bookingFee: 'Exclusive', tax: 'Exclusive' },
]

describe('what the chosen tickets cost', () => {
  it('counts fees only where there is one, and adds up without a rounding error', () => {
    const costs = getTicketCosts(areas, { adult: 3, child: 1, companion: 1 }, asToday)
    expect(costs.lines.map((line) => line.amount)).toEqual([40.5, 8.1, 0])
    expect(costs.fee).toEqual({ count: 4, each: 0.8 })
    expect(costs.addedFee).toBe(3.2)
    expect(costs.total).toBe(51.8)
  })

  it('is nothing when nobody comes', () => {
    expect(getTicketCosts(areas, {}, asToday)).toMatchObject({ lines: [], addedFee: 0, total: 0 })
  })

  it('knows no fee of one ticket where fees differ', () => {
    const dear = area('sofa', ticket('sofa', value(30, 5), value(1.5, 0.25)))
    expect(getTicketCosts([...areas, dear], { adult: 1, sofa: 1 }, asToday).fee).toEqual({
      count: 2,
      each: null,
    })
  })

  it.each(combinations)('adds up to the same total over several areas: %o', (modes) => {
    const costs = getTicketCosts(areas, { adult: 3, child: 1, companion: 1, royal: 2 }, modes)
    const amounts = costs.lines.map((line) => line.amount)
    expect(addAmounts([...amounts, costs.addedFee, costs.addedTax])).toBe(89.38)
    expect(costs.total).toBe(89.38)
  })
})

const said = {
  t: (key: string, params?: Record<string, string | number>) =>
    [key.split('.').at(-1), ...Object.values(params ?? {})].join(' '),
  plural: (_key: string, count: number) => String(count),
  text: (translated: { text: string }) => translated.text,
  money: String,
  findDiscountName: (id: string) => `named ${id}`,
}

describe('the summary while tickets are chosen', () => {
  it.each<[PriceModes['bookingFee'], PriceModes['tax'], string[][]]>([
    ['Inclusive', 'Inclusive', [['ticket 2 adult: 28.6'], ['feeIncluded: 1.6']]],
    ['Exclusive', 'Inclusive', [['ticket 2 adult: 27', 'fee 2 0.8: 1.6']]],
    ['Inclusive', 'Exclusive', [['ticket 2 adult: 23.84', 'taxAdded: 4.76'], ['feeIncluded: 1.34']]],
    ['Exclusive', 'Exclusive', [['ticket 2 adult: 22.5', 'fee 2 0.67: 1.34', 'taxAdded: 4.76']]],
  ])('says what is on top and what is in the prices: %s fee, %s tax', (bookingFee, tax, lines) => {
    const costs = getTicketCosts(areas, { adult: 2 }, { bookingFee, tax })
    const groups = getCostGroups({ costs, ...said })
    expect(groups.map((group) => group.lines.map(({ label, amount }) => `${label}: ${amount}`))).toEqual(
      lines,
    )
  })

  it('has no line before the first ticket, and none for a fee of nothing', () => {
    expect(getCostGroups({ costs: getTicketCosts(areas, {}, asToday), ...said })).toEqual([])
    const [group] = getCostGroups({ costs: getTicketCosts(areas, { companion: 1 }, asToday), ...said })
    expect(group?.lines.map(({ label }) => label)).toEqual(['ticket 1 companion'])
  })
})

describe('the words before the first price', () => {
  const withoutFee = [area('standard', ticket('adult', value(12, 2), value(0, 0)))]

  it.each<[PriceModes['bookingFee'], PriceModes['tax'], string, string]>([
    ['Inclusive', 'Inclusive', 'introFeeIncluded 10', 'introWithoutFee 10'],
    ['Exclusive', 'Inclusive', 'intro 10 0.8', 'introWithoutFee 10'],
    ['Inclusive', 'Exclusive', 'introTaxAdded 10', 'introTaxAdded 10'],
    ['Exclusive', 'Exclusive', 'introTaxAndFeeAdded 10 0.67', 'introTaxAdded 10'],
  ])('say what comes on top: %s fee, %s tax', (bookingFee, tax, withFee, without) => {
    const rest = { modes: { bookingFee, tax }, maximum: 10, ...said }
    expect(createIntro({ areas, ...rest })).toBe(withFee)
    expect(createIntro({ areas: withoutFee, ...rest })).toBe(without)
  })

  it('takes discounts off the full prices', () => {
    const [area] = areas
    const [adult] = area?.tickets ?? []
    if (!area || !adult) throw new Error('no ticket')
    const amountSaved = { valueIncludingTax: 2.5, valueExcludingTax: 2.08, tax: 0.42 }
    const price = {
      ...adult.price,
      discountId: 'tuesday',
      discount: { calculation: { type: 'AmountOff' }, amountSaved },
    }
    const discounted = [{ ...area, tickets: [{ ...adult, price }] }]
    const costs = getTicketCosts(discounted, { adult: 2 }, { bookingFee: 'Exclusive', tax: 'Inclusive' })
    const [group] = getCostGroups({ costs, ...said })
    expect(group?.lines.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      'ticket 2 adult: 32',
      'named tuesday: less 5',
      'fee 2 0.8: 1.6',
    ])
    expect(costs.total).toBe(28.6)
  })
})
