import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findErrorCode } from '../errors/catalogue.ts'
import { orderTypes, type OrderType } from '../wire/enumerations.ts'
import { isActionAllowed, orderActions, type OrderAction } from './order-actions.ts'

/** Each action with a yes or no for Standard, GiftShop, Subscription, in this order; written by hand, not derived. */
const expected: Record<OrderAction, `${'+' | '-'}${'+' | '-'}${'+' | '-'}`> = {
  setShowtime: '+--',
  addVoucher: '+--',
  removeVoucher: '+--',
  addTicketRedemptionCard: '+--',
  addThirdPartyMemberCard: '+--',
  applyTicketDiscount: '+--',
  setItems: '++-',
  applyItemDiscount: '++-',
  setItemDeliveries: '+--',
  setTip: '++-',
  setSubscription: '--+',
  setCustomer: '+++',
  addGiftCardPayment: '++-',
  setMemberBalancePayment: '++-',
  createEmbeddedPayment: '+++',
  createRedirectPayment: '+++',
  setCinemaProcessedPayment: '++-',
  removePayment: '+++',
  resetExpiry: '+++',
  cancel: '+++',
  complete: '+++',
  refund: '++-',
  swapSeats: '+--',
  prepare: '++-',
  prepareItemDeliveries: '+--',
  collect: '++-',
  getPrintStreams: '++-',
}

const columns: readonly OrderType[] = ['Standard', 'GiftShop', 'Subscription']
const pairs = (Object.keys(expected) as OrderAction[]).flatMap((action) =>
  columns.map((type, index) => [action, type, expected[action][index] === '+'] as const),
)

test.each(pairs)('%s on a %s order: %s', (action, type, isAllowed) => {
  expect(isActionAllowed(action, type)).toBe(isAllowed)
})

it('has no action and no type that this list leaves out', () => {
  expect(Object.keys(orderActions).sort()).toEqual(Object.keys(expected).sort())
  expect([...orderTypes].sort()).toEqual([...columns].sort())
})

it('is refused as order-type-invalid, 40211 of the second numbering', () => {
  expect(findErrorCode(2, 'order-type-invalid', ['order'])).toBe(40211)
})

it('is written down in docs/order-actions.md', () => {
  const page = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'order-actions.md'), 'utf8')
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, action = '', , ...types]) => [
      action.replaceAll('`', ''),
      types
        .slice(0, columns.length)
        .map((cell) => (cell === 'yes' ? '+' : '-'))
        .join(''),
    ])
  expect(Object.fromEntries(rows)).toEqual(expected)
})
