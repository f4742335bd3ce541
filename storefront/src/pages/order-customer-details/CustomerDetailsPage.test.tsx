import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import { answerWith, answerHeldOrder, createTestStores } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { showtime } from '../../context/testing/showtime.ts'
import { CustomerDetailsPage } from './CustomerDetailsPage.tsx'

const promise = /We send the tickets to your email/

test.each([
  ['is made where mail goes', { sendsTickets: true }, true],
  ['is not made where it waits in the outbox', { sendsTickets: false }, false],
  ['is not made by a server that says nothing of mail', {}, false],
])('the promise of tickets by e-mail %s', async (_, status, isPromised) => {
  const { stores, orderStores } = createTestStores(
    {
      getOrder: () => answerHeldOrder(),
      getOrderCustomer: () => answerWith({ customer: null }),
      getShowtime: () => showtime(),
    },
    {},
    { ...initialData, ...status },
  )
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
  })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryAllByText(promise)).toHaveLength(isPromised ? 1 : 0)
  // What is said in its place.
  expect(screen.queryAllByText(/We write or call only if the showing changes/)).toHaveLength(
    isPromised ? 0 : 1,
  )
})
