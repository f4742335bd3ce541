import type { Order, OrderPayment } from '@foyer/contract/wire/orders'
import type { Condition } from '@foyer/contract/errors/catalogue'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { failed } from '../../cache/result.ts'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { refusals } from '../../order/testing/refusals.ts'
import { PaymentPage } from '../../pages/order-payment/PaymentPage.tsx'
import { renderPaymentPage } from './testing/render-payment-page.tsx'

const customer = {
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  email: 'ines@postbox.example',
  phoneNumber: null,
}
const named = (text: string) => ({ text, translations: [] })
const card = {
  id: 'card',
  type: 'Embedded',
  name: named('Card'),
  providerName: 'Ledgerline',
  isDefault: true,
}
const page = { ...card, id: 'page', type: 'Redirect', name: named('Another way'), isDefault: false }
const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const giftCard = (value: number): OrderPayment => ({
  id: 'g1',
  type: 'GiftCard',
  status: 'NotStarted',
  value: amount(value),
  maskedDetail: '12.......4417',
})
const booking = (mode: 'Unpaid' | 'UnpaidConfirmed') => ({
  id: null,
  mode,
  totalBookingFee: amount(0),
  originalBookingFee: amount(0),
})

/** The payment page as it is loaded, before a server that says this. */
async function arrive(script: Script = {}, order: Partial<Order> = {}, hasCodes = true) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder(order),
    getOrderCustomer: () => answerWith({ customer }),
    getShowtime: () => showtime(),
    getWebPaymentMethods: () => answerWith({ webPaymentMethods: [card, page] }),
    createEmbeddedPayment: () => refuseFor('web-payment-method-unknown'),
    // A card that was sent is asked about, and the bank takes its time.
    getCurrentEmbeddedPayment: () => failed({ kind: 'polling', retryable: true }),
    ...script,
  })
  created.stores.configuration.value.feature.codes = hasCodes
  await renderPaymentPage(created)
  return created
}

/** The step's button: in the panel, and in the bar of a phone. */
const getAction = (name: RegExp | string) => screen.getAllByRole('button', { name })[0] as HTMLElement

describe('card fields that are refused', () => {
  it.each(refusals)('are explained with the message of $condition', async ({ condition, text }) => {
    await arrive({ createEmbeddedPayment: () => refuseFor(condition) })
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
  })

  it('can be opened again for any other condition', async () => {
    await arrive()
    expect(await screen.findByRole('alert')).toHaveTextContent('Ledgerline’s form did not open')
    expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeEnabled()
  })

  it('are no matter of the form when the hold has ended meanwhile', async () => {
    await arrive({ createEmbeddedPayment: () => refuseFor('order-expired') })
    expect(await screen.findByRole('alert')).toHaveTextContent('Time ran out')
    expect(screen.queryByText(/form did not open/)).toBeNull()
  })
})

