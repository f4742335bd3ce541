import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
import { ines, inesDetails, storedToken } from '../../context/testing/member-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { refusals } from '../../order/testing/refusals.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { CustomerDetailsPage } from './CustomerDetailsPage.tsx'

/** The step for an order without a customer. */
async function open(script: Script = {}, initial = initialData, prepare?: (stores: Stores) => void) {
  const { stores, orderStores, getCalls } = createTestStores(
    {
      getOrder: () => answerHeldOrder(),
      getOrderCustomer: () => answerWith({ customer: null }),
      getShowtime: () => showtime(),
      ...script,
    },
    {},
    initial,
  )
  prepare?.(stores)
  await orderStores.order.restore()
  await orderStores.showtime.ensure('s1')
  await act(async () => {
    render(
      <MemoryRouter>
        <StoresContext value={stores}>
          <CustomerDetailsPage />
        </StoresContext>
      </MemoryRouter>,
    )
    // The member's code is fetched, and then the member.
    if (prepare) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  return { getCalls }
}

/** Types the required details and sends them. */
async function save() {
  await userEvent.type(screen.getByLabelText(/^First name/), 'Ines')
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Marchetti')
  await userEvent.type(screen.getByLabelText(/^Email/), 'ines@postbox.example')
  const [button] = screen.getAllByRole('button', { name: /payment/i })
  if (!button) throw new Error('there is nothing to press')
  await userEvent.click(button)
}

const promise = /We send the tickets to your email/

test.each([
  ['is made where mail goes', { sendsTickets: true }, true],
  ['is not made where it waits in the outbox', { sendsTickets: false }, false],
  ['is not made by a server that says nothing of mail', {}, false],
])('the promise of tickets by e-mail %s', async (_, status, isPromised) => {
  await open({}, { ...initialData, ...status })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryAllByText(promise)).toHaveLength(isPromised ? 1 : 0)
  // What is said in its place.
  expect(screen.queryAllByText(/We write or call only if the showing changes/)).toHaveLength(
    isPromised ? 0 : 1,
  )
})

describe('a member', () => {
  const signedIn = (stores: Stores) => stores.core.platform.local.set(memberTokenKey, storedToken)
  const answerMember = (change: object = {}) => ({
    getCurrentMember: () => answerWith({ member: { ...ines, ...change } }),
  })
  const getValues = () =>
    [/^First name/, /^Last name/, /^Email/, /^Phone|^Mobile/].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    )

  it('finds their details filled in', async () => {
    const contactDetails = { phoneNumbers: [{ type: 'Mobile', number: '07700 900123' }], address: null }
    await open(answerMember({ personalDetails: { ...inesDetails, contactDetails } }), initialData, signedIn)
    expect(getValues()).toEqual(['Ines', 'Marchetti', 'ines.marchetti@postbox.example', '07700 900123'])
  })

  it('keeps the customer whom the order has, and what was typed', async () => {
    const customer = { name: { givenName: 'Odile', familyName: '' }, email: 'odile@postbox.example' }
    await open(
      {
        ...answerMember(),
        getOrderCustomer: () => answerWith({ customer: { ...customer, phoneNumber: null } }),
      },
      initialData,
      signedIn,
    )
    expect(getValues()).toEqual(['Odile', 'Marchetti', 'odile@postbox.example', ''])
  })

  it('types them where the chain fills in nothing', async () => {
    const { getCalls } = await open(answerMember(), initialData, (stores) => {
      signedIn(stores)
      stores.configuration.value.transaction.customerDetails.autofillMemberDetails = false
    })
    expect(getValues()).toEqual(['', '', '', ''])
    expect(getCalls('getCurrentMember')).toHaveLength(0)
  })

  it('is nobody for a visitor', async () => {
    const { getCalls } = await open(answerMember(), initialData, () => undefined)
    expect(getValues()).toEqual(['', '', '', ''])
    expect(getCalls('getCurrentMember')).toHaveLength(0)
  })
})

describe('details that could not be saved', () => {
  it.each(refusals)('are refused with the message of $condition', async ({ condition, text }) => {
    await open({ setOrderCustomer: () => refuseFor(condition) })
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it('are to be checked when the ordering server does not accept them', async () => {
    await open({ setOrderCustomer: () => refuseFor('invalid-argument') })
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('These details were not accepted')
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ines@postbox.example')
  })

  it('can be sent again when the ordering server does not answer', async () => {
    await open({ setOrderCustomer: unreachable })
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t connect right now')
  })
})

describe('the details of an order without a showtime', () => {
  const goods = () =>
    answerHeldOrder({
      type: 'GiftShop',
      showtimes: [],
      items: [{ id: 'i1', itemId: 'mug', quantity: 2 }],
    })

  it.each([[{}], [{ sendsTickets: true }]])('speak of the order, not of tickets (%j)', async (status) => {
    await open({ getOrder: goods }, { ...initialData, ...status })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who is the order for?')
    expect(document.body).toHaveTextContent('2 × mug')
    expect(document.body).not.toHaveTextContent(/ticket|showing|seat/i)
  })

  it('are beside a bar that counts the goods, where the screen is narrow', async () => {
    await open({ getOrder: goods })
    expect(screen.getByRole('button', { name: /^Show your order/ })).toHaveTextContent(/2 items$/)
  })

  it('follow the basket of the gift shop', async () => {
    await open({ getOrder: goods })
    expect(screen.getAllByText(/Step 2 of 3/)[0]).toBeInTheDocument()
  })

  it('can be saved', async () => {
    const saved = jest.fn(goods)
    await open({ getOrder: goods, setOrderCustomer: saved })
    await save()
    expect(saved).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
