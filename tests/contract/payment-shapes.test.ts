import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { operations, type OperationId } from '@foyer/contract/operations'
import { readAnswer } from '../../storefront/src/services/reading/answers.ts'
import type { Body } from '../real-shapes/records.ts'
import { mutateAnswers, seed } from '../real-shapes/mutations.ts'

/** Answers about payments and codes, in the shape of real servers and in invalid shapes. */

const value = { valueIncludingTax: 12.5, valueExcludingTax: 12.5, tax: 0 }
const payment = { id: 'p1', value, status: 'Pending', maskedDetail: null }
const discount = {
  discountId: 'tuesday',
  name: { text: 'Tuesday', translations: [] },
  isAutomatic: true,
  isAvailable: false,
  unavailableReason: 'discount-invalid-for-film',
  calculation: { type: 'PercentageOff', percentageOff: 0.2 },
  ticketTypeIds: ['adult', 'child'],
}
const voucher = {
  id: 'v1',
  type: 'Ticket',
  maskedBarcode: '12.......6789',
  voucherTypeCode: '7',
  voucherTypeDescription: 'One ticket',
  expiresAt: '2030-01-01T00:00:00Z',
}

const calls: { readonly operation: OperationId; readonly body: Body }[] = [
  { operation: 'addVoucher', body: { voucher, availableRedemptions: 2 } },
  {
    operation: 'addTicketRedemptionCard',
    body: {
      ticketRedemptionCard: { id: 'c1', type: 'ThirdParty', maskedCardNumber: '12.......6789' },
      availableRedemptions: 1,
    },
  },
  {
    operation: 'getGiftCardDetails',
    body: { maskedCardNumber: '12.......6789', expiresAt: null, availableBalance: value },
  },
  {
    operation: 'addGiftCardPayment',
    body: { giftCardPayment: { ...payment, type: 'GiftCard' }, availableBalance: value },
  },
  {
    operation: 'setMemberBalancePayment',
    body: {
      id: 'p1',
      type: 'MemberBalance',
      value,
      status: 'NotStarted',
      balanceTypeId: 'points',
      units: 1_250,
    },
  },
  {
    operation: 'getMaximumMemberBalance',
    body: {
      payment: { balanceTypeId: 'points', maximumValue: value, maximumUnits: 1_250, availableUnits: 1_840 },
      relatedData: {
        balanceType: {
          id: 'points',
          name: { text: 'Points', translations: [] },
          unitName: { text: 'point', translations: [] },
          spending: { units: 100, amount: 1 },
          isPrimary: true,
        },
      },
    },
  },
  {
    operation: 'createRedirectPayment',
    body: {
      redirectPayment: { ...payment, type: 'Redirect' },
      redirectUrl: 'https://pay.example/1',
      updatedOrderExpiresAt: null,
    },
  },
  {
    operation: 'getCurrentRedirectPayment',
    body: {
      redirectPayment: { ...payment, type: 'Redirect' },
      declineReason: null,
      maskedCardNumber: null,
    },
  },
  {
    operation: 'createCinemaProcessedPayment',
    body: { cinemaProcessedPayment: { ...payment, type: 'CinemaProcessed' } },
  },
  { operation: 'getDiscountAvailability', body: { discountAvailabilities: [discount] } },
]

const schemas = new Map(
  calls.map(({ operation }) => [
    operation,
    Compile((operations[operation].responses as Record<number, TSchema>)[200] as TSchema),
  ]),
)

function listViolations(operation: OperationId, body: unknown): unknown[] {
  const schema = schemas.get(operation)
  return schema
    ? [...schema.Errors(body)].map(({ instancePath, message }) => `${instancePath} ${message}`)
    : []
}

it.each(calls)('accepts the answer of $operation', ({ operation, body }) => {
  expect(listViolations(operation, body)).toEqual([])
  expect(readAnswer(operation, structuredClone(body))).toEqual({ ok: true, body, leftOut: null })
})

it('accepts 1,000 answers with fields that are absent, null, blank, of another type or extra', () => {
  fc.assert(
    fc.property(mutateAnswers(calls), ({ operation, body }) => {
      const answer = readAnswer(operation, body)
      if (answer.ok) expect(listViolations(operation, answer.body)).toEqual([])
      else expect(answer.field).not.toBe('')
    }),
    { numRuns: 1_000, seed },
  )
})

it('never accepts a redirect payment without its state, and never redirects to no address', () => {
  const { status, ...unknown } = { ...payment, type: 'Redirect' }
  expect(status).toBe('Pending')
  expect(readAnswer('getCurrentRedirectPayment', { redirectPayment: unknown })).toEqual({
    ok: false,
    field: 'redirectPayment',
  })
  expect(readAnswer('createRedirectPayment', { redirectPayment: unknown, redirectUrl: ' ' })).toEqual({
    ok: false,
    field: 'redirectUrl',
  })
})

it.each([
  ['null', null],
  ['a text', 'x'],
  ['null in it', [null, { id: 'v1' }]],
])('accepts an order whose vouchers, deals and cards are %s', (_, sent) => {
  const order = { id: 'o1', totalPrice: value, vouchers: sent, deals: sent, ticketRedemptionCards: sent }
  const answer = readAnswer('removeVoucher', { order })
  const list = Array.isArray(sent) ? [{ id: 'v1' }] : []
  expect(answer).toMatchObject({ ok: true, body: { order: { vouchers: list, deals: list } } })
})
