import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { Codes, type CodesProps } from './Codes.tsx'

const voucher = {
  id: 'v1',
  type: 'Ticket',
  maskedBarcode: 'HV......0735',
  voucherTypeCode: 'FREE',
  voucherTypeDescription: 'Free ticket',
  expiresAt: '2026-12-31T12:00:00Z',
}
const value = (valueIncludingTax: number) => ({
  valueIncludingTax,
  valueExcludingTax: valueIncludingTax,
  tax: 0,
})
const ticket = (voucherId: string | null) => ({
  id: 't1',
  ticketTypeId: 'adult',
  price: value(13.5),
  amountSaved: value(voucherId === null ? 0 : 13.5),
  rewardId: null,
  ticketRedemptionCardId: null,
  voucherId,
})
const answerOrder = (vouchers: object[], voucherId: string | null = null) =>
  answerHeldOrder({
    vouchers,
    showtimes: [{ showtimeId: 's1', tickets: [ticket(voucherId)], seats: [{ id: '1' }] }],
  } as never)

const showtime = { id: 's1', siteId: '1001' }

async function show(script: Script, props: Partial<CodesProps> = {}, isOffered = true) {
  const { stores, orderStores, getCalls } = createTestStores({
    getOrder: () => answerOrder([]),
    getOrderCustomer: () => answerWith({ customer: null }),
    ...script,
  })
  stores.configuration.value.feature.codes = isOffered
  runInAction(() => (stores.today.now = Date.parse('2026-11-21T12:00:00Z')))
  await orderStores.order.restore()
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresContext value={stores}>
          <Codes film="Ninth Floor" showtime={showtime} isHeld {...props} />
        </StoresContext>
      </MemoryRouter>,
    )
  })
  return { getCalls, orderStores }
}
const number = () => screen.getByRole('textbox', { name: 'Number' })
async function type(code: string, pin: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add a voucher or card' }))
  await waitFor(() => expect(number()).toHaveFocus())
  await userEvent.keyboard(code)
  if (pin !== '') await userEvent.type(screen.getByRole('textbox', { name: 'PIN' }), pin)
  await userEvent.keyboard('{Enter}')
}

test('a voucher is added by its number and PIN, listed with what it gives, and taken off again', async () => {
  let isOn = false
  await show(
    {
      getOrder: () => answerOrder(isOn ? [voucher] : []),
      addVoucher: () => {
        isOn = true
        return answerWith({ voucher, availableRedemptions: 1 })
      },
      setOrderShowtime: () => answerOrder([voucher], isOn ? 'v1' : null),
      removeVoucher: () => answerOrder([]),
    },
    { isHeld: false },
  )
  await type('hv8841220735', '0042')
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent(
    'Free ticket HV •••• 0735Pays for 1 ticket, no more possibleExpires soon, on Thursday 31 December−£13.50',
  )
  expect(screen.getByRole('button', { name: 'Add a voucher or card' })).toHaveFocus()
  expect(screen.getByText('Voucher has been added.')).toBeInTheDocument()

  isOn = false
  await userEvent.click(within(row).getByRole('button', { name: 'Remove Free ticket' }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByText('Free ticket has been removed.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add a voucher or card' })).toHaveFocus()
})

