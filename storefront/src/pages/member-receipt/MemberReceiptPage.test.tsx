import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { createVisitOrder, visitRelatedData } from '../../context/testing/member-visits.ts'
import { answerWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { page } from './page.ts'

async function visit(script: Script = {}) {
  const created = createMemberStores({
    getCompletedOrder: () => answerWith({ order: createVisitOrder(), relatedData: visitRelatedData }),
    ...script,
  })
  const url = new URL('https://halcyon.example/member/receipt/?orderId=o1')
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/receipt/' }}>
            <HydratedProvider>
              <Page />
            </HydratedProvider>
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return created
}

it('says what the order cost, line by line, with tax and payment, and prints it', async () => {
  const { getCalls } = await visit()
  const receipt = within(await screen.findByRole('article'))
  expect(getCalls('getCompletedOrder')[0]?.[1]).toEqual({ params: { orderId: 'o1' } })
  expect(receipt.getByRole('heading')).toHaveTextContent('Ninth Floor')
  expect(receipt.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '2 × Adult£24.00',
    '2 × Popcorn£6.00',
    'Booking fee£1.50',
    'Total£31.50',
    'Tax in it£5.25',
    'Card 1111£31.50',
  ])
  expect(receipt.getByText('Number T1')).toBeVisible()
  const print = jest.fn()
  Object.assign(window, { print })
  await userEvent.click(screen.getByRole('button', { name: 'Print, or save as PDF' }))
  expect(print).toHaveBeenCalledTimes(1)
})

it('has a line for what no other says, so that they add up', async () => {
  const order = createVisitOrder({
    totalPrice: { valueIncludingTax: 33, valueExcludingTax: 27.5, tax: 5.5 },
  })
  await visit({ getCompletedOrder: () => answerWith({ order, relatedData: visitRelatedData }) })
  expect(await screen.findByRole('row', { name: 'Fees, tip and discounts £1.50' })).toBeVisible()
})

it('says that it did not come', async () => {
  await visit({ getCompletedOrder: unreachable })
  expect(await screen.findByRole('alert')).toHaveTextContent('The receipt could not be loaded.')
})
