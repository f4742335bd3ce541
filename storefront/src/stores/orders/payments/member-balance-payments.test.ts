import type { OrderPayment } from '@foyer/contract/wire/orders'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../../context/testing/order-stores.ts'

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const maximum = (units: number) =>
  answerWith({
    payment: {
      balanceTypeId: 'points',
      maximumValue: amount(units / 100),
      maximumUnits: units,
      availableUnits: 1_840,
    },
    relatedData: {
      balanceType: {
        id: 'points',
        name: { text: 'Points', translations: [] },
        spending: { units: 100, amount: 1 },
        isPrimary: true,
      },
    },
  })
const points: OrderPayment = {
  id: 'p1',
  type: 'MemberBalance',
  status: 'NotStarted',
  value: amount(5),
  units: 500,
}

async function open(script: Script) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer: null }),
    ...script,
  })
  await created.orderStores.order.restore()
  return { ...created, balance: created.orderStores.payments.memberBalance }
}

it('asks how much of the order the balance can pay', async () => {
  const { balance, getCalls } = await open({ getMaximumMemberBalance: () => maximum(1_730) })
  await balance.load()
  expect(balance.maximum?.payment.maximumUnits).toBe(1_730)
  expect(getCalls('getMaximumMemberBalance')[0]?.[1]).toEqual({ params: { orderId: 'o1' } })
  balance.forget()
  expect(balance.maximum).toBeNull()
})

it.each([
  ['does not know the call', () => refuseFor('not-found')],
  ['does not answer', unreachable],
  ['pays with no points', () => refuseFor('member-balance-not-accepted')],
])('offers nothing at a server that %s', async (_, answer) => {
  const { balance } = await open({ getMaximumMemberBalance: answer })
  await balance.load()
  expect(balance.maximum).toBeNull()
})

it('keeps the latest answer, and none after it was forgotten', async () => {
  const answers: (() => void)[] = []
  let units = 0
  const { balance } = await open({
    getMaximumMemberBalance: () =>
      new Promise((resolve) => {
        const mine = (units += 100)
        answers.push(() => resolve(maximum(mine)))
      }),
  })
  const loads = [balance.load(), balance.load()]
  answers.toReversed().forEach((answer) => answer())
  await Promise.all(loads)
  expect(balance.maximum?.payment.maximumUnits).toBe(200)
  const forgotten = balance.load()
  balance.forget()
  answers.at(-1)?.()
  await forgotten
  expect(balance.maximum).toBeNull()
})

it('pays a sum, or all that it can', async () => {
  const { balance, getCalls, script, orderStores } = await open({
    setMemberBalancePayment: () => answerWith({ ...points, balanceTypeId: 'points' }),
  })
  script.getOrder = () => answerHeldOrder({ payments: [points] })
  expect(await balance.set(5)).toEqual({ kind: 'ok' })
  expect(await balance.set(null)).toEqual({ kind: 'ok' })
  expect(getCalls('setMemberBalancePayment').map(([, request]) => request)).toEqual([
    { params: { orderId: 'o1' }, body: { value: 5 } },
    { params: { orderId: 'o1' }, body: {} },
  ])
  expect(orderStores.order.order?.payments).toMatchObject([{ type: 'MemberBalance', units: 500 }])
  expect(balance.state).toEqual({ kind: 'idle' })
})

it('says why it was refused, and asks again what is there', async () => {
  const { balance, getCalls } = await open({
    setMemberBalancePayment: () => refuseFor('member-balance-insufficient'),
    getMaximumMemberBalance: () => maximum(100),
  })
  expect(await balance.set(5)).toMatchObject({ kind: 'refused', condition: 'member-balance-insufficient' })
  expect(balance.state).toEqual({ kind: 'refused', condition: 'member-balance-insufficient' })
  expect(balance.maximum?.payment.maximumUnits).toBe(100)
  expect(getCalls('getOrder').length).toBeGreaterThan(1)
})

it('says that nobody answered', async () => {
  const { balance } = await open({ setMemberBalancePayment: unreachable })
  expect(await balance.set(5)).toMatchObject({ kind: 'network' })
  expect(balance.state).toEqual({ kind: 'refused', condition: null })
})
