import type { Attribute } from '@foyer/contract/wire/attributes'
import type { Film } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { getFiltersStore } from '../../stores/filters/filters.ts'
import { createBareFilm } from '../../context/testing/film-data.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import type { FollowingDay } from '../../film/showtimes/following-times.ts'
import { DayListing } from './DayListing.tsx'

const toText = (text: string) => ({ text, translations: [] })
const attribute = (id: string): Attribute => ({
  id,
  name: toText(id),
  shortName: toText(id),
  description: null,
  importantMessage: null,
  displayPriority: 5,
  isPromoted: false,
})
const showtime = (id: string, time: string, attributeIds: string[]) =>
  ({
    id,
    filmId: 'a',
    siteId: '1001',
    screenId: 'S1',
    schedule: { businessDate: '2026-11-21', startsAt: `2026-11-21T${time}:00+00:00` },
    isSoldOut: false,
    isAllocatedSeating: true,
    attributeIds,
  }) as unknown as Showtime
const day = {
  businessDate: '2026-11-21',
  showtimes: [
    showtime('t1', '18:00', ['vast']),
    showtime('t2', '19:00', ['subtitled']),
    showtime('t3', '20:00', ['vast', 'subtitled']),
    showtime('t4', '21:00', ['relaxed']),
  ],
  screens: { S1: { id: 'S1', name: toText('Screen 1') } },
  attributes: Object.fromEntries(['vast', 'subtitled', 'relaxed'].map((id) => [id, attribute(id)])),
}

function show(address = '/films/alto/a/', following?: FollowingDay) {
  const { stores } = createTestStores({})
  stores.today.tick()
  const page = (date: string) => (
    <StrictMode>
      <TestRouter initialEntries={[address]}>
        <Application stores={stores}>
          <DayListing
            key={date}
            film={createBareFilm('a', 'Alto') as unknown as Film}
            day={day}
            date={date}
            next={undefined}
            siteOrder={['1001']}
            following={following}
          />
          <Where />
        </Application>
      </TestRouter>
    </StrictMode>
  )
  const { rerender } = render(page('2026-11-21'))
  return { stores, turnTo: (date: string) => rerender(page(date)) }
}
const Where = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const at = () => screen.getByTestId('address').textContent
const times = () =>
  screen.queryAllByRole('link', { name: /Screen 1/ }).map((link) => link.getAttribute('href'))
const chip = (name: string) => screen.getByRole('button', { name })
const hrefs = (...ids: string[]) => ids.map((id) => `/order/showtimes/${id}/tickets/`)

test('a listing shows the showtimes that have every attribute that is pressed', async () => {
  show()
  expect(times()).toHaveLength(4)
  await userEvent.click(chip('vast'))
  expect(times().sort()).toEqual(hrefs('t1', 't3'))
  await userEvent.click(chip('subtitled'))
  expect(times()).toEqual(hrefs('t3'))
  await userEvent.click(chip('vast'))
  expect(times().sort()).toEqual(hrefs('t2', 't3'))
})

test('what nothing has can be taken back', async () => {
  show()
  await userEvent.click(chip('vast'))
  await userEvent.click(chip('relaxed'))
  expect(times()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(times()).toHaveLength(4)
})

test('the store holds the filter for as long as its day is shown', async () => {
  const { stores, turnTo } = show()
  await userEvent.click(chip('vast'))
  expect(getFiltersStore(stores).filter('showtimes a 2026-11-21')).toMatchObject({
    type: 'Showtime',
    siteId: null,
    sections: { attribute: { fixed: false } },
  })
  turnTo('2026-11-22')
  expect(getFiltersStore(stores).filter('showtimes a 2026-11-21')).toBeUndefined()
  // What is asked of a showtime holds for another day too.
  expect(chip('vast')).toHaveAttribute('aria-pressed', 'true')
})

test('what is pressed stands in the address, beside what else is there', async () => {
  show('/films/alto/a/?date=2026-11-21&cinema=1001')
  await userEvent.click(chip('vast'))
  expect(at()).toBe('/films/alto/a/?date=2026-11-21&cinema=1001&attribute=vast')
  await userEvent.click(chip('subtitled'))
  expect(at()).toBe('/films/alto/a/?date=2026-11-21&cinema=1001&attribute=vast,subtitled')
  await userEvent.click(chip('vast'))
  await userEvent.click(chip('subtitled'))
  expect(at()).toBe('/films/alto/a/?date=2026-11-21&cinema=1001')
})

test('an address that is shared, gone back to or loaded again shows what it says; what there is not is left out', () => {
  show('/films/alto/a/?attribute=vast,subtitled,none-such')
  expect(times()).toEqual(hrefs('t3'))
  expect(chip('vast')).toHaveAttribute('aria-pressed', 'true')
  expect(chip('relaxed')).toHaveAttribute('aria-pressed', 'false')
})

test('where few times are left, the first of the next day stand after them in the same line, named and quiet', async () => {
  const next = ['18:30', '19:15'].map((time, index) => {
    const { schedule, ...rest } = showtime(`n${index}`, time, ['vast'])
    return {
      ...rest,
      schedule: { ...schedule, businessDate: '2026-11-22', startsAt: `2026-11-22T${time}:00+00:00` },
    }
  }) as unknown as Showtime[]
  show('/films/alto/a/?attribute=vast', {
    date: '2026-11-22',
    day: { ...day, businessDate: '2026-11-22' },
    showtimes: next,
  })
  expect(times()).toHaveLength(4)
  // In the line of their attribute, after the day's own.
  expect(times().slice(-3)).toEqual(hrefs('t1', 'n0', 'n1'))
  const following = screen.getByRole('link', { name: /^Tomorrow, 18:30, Screen 1/ })
  expect(following).toHaveAttribute('data-quiet', '')
  expect(following).toHaveTextContent('Tomorrow')
  await userEvent.click(chip('vast'))
  // Four are enough.
  expect(times().sort()).toEqual(hrefs('t1', 't2', 't3', 't4'))
})
