import { formatExpiry, getCardState, getExpiryMonth } from './card-expiry.ts'

const march = new Date(2026, 2, 18)
const card = (expiryMonth: number, expiryYear: number) => ({ expiryMonth, expiryYear })

it.each([
  [card(2, 26), 1, { kind: 'expired' }],
  [card(3, 26), 1, { kind: 'soon', months: 0 }],
  [card(4, 26), 1, { kind: 'soon', months: 1 }],
  [card(5, 26), 1, { kind: 'good' }],
  [card(1, 27), 1, { kind: 'good' }],
  [card(12, 25), 1, { kind: 'expired' }],
  [card(4, 2026), 1, { kind: 'soon', months: 1 }],
  // The channel's own threshold.
  [card(6, 26), 3, { kind: 'soon', months: 3 }],
  [card(4, 26), 0, { kind: 'good' }],
  [card(3, 26), 0, { kind: 'soon', months: 0 }],
] as const)('%j within %i months is %j in March 2026', (expiry, threshold, state) => {
  expect(getCardState(expiry, march, threshold)).toEqual(state)
})

it('is good until the last day of its month', () => {
  expect(getCardState(card(3, 26), new Date(2026, 2, 31, 23, 59), 1)).toEqual({ kind: 'soon', months: 0 })
  expect(getCardState(card(3, 26), new Date(2026, 3, 1), 1)).toEqual({ kind: 'expired' })
})

it('is written as on the card', () => {
  expect(formatExpiry(card(8, 28))).toBe('08 / 28')
  expect(formatExpiry(card(11, 2030))).toBe('11 / 30')
  expect(getExpiryMonth(card(8, 28))).toBe('2028-08-01')
})
