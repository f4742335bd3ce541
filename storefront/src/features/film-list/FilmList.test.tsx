import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../app/contexts.ts'
import { bareFilm, onAs } from '../../app/testing/film-facts.ts'
import { answered, orderStores, unreachable, type Script } from '../../app/testing/order-stores.ts'
import { readFilters } from './film-filters.ts'
import { FilmList } from './FilmList.tsx'
// Fetched when words are asked for; here before a test's time runs.
import './FoundFilms.tsx'

const relatedData = { genres: [], censorRatings: [], castAndCrew: [], events: [], attributes: [] }
const programme: Script = {
  getFilms: () =>
    answered({
      films: [bareFilm('a', 'Alto'), bareFilm('b', 'The Salt Road'), bareFilm('c', 'Nine')],
      relatedData,
    }),
  getFilmsAvailability: () =>
    answered({
      filmAvailabilities: ['a', 'b', 'c'].map((id) => onAs(id, 'ComingSoon')),
      relatedData: { attributes: [] },
    }),
}

async function show(query: string, { stores } = orderStores(programme)) {
  await stores.listing.ensure()
  const url = new URL(`https://halcyon.example/films/?category=ComingSoon${query}`)
  render(
    <MemoryRouter initialEntries={[url.pathname + url.search]}>
      <Application stores={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>
          <FilmList filters={readFilters(url.searchParams)} />
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  const headings = await screen.findAllByRole('heading', { level: 2 })
  return headings.map(({ textContent }) => textContent)
}

test('without words every film of the category stands in the listing’s order', async () => {
  expect(await show('')).toEqual(['Alto', 'Nine', 'The Salt Road'])
})

test('words find films by their beginnings and forgive a slip', async () => {
  expect(await show('&q=salt')).toContain('The Salt Road')
  expect(screen.queryByText('Nine')).toBeNull()
})

test('a slip is forgiven', async () => {
  expect(await show('&q=the+satl+road')).toEqual(['The Salt Road'])
})

test('words that nothing is like are named in what is said', async () => {
  const [said] = await show('&q=zzzz')
  expect(said).toContain('zzzz')
})

test('a page left open asks for the rest of a day until it comes, with each step of its clock', async () => {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  let getShowtimesByBusinessDate: NonNullable<Script['getShowtimesByBusinessDate']> = unreachable
  const shop = orderStores(
    { ...programme, getShowtimesByBusinessDate: () => getShowtimesByBusinessDate() },
    { clock },
  )
  const { stores, callsOf } = shop
  stores.today.tick()
  const date = stores.today.businessDate()
  const day = { businessDate: date, showtimes: [], screens: {}, attributes: {} }
  stores.showtimes.entry({ date, siteIds: [] }).set({ ...day, firstTimesOf: { attribute: null } })
  await show('', shop)
  const asked = () => callsOf('getShowtimesByBusinessDate').length
  const step = () =>
    act(async () => {
      clock.time += 30_000
      stores.today.tick()
    })
  expect(asked()).toBe(1)
  await step()
  expect(asked()).toBe(2)
  getShowtimesByBusinessDate = () =>
    answered({ businessDate: date, showtimes: [], relatedData: { screens: [], attributes: [] } })
  await step()
  expect(asked()).toBe(3)
  await step()
  expect(asked()).toBe(3)
})
