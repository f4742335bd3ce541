import type { Announcement } from '@foyer/contract/omnia/site-content'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerHeldOrder, answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { success } from '../../cache/result.ts'
// Fetched with the page when it is needed; here before the test's time runs.
import '../../features/announcements/Announcements.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { getStandaloneStores } from '../../stores/orders/standalone-stores.ts'
import { usePlaceBadge } from '../../order/use-place-badge.ts'
import { OrderFrame } from './OrderFrame.tsx'

const news = (id: string, pages: string[]): Announcement => ({
  id,
  title: `About ${id}`,
  message: 'So that everybody knows.',
  style: 'Info',
  startDate: null,
  endDate: null,
  displayFrequencyInDays: null,
  pages,
  actionButton: null,
})

test('announcements stand over the pages of an order that they name, and over no other', async () => {
  const announcements = [news('films', ['/films/*']), news('tickets', ['/order/*'])]
  const { stores } = createTestStores(
    {},
    {
      content: {
        get: async () =>
          success({
            languageTag: 'en',
            components: { announcements, popups: [], elementDisplayRules: [] },
          }) as never,
      },
    },
  )
  const path = '/order/payment/'
  render(
    <MemoryRouter initialEntries={[path]}>
      <Application stores={stores}>
        <PageContextContext
          value={{ params: {}, pattern: path, url: new URL(path, 'https://halcyon.example') }}
        >
          <OrderFrame>
            <h1>Pay</h1>
          </OrderFrame>
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('complementary', { name: 'News: About tickets' })).toBeVisible()
  expect(screen.getAllByRole('complementary')).toHaveLength(1)
})

test('the header names the place for as long as its page is open', async () => {
  const { stores } = createTestStores({})
  const Page = () => {
    usePlaceBadge('H11')
    return <h1>We bring it over</h1>
  }
  const path = '/go/seat/1001/4/H11/'
  const inFrame = (content: ReactNode) => (
    <MemoryRouter initialEntries={[path]}>
      <Application stores={stores}>
        <PageContextContext
          value={{ params: {}, pattern: path, url: new URL(path, 'https://halcyon.example') }}
        >
          <OrderFrame>{content}</OrderFrame>
        </PageContextContext>
      </Application>
    </MemoryRouter>
  )
  const { rerender } = render(inFrame(<Page />))
  expect(within(screen.getByRole('banner')).getByText('H11')).toBeVisible()
  rerender(inFrame(<h1>Films</h1>))
  expect(screen.queryByText('H11')).toBeNull()
})

test.each([
  ['the order that a standalone payment names', '/order/payment/standalone/', '3:00'],
  ['the order that this browser has', '/order/payment/', '10:00'],
])('the header shows the time of %s', async (_, path, left) => {
  const { stores, script } = createTestStores({ getOrderCustomer: () => answerWith({ customer: null }) })
  script.getOrder = () => answerHeldOrder({ id: 'o9', expiresAt: '2026-11-21T12:03:00Z' })
  await getOrderStores(getStandaloneStores(stores, 'o9')).order.restore()
  script.getOrder = () => answerHeldOrder()
  const address = `${path}?orderId=o9`
  render(
    <MemoryRouter initialEntries={[address]}>
      <Application stores={stores}>
        <PageContextContext
          value={{ params: {}, pattern: path, url: new URL(address, 'https://halcyon.example') }}
        >
          <OrderFrame>
            <h1>Pay</h1>
          </OrderFrame>
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('timer', { name: `Held for you ${left}` })).toBeVisible()
})
