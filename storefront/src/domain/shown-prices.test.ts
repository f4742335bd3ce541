import type { MonetaryValue } from '@foyer/contract/wire/common'
import { addAmounts, addValues } from './amounts.ts'
import {
  getShownAmount,
  getShownExtras,
  getShownPrice,
  type PriceModes,
  type Priced,
} from './shown-prices.ts'

const value = (valueIncludingTax: number, tax: number): MonetaryValue => ({
  valueIncludingTax,
  valueExcludingTax: addAmounts([valueIncludingTax, -tax]),
  tax,
})
const ticket = (price: MonetaryValue, bookingFee = value(0.8, 0.13)): Priced => ({ price, bookingFee })

// Tax at 20 %, rounded ticket by ticket: the tax of 13.50 and 0.80 is 2.25 and 0.13; that of 14.30 would be 2.38.
const adult = ticket(value(13.5, 2.25))
const premier = ticket(value(17.99, 3))
const companion = ticket(value(0, 0), value(0, 0))

const modes = (bookingFee: PriceModes['bookingFee'], tax: PriceModes['tax']): PriceModes => ({
  bookingFee,
  tax,
})

describe('what stands beside a ticket', () => {
  it.each<[PriceModes, number, number]>([
    [modes('Inclusive', 'Inclusive'), 14.3, 0.8],
    [modes('Exclusive', 'Inclusive'), 13.5, 0.8],
    [modes('Inclusive', 'Exclusive'), 11.92, 0.67],
    [modes('Exclusive', 'Exclusive'), 11.25, 0.67],
  ])('is as the channel shows prices: %o', (each, price, fee) => {
    expect(getShownPrice(adult, each)).toBe(price)
    expect(getShownAmount(adult.bookingFee, each)).toBe(fee)
    expect(getShownPrice(companion, each)).toBe(0)
  })
})

describe('what stands beside the prices of an order', () => {
  const addTotals = (lines: readonly Priced[]) => {
    const bookingFee = addValues(lines.map((line) => line.bookingFee))
    return { total: addValues([...lines.map((line) => line.price), bookingFee]), bookingFee }
  }
  const free = ticket(value(9, 1.5), value(0, 0))

  it.each<[string, Priced[], PriceModes, number[]]>([
    // Lines; then on top: fee, tax; then held: fee, tax.
    ['one area', [adult, adult], modes('Inclusive', 'Inclusive'), [0, 1.6, 0, 4.76]],
    ['one area', [adult, adult], modes('Exclusive', 'Inclusive'), [1.6, 0, 0, 4.76]],
    ['one area', [adult, adult], modes('Inclusive', 'Exclusive'), [0, 1.34, 4.76, 0]],
    ['one area', [adult, adult], modes('Exclusive', 'Exclusive'), [1.34, 0, 4.76, 0]],
    ['areas', [adult, premier, companion], modes('Inclusive', 'Inclusive'), [0, 1.6, 0, 5.51]],
    ['areas', [adult, premier, companion], modes('Exclusive', 'Inclusive'), [1.6, 0, 0, 5.51]],
    ['areas', [adult, premier, companion], modes('Inclusive', 'Exclusive'), [0, 1.34, 5.51, 0]],
    ['areas', [adult, premier, companion], modes('Exclusive', 'Exclusive'), [1.34, 0, 5.51, 0]],
    ['no fee', [free], modes('Inclusive', 'Inclusive'), [0, 0, 0, 1.5]],
    ['no fee', [free], modes('Exclusive', 'Inclusive'), [0, 0, 0, 1.5]],
    ['no fee', [free], modes('Inclusive', 'Exclusive'), [0, 0, 1.5, 0]],
    ['no fee', [free], modes('Exclusive', 'Exclusive'), [0, 0, 1.5, 0]],
    ['no price', [companion], modes('Exclusive', 'Exclusive'), [0, 0, 0, 0]],
    ['nothing', [], modes('Inclusive', 'Exclusive'), [0, 0, 0, 0]],
  ])('adds up to what is paid: %s, %#', (_, lines, each, [addedFee, includedFee, addedTax, includedTax]) => {
    const whole = addTotals(lines)
    const extras = getShownExtras(lines, whole, each)
    expect(extras).toEqual({ addedFee, includedFee, addedTax, includedTax })
    const shown = lines.map((line) => getShownPrice(line, each))
    expect(addAmounts([...shown, extras.addedFee, extras.addedTax])).toBe(whole.total.valueIncludingTax)
  })

  it('says a fee apart that stands on no ticket', () => {
    const whole = { total: value(16.3, 2.71), bookingFee: value(2.8, 0.46) }
    expect(getShownExtras([adult], whole, modes('Inclusive', 'Inclusive'))).toMatchObject({
      addedFee: 2,
      includedFee: 0.8,
    })
  })
})
