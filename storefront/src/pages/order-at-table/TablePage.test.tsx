import type { ItemProfileResponse } from '@foyer/contract/wire/items'
import { render, screen } from '@testing-library/react'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { ines, storedToken } from '../../context/testing/member-stores.ts'
import {
  createVisitOrder,
  createVisitsAnswer,
  visitRelatedData,
} from '../../context/testing/member-visits.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { menu } from '../../domain/testing/menu.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { page } from './page.ts'
import { TablePage } from './TablePage.tsx'

const text = (value: string) => ({ text: value, translations: [] })
const [table] = menu.relatedData.orderLocations ?? []

const tables = {
  ...menu,
  relatedData: {
    ...menu.relatedData,
    orderLocations: [
      ...(menu.relatedData.orderLocations ?? []),
      { id: 'lobby-12', name: text('Lobby, table 12') },
    ],
  },
}
/** All is sold with the bar alone. */
const onlyBar = {
  ...tables,
  relatedData: {
    ...tables.relatedData,
    items: tables.relatedData.items.map((item) => ({ ...item, availableHoursId: 'bar' })),
  },
}

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>
}

async function open(
  locationName: string,
  methods: readonly string[] = ['CustomLocationDelivery'],
  profile: ItemProfileResponse = tables,
  now = '2026-11-21T12:00:00Z',
  { script = {}, prepare }: { script?: Script; prepare?: (stores: Stores) => void } = {},
) {
  const tested = createTestStores({
    getSite: () =>
      answerWith({
        site: {
          id: '1001',
          name: text('Halcyon Docklands'),
          ianaTimeZoneName: 'Europe/London',
          hasSellableItems: true,
          allowedItemDeliveryMethods: methods,
          contactDetails: { address: { city: '' } },
        },
      }),
    getItemProfile: () => answerWith(profile),
    getItemAvailability: () =>
      answerWith({ siteId: '1001', itemAvailabilities: [], relatedData: { site: null } }),
    ...script,
  })
  const { stores, orderStores } = tested
  stores.today.now = Date.parse(now)
  prepare?.(stores)
  stores.configuration.value.feature.foodAndBeverage = true
  const context = {
    params: { siteId: '1001', locationName },
    pattern: '/go/table/:siteId/:locationName/',
    url: new URL('https://halcyon.example/go/table/1001/x/'),
  }
  await page.load?.(stores, context)
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <TablePage />
          <Address />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return orderStores.basket
}

it('brings what is chosen to the table of the address', async () => {
  const basket = await open(table?.id ?? '')
  expect(screen.getByText(table?.name.text ?? '')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'We bring it over' })).toBeVisible()
  expect(basket.itemsAt('1001').delivery).toEqual({
    method: 'CustomLocationDelivery',
    locationId: table?.id,
  })
})

it('leads to another table', async () => {
  await open(table?.id ?? '')
  await userEvent.click(screen.getByRole('button', { name: 'Another table?' }))
  const field = screen.getByRole('combobox', { name: 'Where are you?' })
  expect(field).toHaveFocus()
  await userEvent.selectOptions(field, 'Lobby, table 12')
  await userEvent.click(screen.getByRole('button', { name: 'Go to this table' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/go/table/1001/lobby-12/')
})

it.each([
  ['For you, until 13:00', '2026-11-21T12:30:00Z'],
  ['For you', '2026-11-21T10:30:00Z'],
])('names what is soon not sold any more with its end: %s', async (name, now) => {
  const kitchen = { id: 'kitchen', periods: [{ days: [6], from: '10:00', to: '13:00' }] }
  const profile = {
    ...tables,
    relatedData: {
      ...tables.relatedData,
      availableHours: [...tables.relatedData.availableHours, kitchen],
      items: tables.relatedData.items.map((item) => ({
        ...item,
        availableHoursId: item.id === 'beer' ? 'bar' : 'kitchen',
      })),
    },
  }
  await open(table?.id ?? '', undefined, profile, now)
  expect(screen.getByRole('link', { name })).toBeVisible()
})

it('says when the kitchen closes', async () => {
  // It is noon on a Saturday: only the bar is open, until one.
  await open(table?.id ?? '', undefined, onlyBar)
  expect(screen.getByText('Orders until 01:00.')).toBeVisible()
})

it.each([
  ['There is no such table at this cinema.', 'nowhere', ['CustomLocationDelivery']],
  ['Nothing is brought to the tables of this cinema.', table?.id ?? '', ['CounterPickup']],
])('says in place of the menu: %s', async (reason, name, methods) => {
  const basket = await open(name, methods)
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'We bring it over' })).toBeNull()
  // The band stays, with the way to another table.
  expect(screen.queryByText('Table nowhere') === null).toBe(name !== 'nowhere')
  expect(basket.itemsAt('1001').delivery).toBeNull()
})

describe('the visitor’s own film', () => {
  const schedule = {
    ...{
      businessDate: '2026-11-21',
      startsAt: '2026-11-21T20:50:00+00:00',
      endsAt: '2026-11-21T23:10:00+00:00',
    },
    ...{ filmStartsAt: '2026-11-21T21:05:00+00:00', filmEndsAt: '2026-11-21T23:00:00+00:00' },
  }
  const createRelatedData = (siteId = '1001') => ({
    ...visitRelatedData,
    showtimes: visitRelatedData.showtimes.map((showtime) => ({ ...showtime, siteId, schedule })),
  })
  const createBooking = (siteId?: string) => ({
    order: createVisitOrder(),
    relatedData: createRelatedData(siteId),
  })
  const bookHere = (siteId?: string) => ({
    script: { getCompletedOrder: () => answerWith(createBooking(siteId)) } as Script,
    prepare: (stores: Stores) => {
      stores.core.platform.session.set('foyer-booked', 'o1')
      // As the frame does.
      getOrderStores(stores).order.start()()
    },
  })
  const openAt = (now: string, own: Parameters<typeof open>[4]) =>
    open(table?.id ?? '', ['CustomLocationDelivery'], tables, now, own)

  it.each([
    ['2026-11-21T19:00:00Z', 'Halcyon Docklands · Your film, Ninth Floor, begins at 20:50: Screen 4.'],
    ['2026-11-21T21:30:00Z', 'Halcyon Docklands · Your film, Ninth Floor, is on: Screen 4.'],
  ])('is named at %s', async (now, said) => {
    await openAt(now, bookHere())
    expect(await screen.findByText(said)).toBeVisible()
  })

  it.each([
    ['of another cinema', '2026-11-21T19:00:00Z', bookHere('1002')],
    ['that is over', '2026-11-21T23:30:00Z', bookHere()],
    ['of another day', '2026-11-20T19:00:00Z', bookHere()],
    [
      'that nobody answers for',
      '2026-11-21T19:00:00Z',
      { ...bookHere(), script: { getCompletedOrder: unreachable } },
    ],
  ])('is none %s', async (_what, now, own) => {
    await openAt(now, own)
    expect(await screen.findByText('Halcyon Docklands')).toBeVisible()
    expect(screen.queryByText(/Your film/)).toBeNull()
  })

  it('is the member’s where the tab has bought nothing', async () => {
    await openAt('2026-11-21T19:00:00Z', {
      script: {
        getCurrentMember: () => answerWith({ member: ines }),
        getCurrentJourneys: () =>
          answerWith(createVisitsAnswer([createVisitOrder()], { relatedData: createRelatedData() })),
      },
      prepare: (stores) => stores.core.platform.local.set(memberTokenKey, storedToken),
    })
    expect(await screen.findByText(/Your film, Ninth Floor, begins at 20:50/)).toBeVisible()
  })
})
