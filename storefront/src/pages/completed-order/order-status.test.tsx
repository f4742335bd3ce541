import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { answerWith, createTestStores, unreachable } from '../../context/testing/order-stores.ts'
// Fetched with the page when it is needed; here before the test's time runs.
import '../../order/dim/DimSwitch.tsx'
import { askEvery } from '../../stores/orders/order-status.ts'
import { CompletedOrderPage } from './CompletedOrderPage.tsx'

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const translated = (text: string) => ({ text, translations: [] })
const at = (time: string) => `2026-11-21T${time}:00Z`

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(at('12:00')) })
})
afterEach(() => {
  jest.useRealTimers()
})

interface Progress {
  readonly status: string
  readonly startedAt?: string
  readonly sentAt?: string
}

const toSeat = {
  id: 'd1',
  method: 'InSeatDelivery',
  itemIds: ['i1'],
  seat: { showtimeId: 's1', seatId: 'B2', name: 'B2' },
}
const order = (progress: Progress, change: object = {}) =>
  answerWith({
    order: {
      id: 'o1',
      siteId: '1001',
      showtimes: [],
      totalPrice: amount(14.53),
      completedAt: at('11:50'),
      paymentSummary: [{ type: 'Embedded', value: amount(14.53), maskedDetail: 'card ending 1111' }],
      customer: null,
      items: [{ id: 'i1', itemId: 'popcorn', quantity: 1, price: amount(5.4) }],
      itemDeliveries: [toSeat],
      transaction: { number: '41', barcode: 'K7M4Q2X', createdAt: at('11:50') },
      preparation: { wantedAt: at('11:50'), startedAt: null, sentAt: null, collectedAt: null, ...progress },
      ...change,
    },
    relatedData: {
      sites: [{ id: '1001', name: translated('Halcyon Docklands'), ianaTimeZoneName: 'Europe/Paris' }],
      items: [{ id: 'popcorn', name: translated('Popcorn') }],
      ...{ showtimes: [], films: [], screens: [], censorRatings: [], ticketTypes: [], areaCategories: [] },
    },
  })

async function open(first = order({ status: 'NotStarted' })) {
  const created = createTestStores({ getCompletedOrder: () => first })
  const { stores, orderStores, script } = created
  stores.today.now = Date.parse(at('12:00'))
  stores.configuration.value.feature.foodAndBeverage = true
  await orderStores.completedOrders.ensure('o1')
  const url = new URL('https://halcyon.example/completed-order/?orderId=o1')
  render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/completed-order/' }}>
          <CompletedOrderPage />
        </PageContextContext>
      </StoresContext>
    </MemoryRouter>,
  )
  await act(() => jest.advanceTimersByTimeAsync(0))
  const change = async (
    reply: ReturnType<typeof order> | ReturnType<typeof unreachable>,
    after = askEvery,
  ) => {
    script.getCompletedOrder = () => reply
    await act(() => jest.advanceTimersByTimeAsync(after))
  }
  return { ...created, change }
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const stations = () =>
  within(screen.getByRole('list', { name: 'How far your order is' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

it('says what is happening, in the time of the cinema, and each change once', async () => {
  const { change, getCalls } = await open()
  expect(title()).toBe('Your order is placed')
  expect(screen.getByText('Order K7M4Q2X · Seat B2')).toBeVisible()
  expect(stations()).toEqual(['Paid £14.5312:50', 'Being made', 'On its way'])
  expect(announced()).toBe('')
  await change(order({ status: 'InPreparation', startedAt: at('12:00') }))
  expect(title()).toBe('It is being made')
  expect(announced()).toBe('It is being made')
  await change(order({ status: 'OnItsWay', startedAt: at('12:00'), sentAt: at('12:04') }))
  expect(stations()).toEqual(['Paid £14.53 done12:50', 'Being made done13:00', 'On its waySince 13:04'])
  await change(order({ status: 'Collected', startedAt: at('12:00'), sentAt: at('12:04') }))
  expect([title(), announced()]).toEqual(['Enjoy it', 'Enjoy it'])
  const { length } = getCalls('getCompletedOrder')
  await change(order({ status: 'Collected' }), 60_000)
  expect(getCalls('getCompletedOrder')).toHaveLength(length)
})

it('stays as dark as the seat’s page was, until the goods are there, and is never dark elsewhere', async () => {
  const { change, stores } = await open()
  const isDim = () => document.documentElement.hasAttribute('data-dim')
  const toggle = await screen.findByRole('switch', { name: 'Dim the page' })
  expect([toggle.getAttribute('aria-checked') ?? (toggle as HTMLInputElement).checked, isDim()]).toEqual([
    false,
    false,
  ])
  await act(async () => toggle.click())
  expect([isDim(), stores.core.platform.local.get('foyer-dim')]).toEqual([true, '1'])
  await change(order({ status: 'Collected', startedAt: at('12:00'), sentAt: at('12:04') }))
  expect(screen.queryByRole('switch')).toBeNull()
  expect(isDim()).toBe(false)
})

it('of goods that are fetched has nothing to dim', async () => {
  await open(
    order({ status: 'NotStarted' }, { itemDeliveries: [{ ...toSeat, method: 'CounterPickup', seat: null }] }),
  )
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.queryByRole('switch')).toBeNull()
})

it('keeps what is shown when the connection is lost, and says so until it is back', async () => {
  const { change } = await open(order({ status: 'InPreparation', startedAt: at('11:55') }))
  await change(unreachable(), 4 * askEvery)
  expect(title()).toBe('It is being made')
  expect(screen.getByText('We cannot reach the cinema just now')).toBeVisible()
  await change(order({ status: 'OnItsWay', startedAt: at('11:55'), sentAt: at('12:00') }), 8 * askEvery)
  expect(title()).toBe('It is on its way')
  expect(screen.queryByText('We cannot reach the cinema just now')).toBeNull()
})

it('of goods that are fetched says where and when, and that they are ready', async () => {
  const counter = { itemDeliveries: [] }
  const { change } = await open(order({ status: 'NotStarted' }, counter))
  expect(screen.getByText('Fetch it at the counter and say this number.')).toBeVisible()
  await change(order({ status: 'OnItsWay', sentAt: at('12:00') }, counter))
  expect(title()).toBe('It is ready')
})

it('leads to the menu of the same place', async () => {
  const table = {
    ...toSeat,
    method: 'CustomLocationDelivery',
    seat: null,
    siteOrderLocation: { id: 'table-7', name: translated('Table 7') },
  }
  await open(order({ status: 'NotStarted' }, { itemDeliveries: [table] }))
  expect(screen.getByText('Order K7M4Q2X · Table 7')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Order something else' })).toHaveAttribute(
    'href',
    '/go/table/1001/table-7/',
  )
})

it('says nothing of how far it is long after, nor of goods that nobody hands over', async () => {
  await open(order({ status: 'OnItsWay' }, { preparation: undefined }))
  expect(title()).toBe('Your order is placed')
  expect(screen.queryByRole('list', { name: 'How far your order is' })).toBeNull()
})