describe('ways to pay', () => {
  it('are those of the cinema, and the provider’s page is explained before it is opened', async () => {
    const { getCalls } = await arrive()
    expect(getCalls('getWebPaymentMethods')[0]?.[1]).toMatchObject({ query: { siteId: '1001' } })
    await userEvent.click(await screen.findByRole('radio', { name: /^Another way/ }))
    expect(screen.getByText(/You go to the page of Ledgerline to pay/)).toBeVisible()
    expect(getAction('Pay £25.00 at Ledgerline')).toBeEnabled()
    expect(screen.queryByText(/form did not open/)).toBeNull()
  })

  it('are none where a gift card pays for all: the page asks for the completion itself', async () => {
    const { getCalls } = await arrive(
      { startCompletion: () => refuseFor('gift-card-balance-insufficient') },
      { payments: [giftCard(25)] },
    )
    expect(screen.queryByRole('radio')).toBeNull()
    expect(getCalls('createEmbeddedPayment')).toHaveLength(0)
    await userEvent.click(getAction('Pay £25.00 with gift card'))
    expect(await screen.findByRole('alert')).toHaveTextContent('A gift card has less on it than before')
    expect(getCalls('startCompletion')).toHaveLength(1)
  })

  it('pay what a gift card leaves', async () => {
    await arrive({}, { payments: [giftCard(10)] })
    expect(screen.getByRole('heading', { name: 'How would you like to pay the rest?' })).toBeVisible()
    const [row] = within(screen.getByRole('list', { name: 'Who pays what' })).getAllByRole('listitem')
    expect(row).toHaveTextContent('Gift card ending 4417−£10.00')
    expect(getAction(/^Pay/)).toHaveTextContent('Pay £15.00')
    expect(screen.getAllByText('All parts are taken together, or none of them.').length).toBeGreaterThan(0)
  })

  const paidTicket = {
    id: 't1',
    ticketTypeId: 'adult',
    price: amount(0),
    bookingFee: amount(0),
    amountSaved: amount(13.5),
    rewardId: null,
    ticketRedemptionCardId: null,
    voucherId: 'v1',
    tickets: [],
  }
  const voucher = {
    id: 'v1',
    type: 'Ticket',
    maskedBarcode: 'HV......0735',
    voucherTypeDescription: 'Free ticket',
  }
  const withVoucher = {
    vouchers: [voucher],
    showtimes: [{ showtimeId: 's1', tickets: [paidTicket], seats: [] }],
  } as unknown as Partial<Order>

  it('share the order with a voucher and a gift card, each with its sum and a way to take it off', async () => {
    const { getCalls } = await arrive(
      { setOrderShowtime: () => answerHeldOrder(withVoucher), removeVoucher: () => answerHeldOrder() },
      { ...withVoucher, payments: [giftCard(10)] },
    )
    const list = within(screen.getByRole('list', { name: 'Who pays what' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Free ticket HV •••• 0735Pays for 1 ticket−£13.50Remove',
      'Gift card ending 4417−£10.00Remove',
    ])
    expect(getAction(/^Pay/)).toHaveTextContent('Pay £15.00')
    expect(screen.getAllByText('All parts are taken together, or none of them.').length).toBeGreaterThan(0)
    const [panel, bar] = screen.getAllByRole('region', { name: 'Your order' })
    expect(panel).toHaveTextContent('Free ticket, 1 ticket−£13.50Gift card ending 4417−£10.00')
    expect(panel).not.toHaveTextContent('Discount')
    expect(bar).toHaveTextContent('£15.00')
    expect(bar).toHaveTextContent('of £38.50')
    await userEvent.click(list.getByRole('button', { name: 'Remove: Free ticket HV •••• 0735' }))
    await waitFor(() => expect(getCalls('removeVoucher')).toHaveLength(1))
    expect(await screen.findByText('Free ticket has been removed.')).toBeInTheDocument()
  })

  it('give the focus of one that is taken off to the next one’s button', async () => {
    const second = { ...giftCard(5), id: 'g2' }
    let payments = [giftCard(10), second]
    const answer = () => answerHeldOrder({ payments })
    await arrive({
      getOrder: answer,
      removePayment: () => {
        payments = [second]
        return answer()
      },
    })
    const [first] = screen.getAllByRole('button', { name: /^Remove: Gift card/ })
    if (!first) throw new Error('no gift card can be taken off')
    await userEvent.click(first)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: /^Remove: Gift card/ })).toHaveFocus()
  })

  it('keep a voucher that could not be taken off, and say so', async () => {
    await arrive({ setOrderShowtime: () => refuseFor('payment-in-progress') }, withVoucher)
    await userEvent.click(screen.getByRole('button', { name: /^Remove: Free ticket/ }))
    expect(await screen.findByText(/could not be removed/)).toBeVisible()
    expect(screen.getByRole('list', { name: 'Who pays what' })).toHaveTextContent('Free ticket')
  })

  it.each([
    ['Book, nothing to pay', 'Nothing to pay', { totalPrice: amount(0) }],
    ['Book, pay at the cinema', '£25.00 to pay at the cinema', { booking: booking('Unpaid') }],
    ['Book, pay at the cinema', '£25.00 to pay at the cinema', { booking: booking('UnpaidConfirmed') }],
  ] as const)('are none where the button says “%s”', async (label, heading, order) => {
    const { getCalls } = await arrive({ startCompletion: () => refuseFor('unpaid-booking-closed') }, order)
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
    expect(screen.queryByRole('button', { name: /gift card/ })).toBeNull()
    await userEvent.click(getAction(label))
    expect(await screen.findByRole('alert')).toHaveTextContent('too late to pay at the cinema')
    expect(getCalls('createEmbeddedPayment')).toHaveLength(0)
  })

  it('are there for an order without a showtime', async () => {
    await arrive({}, { type: 'GiftShop', showtimes: [], items: [{ id: 'i1', itemId: 'mug' }] })
    expect(screen.getByRole('heading', { level: 1, name: 'Check it and pay' })).toBeVisible()
    expect(screen.getAllByRole('heading', { name: 'Your order' })[0]).toBeVisible()
  })
})

