import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerWith, createTestStores, refuseFor, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { menu } from '../../domain/testing/menu.ts'
import { getPlaceStore } from '../../stores/items/place-store.ts'
import { SeatPage } from './SeatPage.tsx'
import { page } from './page.ts'

const text = (value: string) => ({ text: value, translations: [] })
const site = (allowedItemDeliveryMethods: readonly string[]) =>
  answerWith({
    site: {
      id: '1001',
      name: text('Halcyon Docklands'),
      ianaTimeZoneName: 'Europe/London',
      hasSellableItems: true,
      allowedItemDeliveryMethods,
      contactDetails: { address: { city: '' } },
    },
  })
const onNow = (...showtimes: object[]) =>
  answerWith({ screenId: '4', showtimes, relatedData: { films: [{ id: 'f1', title: text('Ninth Floor') }] } })
/** It is noon. */
const showtime = (startsAt: string) => ({
  id: 's1',
  filmId: 'f1',
  siteId: '1001',
  screenId: '4',
  attributeIds: [],
  schedule: {
    businessDate: '2026-11-21',
    startsAt,
    filmStartsAt: startsAt,
    filmEndsAt: '2026-11-21T14:00:00Z',
    endsAt: '2026-11-21T14:10:00Z',
  },
  isSoldOut: false,
  seatLayoutId: 'l4',
  isAllocatedSeating: true,
  areaCategories: [],
})
const seats = ['10', '11'].map((label, index) => ({
  id: `h${label}`,
  label,
  rowLabel: 'H',
  type: 'Normal',
  areaCategoryId: 'standard',
  seatGroupIds: [],
  position: { areaNumber: 1, rowNumber: 1, columnNumber: index + 1 },
}))
const boundary = { left: 0, right: 100, top: 0, bottom: 100 }
const layout = answerWith({
  seatLayout: {
    id: 'l4',
    screenId: '4',
    boundary,
    areas: [
      {
        number: 1,
        areaCategoryId: 'standard',
        name: text('Stalls'),
        columnCount: 2,
        rowCount: 1,
        boundary,
        rows: [{ number: 1, label: 'H', seats }],
      },
    ],
  },
  relatedData: { areaCategories: [] },
})

async function open(seatName: string, script: Script = {}) {
  const tested = createTestStores({
    getSite: () => site(['CounterPickup', 'InSeatDelivery']),
    getItemProfile: () => answerWith(menu),
    getItemAvailability: () =>
      answerWith({ siteId: '1001', itemAvailabilities: [], relatedData: { site: null } }),
    getShowtimesByScreen: () => onNow(showtime('2026-11-21T12:06:00Z')),
    getSeatLayout: () => layout,
    ...script,
  })
  const { stores } = tested
  stores.today.now = Date.parse('2026-11-21T12:00:00Z')
  stores.configuration.value.feature.foodAndBeverage = true
  const context = {
    params: { siteId: '1001', screenId: '4', seatName },
    pattern: '/go/seat/:siteId/:screenId/:seatName/',
    url: new URL(`https://halcyon.example/go/seat/1001/4/${seatName}/`),
  }
  await page.load?.(stores, context)
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <SeatPage />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return tested
}

it('says where the visitor sits and what begins, and brings what is chosen there', async () => {
  const { stores, orderStores } = await open('h11')
  expect(getPlaceStore(stores).name).toBe('H11')
  expect(screen.getByText('Row H, seat 11')).toBeVisible()
  expect(screen.getByText('Ninth Floor starts in 6 minutes.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'We bring it over' })).toBeVisible()
  expect(orderStores.basket.itemsAt('1001').delivery).toEqual({
    method: 'InSeatDelivery',
    seat: { showtimeId: 's1', seatId: 'h11' },
  })
})

it('brings it while the film is on too', async () => {
  await open('H11', { getShowtimesByScreen: () => onNow(showtime('2026-11-21T11:00:00Z')) })
  expect(screen.getByText('Ninth Floor is on.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'We bring it over' })).toBeVisible()
})

it.each<[string, string, Script]>([
  ['There is no such seat at this screen.', 'Z9', {}],
  ['Nothing is on at this screen just now.', 'H11', { getShowtimesByScreen: () => onNow() }],
  [
    'Nothing is on at this screen just now.',
    'H11',
    { getShowtimesByScreen: () => refuseFor('screen-not-found') },
  ],
  ['Nothing is brought to the seats of this cinema.', 'H11', { getSite: () => site(['CounterPickup']) }],
])('keeps the place and says in place of the menu: %s', async (reason, seatName, script) => {
  const { stores, orderStores } = await open(seatName, script)
  // A seat that is not there is not named in the header either.
  expect(getPlaceStore(stores).name).toBe(reason.includes('brought to the seats') ? 'H11' : null)
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.getByText(/^(Row H, seat 11|Seat )/, { selector: 'strong' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'We bring it over' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Order at the counter' })).toHaveAttribute(
    'href',
    '/order/sites/1001/food-and-drink/',
  )
  expect(orderStores.basket.itemsAt('1001').delivery).toBeNull()
})

it('can be dimmed, and remembers it', async () => {
  const { stores } = await open('H11')
  await userEvent.click(screen.getByRole('switch', { name: 'Dim the page' }))
  expect(stores.core.platform.local.get('foyer-dim')).toBe('1')
  expect(document.querySelector('[data-slot=dim]')).toBeInTheDocument()
  // Nothing moves either.
  expect(document.documentElement).toHaveAttribute('data-dim')
  await userEvent.click(screen.getByRole('switch', { name: 'Dim the page' }))
  expect(stores.core.platform.local.get('foyer-dim')).toBeNull()
  expect(document.querySelector('[data-slot=dim]')).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-dim')
})

it('opens the field for another seat at a press', async () => {
  await open('H11')
  await userEvent.click(screen.getByRole('button', { name: /Type your seat$/ }))
  expect(screen.getByRole('textbox', { name: 'Your seat, with its row' })).toHaveFocus()
})
