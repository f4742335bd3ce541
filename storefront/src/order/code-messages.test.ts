import { catalogue } from '@foyer/contract/errors/catalogue'
import { halcyonTexts } from '../context/testing/brand-texts.ts'
import { refuseFor, unreachable } from '../context/testing/order-stores.ts'
import { toOutcome } from '../stores/orders/order-outcome.ts'
import { codeMessagesByCondition, toCodeRefusal } from './code-messages.ts'

function refusalFor(...refusal: Parameters<typeof refuseFor>) {
  const answer = refuseFor(...refusal)
  if (answer.ok) throw new Error('It was not refused')
  return toCodeRefusal(toOutcome(answer.failure), true)
}

const ofCodes = catalogue.filter(({ condition }) =>
  /^(voucher|redemption-card|third-party|gift-card|discount-invalid)/.test(condition),
)

test.each(ofCodes.map(({ condition }) => condition))('%s has words of its own', (condition) => {
  const textKey = refusalFor(condition)?.textKey ?? ''
  expect(codeMessagesByCondition[condition]).toBeDefined()
  // Of the code, not of tickets that were chosen: an order has messages for some of these conditions, too.
  expect(textKey).toMatch(/^transaction\.codes\.refused\.(?!other$)/)
  expect(halcyonTexts[textKey]).toBeTruthy()
})

test('a film that the voucher is not good for yet says from when', () => {
  const range = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }
  expect(refusalFor('voucher-invalid-for-film', { filmUnavailableDateTimeRange: range })).toEqual({
    textKey: 'transaction.codes.refused.filmUntil',
    goodFrom: range.to,
    canRetry: false,
    isForOthers: true,
  })
  expect(refusalFor('voucher-invalid-for-film')?.goodFrom).toBeNull()
})

test('a code without a pin has only its number to be wrong', () => {
  const answer = refuseFor('voucher-credentials-invalid')
  if (answer.ok) throw new Error('It was not refused')
  const outcome = toOutcome(answer.failure)
  expect(toCodeRefusal(outcome, true)?.textKey).toBe('transaction.codes.refused.credentials')
  expect(toCodeRefusal(outcome, false)?.textKey).toBe('transaction.codes.refused.number')
})

test('what nobody has judged can be sent again', () => {
  const answer = unreachable()
  if (answer.ok) throw new Error('It was answered')
  expect(toCodeRefusal(toOutcome(answer.failure), true)).toMatchObject({ canRetry: true })
  expect(refusalFor('too-many-requests')).toMatchObject({ canRetry: true })
  expect(refusalFor('payment-in-progress')).toMatchObject({ canRetry: true })
  expect(refusalFor('customer-required')).toMatchObject({ textKey: 'transaction.codes.refused.other' })
})

test('what was added was not refused', () => {
  expect(toCodeRefusal({ kind: 'ok' }, true)).toBeNull()
})
