import { coverPayments } from './cover-payments.ts'
import type { FixedPayment, PaymentToPrice, RestPayment } from './order-to-price.ts'

const giftCard = (id: string, amount: number): FixedPayment => ({ id, type: 'GiftCard', amount })
const points = (amount: number): FixedPayment => ({ id: 'points', type: 'MemberBalance', amount })
const web = (amount: number | null = null): RestPayment => ({ id: 'web', type: 'Embedded', amount })

const getCovered = (total: number, ...payments: PaymentToPrice[]) =>
  Object.fromEntries(coverPayments(total, payments).payments.map(({ id, covered }) => [id, covered]))
const getRefusals = (total: number, ...payments: PaymentToPrice[]) => coverPayments(total, payments).refusals

it('applies gift cards, then points, then the rest, whatever their input order', () => {
  const covered = coverPayments(1_000, [web(), points(300), giftCard('b', 100), giftCard('a', 50)])
  expect(covered.payments).toEqual([
    { id: 'b', type: 'GiftCard', covered: 100 },
    { id: 'a', type: 'GiftCard', covered: 50 },
    { id: 'points', type: 'MemberBalance', covered: 300 },
    { id: 'web', type: 'Embedded', covered: 550 },
  ])
  expect(covered).toMatchObject({ restToPay: 0, refusals: [] })
})

it('states what is left to pay', () => {
  expect(coverPayments(1_000, [giftCard('a', 400)])).toMatchObject({ restToPay: 600, refusals: [] })
  expect(coverPayments(1_000, [])).toMatchObject({ restToPay: 1_000, payments: [] })
})

it('refuses a payment that is larger than what is left, and covers no more than that', () => {
  expect(getCovered(1_000, giftCard('a', 700), points(400))).toEqual({ a: 700, points: 300 })
  expect(getRefusals(1_000, giftCard('a', 700), points(400))).toEqual([
    { kind: 'PaymentExceedsRest', paymentId: 'points', amount: 400, rest: 300 },
  ])
})

it('refuses a payment of what is paid already', () => {
  expect(getRefusals(700, giftCard('a', 700), points(1), web())).toEqual([
    { kind: 'NothingToPay', paymentId: 'points' },
    { kind: 'NothingToPay', paymentId: 'web' },
  ])
  expect(getRefusals(0, web())).toEqual([{ kind: 'NothingToPay', paymentId: 'web' }])
})

it('refuses a payment of nothing', () => {
  expect(getRefusals(700, giftCard('a', 0))).toEqual([{ kind: 'PaymentWithoutAmount', paymentId: 'a' }])
})

it('refuses a web payment of another amount than the rest', () => {
  expect(getRefusals(700, giftCard('a', 100), web(600))).toEqual([])
  expect(getRefusals(700, web(600))).toEqual([
    { kind: 'PaymentIsNotRest', paymentId: 'web', amount: 600, rest: 700 },
  ])
  expect(coverPayments(700, [web(800)])).toMatchObject({
    restToPay: 0,
    refusals: [{ kind: 'PaymentIsNotRest', paymentId: 'web', amount: 800, rest: 700 }],
  })
})

it('takes one payment of the rest, redirect or embedded', () => {
  const second: RestPayment = { id: 'second', type: 'Redirect', amount: null }
  expect(getCovered(700, web(), second)).toEqual({ web: 700, second: 0 })
  expect(getRefusals(700, web(), second)).toEqual([{ kind: 'SecondRestPayment', paymentId: 'second' }])
})
