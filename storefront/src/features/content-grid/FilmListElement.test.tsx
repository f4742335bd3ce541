import type { FilmDisplayStatus } from '@foyer/contract/enumerations'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../app/contexts.ts'
import { answered, orderStores } from '../../app/testing/order-stores.ts'
import { FilmListElement } from './FilmListElement.tsx'
import type { FilmListData } from './film-list-filters.ts'

const words = (text: string) => ({ text, translations: [] })
const named = (id: string) => ({ id, name: words(id), description: null })
const film = (id: string, genreIds: string[]) => ({
  id,
  hopk: id,
  hoCode: id,
  eventId: null,
  title: words(`Film ${id}`),
  runtimeInMinutes: 90,
  censorRatingId: null,
  genreIds,
  castAndCrew: [],
  trailers: [],
  displayPriority: 1,
})
const available = (filmId: string, showtimeAttributeIds: string[]) => ({
  filmId,
  siteId: null,
  categories: ['NowShowing'] satisfies FilmDisplayStatus[],
  showtimeAttributeIds,
  advanceBookingPeriods: [],
})

const element: FilmListData = {
  type: 'filmList',
  id: 'list',
  heading: null,
  mode: 'Grid',
  categories: ['NowShowing'],
  filters: ['genre', 'attribute'],
  maximumFilms: null,
  films: [],
  attributeId: null,
  eventId: null,
  genreId: null,
}

function Address() {
  return <output>{useLocation().search}</output>
}

/** The list on a page at an address with this query. */
async function show(query: string, change: Partial<FilmListData> = {}) {
  const related = { genres: [named('drama'), named('war')], censorRatings: [], castAndCrew: [], events: [] }
  const { stores } = orderStores({
    getFilms: () => answered({ films: [film('a', ['drama']), film('b', ['war'])], relatedData: related }),
    getFilmsAvailability: () =>
      answered({
        filmAvailabilities: [available('a', ['vast']), available('b', ['subtitled'])],
        relatedData: { attributes: [named('vast'), named('subtitled')] },
      }),
  })
  await stores.listing.ensure()
  const url = new URL(`https://halcyon.example/groups/${query}`)
  render(
    <MemoryRouter initialEntries={[`/groups/${query}`]}>
      <Application stores={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '*' }}>
          <FilmListElement element={{ ...element, ...change }} />
          <Address />
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  if (change.filters?.length !== 0) await screen.findByRole('group', { name: 'Filter' })
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('a list that asks nothing shows all of its films', async () => {
  await show('?list.genre=war', { filters: [] })
  expect(titles()).toEqual(['Film a', 'Film b'])
  expect(screen.queryByRole('group')).toBeNull()
})

test('shows the films that meet the filters of the address, up to its maximum', async () => {
  await show('?list.genre=war', { maximumFilms: 1 })
  expect(titles()).toEqual(['Film b'])
})

test('an answer goes into the address', async () => {
  await show('?language=en')
  await userEvent.click(screen.getByRole('combobox', { name: /Genre/ }))
  await userEvent.click(screen.getByRole('option', { name: 'war' }))
  expect(screen.getByText('?language=en&list.genre=war')).toBeVisible()
})

test('what nobody is offered is passed over', async () => {
  await show('?list.genre=musical')
  expect(titles()).toEqual(['Film a', 'Film b'])
})

test('where nothing meets several filters, all of them can be taken back', async () => {
  await show('?list.genre=war&list.attribute=vast&x=1')
  expect(titles()).toEqual(['There are no results matching the selected filters.'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(screen.getByText('?x=1')).toBeVisible()
})
