import { createNumberMaskRule } from './number-rule.ts'

const decimal = createNumberMaskRule({ decimals: 2, allowsNegative: true })
const continental = createNumberMaskRule({
  decimals: 2,
  allowsNegative: true,
  decimalMark: ',',
  groupMark: '.',
})
const pounds = createNumberMaskRule({ decimals: 2, allowsNegative: false, fillsDecimals: true, before: '£' })
const kroner = createNumberMaskRule({
  decimals: 2,
  allowsNegative: false,
  after: ' kr.',
  groupMark: ' ',
  decimalMark: ',',
})

test.each([
  [decimal, '1234567.5', '1,234,567.5'],
  [decimal, '-12', '-12'],
  [decimal, '0.05', '0.05'],
  [decimal, '', ''],
  [continental, '-1234.5', '-1.234,5'],
  [pounds, '1200.5', '£1,200.50'],
  [kroner, '1200.5', '1 200,5 kr.'],
])('shows and reads what it shows: %#', (rule, value, shown) => {
  expect(rule.show(value)).toBe(shown)
  expect(Number(rule.read(shown))).toBe(Number(value))
})

test.each([
  ['12.', '12'],
  ['.5', '0.5'],
  ['007', '7'],
  ['-', ''],
  ['-0', '0'],
  ['−3', '-3'],
  ['1.239', '1.23'],
  ['twelve', ''],
])('reads %p, as it may stand while it is typed, as %p', (shown, value) => {
  expect(decimal.read(shown)).toBe(value)
})

test('what is no number shows nothing', () => {
  expect(decimal.show('1e5')).toBe('')
  expect(pounds.show('')).toBe('£')
  expect(pounds.read('£')).toBe('')
})

test('no minus where there is none to be', () => {
  expect(pounds.show('-5')).toBe('£5.00')
  expect(pounds.read('£-5')).toBe('5')
})
