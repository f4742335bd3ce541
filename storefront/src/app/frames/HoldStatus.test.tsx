import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
// Fetched with the page when it is needed; here before the test's time runs.
import '../../features/notifications/Notifications.tsx'
import { initialData } from '../../context/testing/page-data.ts'
import { HoldStatus } from './HoldStatus.tsx'

/** A page with an order that has 90 seconds left; its messages are in the notifications. */
async function open(latestExpiresAt: string | null | undefined, script: Script = {}) {
  const { stores, orderStores } = createTestStores(
    {
      getOrder: () =>
        answerHeldOrder({
          expiresAt: '2026-11-21T12:01:30Z',
          ...(latestExpiresAt === undefined ? {} : { latestExpiresAt }),
        }),
      getOrderCustomer: () => refuseFor('order-not-found'),
      ...script,
    },
    {},
    { ...initialData, holdMinutes: 10 },
  )
  await orderStores.order.restore()
  const path = '/order/payment/'
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <Application stores={stores}>
        <PageContextContext
          value={{ params: {}, pattern: path, url: new URL(path, 'https://halcyon.example') }}
        >
          <HoldStatus />
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  // What the notice says is fetched when it is needed.
  await act(async () => import('./hold-notice.ts'))
  return { notices: () => stores.notifications.visible, order: orderStores.order, unmount }
}

describe('near the end of a hold', () => {
  it.each([
    ['for the whole time again where that can be', '2026-11-21T12:30:00Z', /for 10 minutes more/],
    ['for what is left of the longest hold', '2026-11-21T12:07:40Z', /for 7 minutes more/],
    ['where a server names no latest end', undefined, /for 10 minutes more/],
    ['where a server names none by null', null, /for 10 minutes more/],
  ])('more time is offered %s', async (_, latest, label) => {
    const { notices } = await open(latest)
    expect(notices().map(({ title, actionButton }) => [title, actionButton?.label])).toEqual([
      ['Still choosing?', expect.stringMatching(label)],
    ])
  })

  it.each([['2026-11-21T12:01:30Z'], ['2026-11-21T12:02:00Z']])(
    'none is offered where the hold ends for good (%s)',
    async (latest) => {
      const { notices } = await open(latest)
      expect(notices()).toMatchObject([
        { title: 'Your seats cannot be held any longer', messages: [expect.stringMatching(/for another/)] },
      ])
      expect(notices()[0]).not.toHaveProperty('actionButton')
    },
  )

  it('says so where the server refuses because the order has been held for as long as can be', async () => {
    const { notices } = await open(undefined, {
      resetOrderExpiry: () => refuseFor('hold-time-exhausted'),
    })
    notices()[0]?.actionButton?.onClick?.()
    await waitFor(() => expect(notices()).toMatchObject([{ title: 'Your seats cannot be held any longer' }]))
  })
})

it('what is said near the end is taken back with the page', async () => {
  const { notices, unmount } = await open(undefined)
  expect(notices()).toHaveLength(1)
  unmount()
  expect(notices()).toEqual([])
})

describe('an order without a showtime', () => {
  const goods = (latestExpiresAt?: string) => ({
    getOrder: () =>
      answerHeldOrder({
        showtimes: [],
        items: [{ id: 'i1', itemId: 'mug' }],
        expiresAt: '2026-11-21T12:01:30Z',
        ...(latestExpiresAt === undefined ? {} : { latestExpiresAt }),
      }),
  })

  it('shows its time, and speaks of no seats when that ends', async () => {
    const { notices } = await open(undefined, goods())
    expect(screen.getByRole('timer', { name: /Held for you/ })).toBeVisible()
    expect(notices()).toMatchObject([
      {
        messages: [expect.stringMatching(/^Your order is kept/)],
        actionButton: { label: expect.stringMatching(/^Keep it for/) },
      },
    ])
  })

  it('says, too, that it cannot be kept any longer', async () => {
    const { notices } = await open(undefined, goods('2026-11-21T12:01:30Z'))
    expect(notices()).toMatchObject([{ title: 'Your order cannot be kept any longer' }])
  })

  it('has none while nothing is on it', async () => {
    await open(undefined, { getOrder: () => answerHeldOrder({ showtimes: [], items: [] }) })
    expect(screen.queryByRole('timer')).toBeNull()
  })
})
