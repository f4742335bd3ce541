import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import {
  createVisitOrder,
  createVisitsAnswer,
  visitRelatedData,
} from '../../context/testing/member-visits.ts'
import { answerWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { page } from './page.ts'

const current = (orders = [createVisitOrder()], more: object = { totalCount: orders.length }) =>
  answerWith(createVisitsAnswer(orders, more))

async function visit(script: Script = {}, view = '') {
  const created = createMemberStores({
    getCurrentJourneys: () => current(),
    getPastJourneys: () =>
      current([createVisitOrder({ id: 'o2' })], { totalCount: 31, nextPageCursor: 'more' }),
    ...script,
  })
  const url = new URL(`https://halcyon.example/member/bookings-and-transactions/${view}`)
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/bookings-and-transactions/' }}>
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

it('lists what is to come: when, where, which seats and what is ordered, with its ticket and calendar entry', async () => {
  await visit()
  const list = within(await screen.findByRole('list', { name: 'Coming up' }))
  const row = within(list.getByRole('listitem'))
  expect(row.getByRole('heading', { name: 'Ninth Floor' })).toBeVisible()
  for (const each of [
    'Paid £31.50',
    'Sat 5 Dec, 19:40',
    /Halcyon Northgate.*Screen 4/,
    /Row H: 10.*11\. 2 × Popcorn/,
  ])
    expect(row.getByText(each)).toBeVisible()
  expect(row.getByRole('link', { name: 'Open the ticket' })).toHaveAttribute(
    'href',
    '/completed-order/?orderId=o1',
  )
  let saved: Blob | undefined
  URL.createObjectURL = (file) => {
    saved = file as Blob
    return 'blob:calendar'
  }
  URL.revokeObjectURL = () => undefined
  await userEvent.click(row.getByRole('button', { name: 'Add to calendar' }))
  expect(saved?.type).toBe('text/calendar')
})

describe('food and drink of the cinema', () => {
  const sells = (hasSellableItems: boolean) => ({
    getSites: () => answerWith({ sites: [{ ...visitRelatedData.sites[0], hasSellableItems } as never] }),
  })

  it('can be ordered for what is to come', async () => {
    await visit(sells(true))
    expect(await screen.findByRole('link', { name: 'Order food and drink for Ninth Floor' })).toHaveAttribute(
      'href',
      '/order/sites/1001/food-and-drink/',
    )
  })

  it.each([
    ['sells none', sells(false)],
    ['is not known', { getSites: unreachable }],
  ] as const)('leads nowhere where the cinema %s', async (_, script) => {
    const { getCalls } = await visit(script)
    await screen.findByRole('link', { name: 'Open the ticket' })
    await waitFor(() => expect(getCalls('getSites')).not.toEqual([]))
    expect(screen.queryByRole('link', { name: /Order food/ })).toBeNull()
  })
})

it('says how many there are in either segment, and leads to one by its number', async () => {
  await visit()
  const segment = within(screen.getByRole('navigation', { name: 'Which bookings' }))
  await waitFor(() =>
    expect(segment.getAllByRole('link').map((link) => link.textContent)).toEqual(['Coming up 1', 'Been 31']),
  )
  expect(segment.getByRole('link', { current: 'page' })).toHaveTextContent('Coming up')
  expect(screen.getByRole('link', { name: 'Find one by its number' })).toHaveAttribute('href', '/find-order/')
})

it('says of a reserved one what is due until when, by the cinema’s clock', async () => {
  const amount = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }
  const booking = {
    ...{ id: 'W', mode: 'Unpaid' as const, totalBookingFee: amount, originalBookingFee: amount },
    releasesAt: '2026-12-05T19:10:00Z',
  }
  await visit({ getCurrentJourneys: () => current([createVisitOrder({ booking, paymentSummary: [] })]) })
  expect(await screen.findByText('Reserved, pay £31.50 at the cinema by Sat 5 Dec, 19:10')).toBeVisible()
})

it('shows those that are over with their receipts, a refund is said, and asks for earlier ones', async () => {
  const refunded = createVisitOrder({ id: 'o9' })
  for (const { tickets } of refunded.showtimes) for (const ticket of tickets) ticket.refundStatus = 'Refunded'
  const { script } = await visit({}, '?view=been')
  expect(await screen.findByRole('link', { name: 'Receipt: Ninth Floor, Sat 5 Dec, 19:40' })).toHaveAttribute(
    'href',
    '/member/receipt/?orderId=o2',
  )
  script.getPastJourneys = unreachable
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The earlier ones could not be loaded')
  script.getPastJourneys = () => current([refunded], {})
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }))
  expect(await screen.findByText('Refunded £31.50')).toBeVisible()
  expect(screen.getAllByRole('listitem')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
})

it('says that nothing is booked, and leads to what is on', async () => {
  await visit({ getCurrentJourneys: () => current([]) })
  expect(await screen.findByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See what’s on' })).toHaveAttribute('href', '/films/')
})

it('says what did not come, and tries again at a press', async () => {
  const { script } = await visit({ getCurrentJourneys: unreachable })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your bookings could not be loaded.')
  let come: (answer: ReturnType<typeof current>) => void = () => undefined
  script.getCurrentJourneys = () => new Promise((resolve) => (come = resolve))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('button', { name: 'Trying again' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => come(current()))
  expect(await screen.findByRole('list', { name: 'Coming up' })).toBeVisible()
})
