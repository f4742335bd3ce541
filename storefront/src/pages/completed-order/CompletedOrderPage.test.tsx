import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import type { Stores } from '../../stores/create-stores.ts'
import {
  answerWith,
  answerHeldOrder,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { CompletedOrderPage } from './CompletedOrderPage.tsx'

const completion = (status: string) => () =>
  answerWith({ orderId: 'o1', orderType: 'Standard', status, transactionNumber: null })

/** The tickets' page of an order that is no ticket yet. */
async function visit(getCompletion: NonNullable<Script['getCompletion']>) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer: null }),
    getCompletedOrder: () => refuseFor('not-found'),
    getCompletion,
  })
  await created.orderStores.order.restore()
  await created.orderStores.completedOrders.ensure('o1')
  show(created.stores)
  return created
}

function show(stores: Stores) {
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
}

describe('an order that is no ticket yet', () => {
  it('can be asked about again when nobody answers, and is not said to be missing', async () => {
    const { getCalls } = await visit(unreachable)
    expect(await screen.findByRole('heading', { name: 'We lost the connection' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'We lost the connection' })
    expect(getCalls('getCompletion')).toHaveLength(2)
  })

  it('that could not be finished is said to have cost nothing', async () => {
    await visit(completion('Failed'))
    expect(await screen.findByRole('heading', { name: 'Your order could not be finished' })).toBeVisible()
  })
})

describe('an address that leads to no tickets', () => {
  it('is said to be wrong after one question, not after half a minute', async () => {
    const created = createTestStores({
      getCompletedOrder: () => refuseFor('not-found'),
      getCompletion: () => refuseFor('not-found'),
    })
    created.memory.clear()
    await created.orderStores.completedOrders.ensure('o1')
    show(created.stores)
    expect(await screen.findByRole('heading', { name: 'We cannot find those tickets' })).toBeVisible()
    expect(created.getCalls('getCompletion')).toHaveLength(1)
  })

  it('may be that of an order that this browser has just paid for: it is waited for', async () => {
    const created = await visit(() => refuseFor('not-found'))
    await waitFor(() => expect(created.getCalls('getCompletion')).toHaveLength(2))
    expect(screen.getByRole('heading', { name: 'Looking for your tickets' })).toBeVisible()
  })
})

describe('a ticket', () => {
  const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
  const translated = (text: string) => ({ text, translations: [] })
  const at = '2026-11-21T20:00:00Z'
  const schedule = { businessDate: '2026-11-21', startsAt: at, endsAt: at, filmStartsAt: at, filmEndsAt: at }
  const ines = {
    name: { givenName: 'Ines', familyName: 'Marchetti' },
    email: 'ines@postbox.example',
  }
  const ticket = (customer: typeof ines | null = null, order: object = {}) =>
    answerWith({
      order: {
        id: 'o1',
        showtimes: [{ showtimeId: 's1', tickets: [], seats: [] }],
        items: [],
        totalPrice: amount(25),
        paymentSummary: [],
        customer,
        transaction: { barcode: 'ABC' },
        ...order,
      },
      relatedData: {
        showtimes: [{ id: 's1', filmId: 'HO1', siteId: '1001', screenId: 'S1', schedule }],
        films: [{ id: 'HO1', title: translated('The Salt Road') }],
        items: [{ id: 'mug', name: translated('Enamel mug') }],
        ...{ screens: [], sites: [], censorRatings: [], ticketTypes: [], areaCategories: [] },
      },
    })
  async function open(order: object) {
    const { stores, orderStores } = createTestStores({ getCompletedOrder: () => ticket(ines, order) })
    await orderStores.completedOrders.ensure('o1')
    show(stores)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  }
  const paid = (type: string, value: number, maskedDetail: string) => ({
    type,
    value: amount(value),
    maskedDetail,
  })

  it('that one card has paid says so in a sentence', async () => {
    await open({ paymentSummary: [paid('Redirect', 25, 'card ending 1111')] })
    expect(screen.getByText('Paid £25.00 with the card ending in 1111')).toBeVisible()
  })

  it('that several have paid lists them', async () => {
    await open({
      paymentSummary: [paid('GiftCard', 10, '12.......4417'), paid('Embedded', 15, 'card ending 1111')],
    })
    expect(screen.getByText('Paid with').parentElement).toHaveTextContent(
      'Paid withGift card ending 4417£10.00Card ending 1111£15.00',
    )
  })

  it.each([
    ['cost nothing', { totalPrice: amount(0) }, 'Nothing to pay'],
    ['was paid in a way that is not told', {}, 'Paid £25.00'],
  ])('that %s says so', async (_, order, message) => {
    await open(order)
    expect(screen.getByText(message)).toBeVisible()
  })

  it.each([
    ['Unpaid', '2026-11-21T19:30:00Z', 'Pay at the counter by 19:30 on Saturday 21 November.'],
    ['UnpaidConfirmed', undefined, 'Pay at the counter when you come.'],
  ])('that is %s says what is due, and until when', async (mode, releasesAt, message) => {
    await open({ booking: { mode, ...(releasesAt && { releasesAt }) } })
    expect(screen.getByText('Reserved. Pay at the cinema.')).toBeVisible()
    expect(screen.getByText('£25.00 to pay at the cinema')).toBeVisible()
    expect(screen.getByText(message, { exact: false })).toBeVisible()
    expect(screen.queryByText('Paid. Show this at the door.')).toBeNull()
  })

  it('says which food is brought to which seat, and how it was wanted', async () => {
    await open({
      items: [{ id: 'i1', itemId: 'mug', quantity: 2, modifiers: [], comment: 'no ice' }],
      itemDeliveries: [{ id: 'd1', method: 'InSeatDelivery', itemIds: ['i1'], seat: { name: 'G5' } }],
    })
    expect(screen.getByText('We bring this to seat G5').parentElement).toHaveTextContent(
      '2 × Enamel mug, no ice',
    )
  })

  it('is none for an order without a showtime: what was bought, its number and its payments are shown', async () => {
    await open({
      type: 'Standard',
      showtimes: [],
      items: [
        { id: 'i1', itemId: 'mug', quantity: 2, price: amount(18) },
        { id: 'i2', itemId: 'bag' },
      ],
      transaction: { number: '0000000042', barcode: 'ABC' },
      paymentSummary: [paid('GiftCard', 25, '12.......4417')],
    })
    expect(screen.getByRole('region', { name: 'What you bought' })).toHaveTextContent(
      'What you bought2 × Enamel mug£18.001 × bag',
    )
    expect(document.body).not.toHaveTextContent(/film|ticket|seat|showing|screen/i)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your order is placed')
    expect(screen.getByText('0000000042')).toBeVisible()
    expect(screen.getByText('Gift card ending 4417')).toBeVisible()
  })

  const noFetch = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = noFetch
  })

  it.each([
    ['is', true],
    ['is not', false],
  ])('is said to come by e-mail too where it %s', async (_, sendsTickets) => {
    const given = { ...initialData, sendsTickets }
    const { stores, orderStores } = createTestStores({ getCompletedOrder: () => ticket(ines) }, {}, given)
    await orderStores.completedOrders.ensure('o1')
    show(stores)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryAllByText(/on their way to you by email/)).toHaveLength(sendsTickets ? 1 : 0)
    // The page opens for whoever has its address.
    expect(document.body).not.toHaveTextContent(ines.email)
  })

  it.each([
    ['was booked here', true],
    ['is only looked at', false],
  ])('of an order that %s counts as watched: %s', async (_, isOurs) => {
    const report = jest.fn(async () => ({ status: 204, text: async () => '' }))
    globalThis.fetch = report as never
    const { stores, orderStores } = createTestStores(
      { getCompletedOrder: () => ticket(), getCompletion: completion('Completed') },
      { channel: { access: () => initialData.api, renewAccess: async () => false } },
      { ...initialData, personalisation: { url: '/', filmTerritoryShortCode: 'GB' } },
    )
    getConsentStore(stores).answer('Accepted')
    if (isOurs) await orderStores.payments.awaitCompletion('o1')
    await orderStores.completedOrders.ensure('o1')
    show(stores)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    if (isOurs) await waitFor(() => expect(report).toHaveBeenCalledTimes(1))
    // What would be told is told in a script of its own.
    else await act(async () => import('../../stores/visitor/personalisation-stores.ts'))
    expect(report).toHaveBeenCalledTimes(isOurs ? 1 : 0)
  })
})

it('leaves the order in progress alone when another one has become tickets', async () => {
  const { orderStores, memory } = createTestStores({
    getOrder: () => answerHeldOrder(),
    getOrderCustomer: () => answerWith({ customer: null }),
    getCompletion: completion('Completed'),
  })
  await orderStores.order.restore()
  orderStores.payments.embedded.submitted()
  await expect(orderStores.payments.awaitCompletion('o0')).resolves.toMatchObject({ kind: 'completed' })
  expect([memory.read()?.id, memory.paymentStatus, orderStores.order.isHeld]).toEqual(['o1', 'Started', true])
  await orderStores.payments.awaitCompletion('o1')
  expect([memory.read(), memory.paymentStatus, orderStores.order.isHeld]).toEqual([null, 'NotStarted', false])
})
