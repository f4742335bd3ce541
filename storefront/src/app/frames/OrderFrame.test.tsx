import type { Announcement } from '@foyer/contract/omnia/site-content'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerHeldOrder, answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { success } from '../../cache/result.ts'
// Fetched with the page when it is needed; here before the test's time runs.
import '../../features/announcements/Announcements.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { getStandaloneStores } from '../../stores/orders/standalone-stores.ts'
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
