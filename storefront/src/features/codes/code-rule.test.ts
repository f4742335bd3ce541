import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import { createCodeRule, findCodeType } from './code-rule.ts'

const format = (prefix: string) => ({
  partialFormat: `${prefix}##`,
  fullFormat: `${prefix}## #### ####`,
  prefixLength: 2,
})
const voucher: TicketRedemptionCodeType = {
  id: 'voucher',
  type: 'Voucher',
  label: 'V',
  pin: 'Required',
  format: format('HV'),
}
const giftCard: TicketRedemptionCodeType = {
  id: 'gift',
  type: 'GiftCard',
  label: 'G',
  pin: 'Required',
  format: format('HG'),
}
const discount: TicketRedemptionCodeType = { id: 'discount', type: 'DiscountCode', label: 'D' }
const types = [voucher, giftCard, discount]
const rule = createCodeRule(types)

test.each([
  ['', []],
  ['H', []],
  ['HV', ['voucher']],
  ['hg12 3456', ['gift']],
  ['OWL', ['discount']],
  ['HOWL', ['discount']],
])('what %j is, is known: %j', (text, ids) => {
  expect(rule.recognize(text)).toEqual(ids)
})

test('a kind that takes any code does not take the layout from the others', () => {
  expect(rule.mask('hv8841220735', 12)).toEqual({ text: 'HV88 4122 0735', caret: 14 })
  expect(rule.mask('owl', 3)).toEqual({ text: 'OWL', caret: 3 })
})

test('a whole code is sent as its kind, and a part of one as none', () => {
  expect(findCodeType('HV88 4122 0735', types, null)).toBe(voucher)
  expect(findCodeType('HV88', [voucher, giftCard], null)).toBe('number')
  expect(findCodeType('', types, null)).toBe('number')
})

test('of kinds that nothing tells apart, the chosen one is sent', () => {
  const other = { ...discount, id: 'other' }
  expect(findCodeType('OWL', [discount, other], null)).toBe('ambiguous')
  expect(findCodeType('OWL', [discount, other], 'other')).toBe(other)
})