describe('a gift card', () => {
  const details = (balance: number) => () =>
    answerWith({ maskedCardNumber: '12.......4417', expiresAt: null, availableBalance: amount(balance) })

  async function findCard(script: Script) {
    const created = await arrive(script, {}, false)
    await userEvent.click(screen.getByRole('button', { name: 'Add a gift card' }))
    await userEvent.type(await screen.findByLabelText('Card number'), 'GIFT-4417')
    await userEvent.click(await screen.findByRole('button', { name: 'See what is on it' }))
    return created
  }

  it('has no button of its own beside the field of all codes', async () => {
    await arrive()
    expect(screen.getByRole('button', { name: 'Add a voucher or card' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a gift card' })).toBeNull()
  })

  it('without its number is not asked for', async () => {
    const { getCalls } = await arrive({}, {}, false)
    await userEvent.click(screen.getByRole('button', { name: 'Add a gift card' }))
    await userEvent.click(await screen.findByRole('button', { name: 'See what is on it' }))
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription('Type the number of the card.')
    expect(getCalls('getGiftCardDetails')).toHaveLength(0)
  })

  it('pays at most what is on it and what is left', async () => {
    const { getCalls } = await findCard({
      getGiftCardDetails: details(40),
      addGiftCardPayment: () => answerWith({ giftCardPayment: giftCard(25), availableBalance: amount(40) }),
    })
    expect(await screen.findByText('£40.00 is on it')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use £25.00' }))
    await waitFor(() => expect(getCalls('addGiftCardPayment')).toHaveLength(1))
    expect(getCalls('addGiftCardPayment')[0]?.[1]).toMatchObject({
      body: { cardNumber: 'GIFT-4417', pin: null, value: 25 },
    })
  })

  it.each<[Condition, string]>([
    ['gift-card-details-invalid', 'Number and PIN do not go together'],
    ['too-many-requests', 'Too many tries'],
  ])('that is not found says why: %s', async (condition, message) => {
    await findCard({ getGiftCardDetails: () => refuseFor(condition) })
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Card number')).toHaveValue('GIFT-4417')
  })

  it.each<[Condition, string]>([
    ['gift-card-credentials-invalid', 'Number and PIN do not go together'],
    ['gift-card-expired', 'This gift card has run out'],
    ['gift-card-balance-insufficient', 'Not that much is on it'],
    ['gift-card-already-added', 'Already in this order'],
    ['gift-card-amount-invalid', 'That sum cannot be taken'],
    ['nothing-to-pay', 'Already covered'],
    ['payment-in-progress', 'The bank is taking its time'],
    ['invalid-argument', 'The gift card was not accepted'],
  ])('that the order refuses says why: %s', async (condition, message) => {
    await findCard({ getGiftCardDetails: details(10), addGiftCardPayment: () => refuseFor(condition) })
    await userEvent.click(await screen.findByRole('button', { name: 'Use £10.00' }))
    expect(await screen.findByText(message)).toBeVisible()
  })
})

describe('food that a code at a table has begun', () => {
  const goods: Partial<Order> = {
    type: 'Standard',
    showtimes: [],
    items: [{ id: 'i1', itemId: 'popcorn' }],
  }
  const arriveWithCode = async (order: Partial<Order>) => {
    const created = createTestStores({
      getOrder: () => answerHeldOrder({ ...goods, ...order }),
      getOrderCustomer: () => answerWith({ customer }),
      getWebPaymentMethods: () => answerWith({ webPaymentMethods: [card] }),
      createEmbeddedPayment: () => refuseFor('web-payment-method-unknown'),
    })
    created.orderStores.basket.changeItems('1001', {
      delivery: { method: 'CustomLocationDelivery', locationId: 't7' },
      placeAddress: '/go/table/1001/t7/',
    })
    await created.orderStores.order.restore()
    const address = '/order/payment/'
    await act(async () => {
      render(
        <MemoryRouter initialEntries={[address]}>
          <StoresContext value={created.stores}>
            <PageContextContext
              value={{ params: {}, pattern: address, url: new URL(address, 'https://halcyon.example') }}
            >
              <Routes>
                <Route path="/order/payment/at-place/" element={<p>At the table</p>} />
                <Route path="*" element={<PaymentPage />} />
              </Routes>
            </PageContextContext>
          </StoresContext>
        </MemoryRouter>,
      )
    })
  }

  it('is paid for on its one page', async () => {
    await arriveWithCode({})
    expect(screen.getByText('At the table')).toBeVisible()
  })

  it('is no matter for an order of the gift shop beside it', async () => {
    await arriveWithCode({ type: 'GiftShop' })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText('At the table')).toBeNull()
  })
})