test('the focus of a row that is taken off goes to the next one’s button, and at the end to what adds more', async () => {
  const other = { ...owl, discountId: 'late', name: { text: 'Late show', translations: [] } }
  const { orderStores } = await show(
    { getDiscountAvailability: () => answerWith({ discountAvailabilities: [owl, other] }) },
    { isHeld: false },
  )
  act(() =>
    orderStores.basket.setDiscounts(showtime, [
      { code: 'OWL', discountId: 'owl' },
      { code: 'LATE', discountId: 'late' },
    ]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Night owl' }))
  const next = screen.getByRole('button', { name: 'Remove Late show' })
  expect(next).toHaveFocus()
  await userEvent.click(next)
  expect(screen.getByRole('button', { name: 'Add a voucher or card' })).toHaveFocus()
})

test('a voucher that pays a part of what is held is listed with the other payers, not here', async () => {
  await show({ getOrder: () => answerOrder([voucher], 'v1') })
  expect(screen.getByRole('button', { name: 'Add another voucher or card' })).toBeVisible()
  expect(screen.queryByText(/Free ticket/)).toBeNull()
})

test('one that pays for none of it is listed here, and says so', async () => {
  await show({
    getOrder: () => answerOrder([voucher]),
    setOrderShowtime: () => refuseFor('voucher-invalid-for-order'),
  })
  expect(screen.getByRole('listitem')).toHaveTextContent('Pays for none of these tickets')
})

test('a refusal keeps the number and says why, above and at the field', async () => {
  await show({
    addVoucher: () =>
      refuseFor('voucher-invalid-for-film', {
        filmUnavailableDateTimeRange: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
      }),
  })
  await type('HV8841220735', '0042')
  expect(await screen.findByText('Not for Ninth Floor')).toBeVisible()
  expect(number()).toHaveValue('HV88 4122 0735')
  expect(number()).toHaveFocus()
  expect(number()).toHaveAccessibleDescription('Not for this film before Tuesday 1 December.')
  expect(screen.getByRole('link', { name: 'See other films' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try another number' }))
  expect(number()).toHaveValue('')
  expect(screen.queryByText('Not for Ninth Floor')).toBeNull()
})

test('a number that no kind of voucher or card has may be a code, and is sent as none of them', async () => {
  const { getCalls } = await show({
    getDiscountAvailability: () => answerWith({ discountAvailabilities: [] }),
  })
  await type('ZZ12', '')
  expect(number()).toHaveAccessibleDescription('We cannot accept this number. Check it once more.')
  expect(getCalls('addVoucher')).toEqual([])
})

test('gift cards are taken where somebody takes them', async () => {
  const onGiftCard = jest.fn(async () => ({ kind: 'ok' }) as const)
  await show({}, { onGiftCard })
  await type('HG8841220735', '2714')
  expect(onGiftCard).toHaveBeenCalledWith('HG88 4122 0735', '2714')
})

const owl = {
  discountId: 'owl',
  name: { text: 'Night owl', translations: [] },
  isAutomatic: false,
  isAvailable: true,
  unavailableReason: null,
  calculation: { type: 'PercentageOff', percentageOff: 25 },
  ticketTypeIds: ['adult'],
}

test('the code of a discount opens it while tickets are chosen, without an order, and is taken off again', async () => {
  const { getCalls, orderStores } = await show(
    { getDiscountAvailability: () => answerWith({ discountAvailabilities: [owl] }) },
    { isHeld: false },
  )
  await type('owl', '')
  const list = await screen.findByRole('list', { name: 'Added so far' })
  expect(within(list).getByText(/Night owl/)).toBeVisible()
  expect(orderStores.discounts.openIds('s1')).toEqual(['owl'])
  expect(getCalls('createStandardOrder')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Night owl' }))
  expect(orderStores.discounts.openIds('s1')).toEqual([])
})

test.each([
  [{ ...owl, isAutomatic: true }, 'We cannot accept this number. Check it once more.'],
  [{ ...owl, isAvailable: false, unavailableReason: 'discount-invalid-for-film' }, /film/],
])('the code of no discount, or of one for another film, says so', async (discount, message) => {
  const { orderStores } = await show(
    { getDiscountAvailability: () => answerWith({ discountAvailabilities: [discount] }) },
    { isHeld: false },
  )
  await type('owl', '')
  expect(number()).toHaveAccessibleDescription(message)
  expect(orderStores.discounts.openIds('s1')).toEqual([])
})

test('the code of a discount takes off what is held, says how much, and is taken off again', async () => {
  let isOpened = false
  const answerHeld = () => {
    const price = isOpened ? { discountId: 'owl', price: value(9), amountSaved: value(4.5) } : {}
    const showtimes = [{ showtimeId: 's1', tickets: [{ ...ticket(null), ...price }], seats: [{ id: '1' }] }]
    return answerHeldOrder({ vouchers: [], showtimes } as never)
  }
  await show({
    getDiscountAvailability: () => answerWith({ discountAvailabilities: [owl] }),
    getOrder: answerHeld,
    setOrderShowtime: () => {
      isOpened = !isOpened
      return answerHeld()
    },
  })
  await type('owl', '')
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent('Night owl OWLMakes 1 ticket cheaper−£4.50')
  await userEvent.click(within(row).getByRole('button', { name: 'Remove Night owl' }))
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(screen.getByText('Night owl has been removed.')).toBeInTheDocument()
})

test('a code that cannot be taken off what is held stays in the list, and says so', async () => {
  const { orderStores } = await show({
    getDiscountAvailability: () => answerWith({ discountAvailabilities: [owl] }),
    setOrderShowtime: () => unreachable(),
  })
  act(() => orderStores.basket.setDiscounts(showtime, [{ code: 'OWL', discountId: 'owl' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Night owl' }))
  expect(await screen.findByText(/could not be removed/)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Takes nothing off these tickets')
})

test.each([
  [{ ...owl, isAvailable: false, unavailableReason: 'discount-invalid-for-film' }, /Not for this film/],
  [{ ...owl, ticketTypeIds: ['child'] }, 'Not for anything in this order.'],
])('a code that takes nothing off what is held says why', async (discount, message) => {
  const { getCalls } = await show({
    getDiscountAvailability: () => answerWith({ discountAvailabilities: [discount] }),
  })
  await type('owl', '')
  expect(number()).toHaveAccessibleDescription(message)
  expect(getCalls('setOrderShowtime')).toEqual([])
})

test('the field can be closed, and the focus goes to what opens it', async () => {
  await show({})
  await userEvent.click(screen.getByRole('button', { name: 'Add a voucher or card' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Add a voucher or card' })).toHaveFocus()
})

test('a channel without codes shows no field, whatever kinds it has to name', async () => {
  await show({}, {}, false)
  expect(screen.queryByRole('button')).toBeNull()
})

test('while tickets are chosen an order is begun, and what is on it waits for them', async () => {
  const begun = (vouchers: object[]) => answerHeldOrder({ id: 'o2', showtimes: [], vouchers } as never)
  const { getCalls } = await show(
    {
      getOrder: () => refuseFor('order-expired'),
      createStandardOrder: () => begun([]),
      addVoucher: () => answerWith({ voucher, availableRedemptions: 1 }),
    },
    { isHeld: false },
  )
  await type('HV8841220735', '0042')
  expect(getCalls('createStandardOrder')).toHaveLength(1)
  expect(getCalls('addVoucher')).toHaveLength(1)
})

test('what the next order refuses of the last one’s vouchers is said with its reason', async () => {
  let isNext = false
  const { orderStores } = await show({
    addVoucher: () =>
      isNext ? refuseFor('voucher-invalid-for-film') : answerWith({ voucher, availableRedemptions: 1 }),
    setOrderShowtime: () =>
      isNext ? answerHeldOrder({ id: 'o2', vouchers: [] }) : answerOrder([voucher], 'v1'),
    createStandardOrder: () => answerHeldOrder({ id: 'o2', showtimes: [] }),
    deleteOrder: () => answerWith(undefined),
  })
  await type('HV8841220735', '0042')
  isNext = true
  const wanted = { bookingMode: 'Paid', seatIds: [], tickets: [], discounts: [] } as const
  await act(async () => {
    await orderStores.order.holdSeats({ showtime: { id: 's2', siteId: '1001' }, ...wanted })
  })
  expect(await screen.findByText('Voucher of your last order not added')).toBeVisible()
  expect(screen.getByText('Not for this film at this time.')).toBeVisible()
})
