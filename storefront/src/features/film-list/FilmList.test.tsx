import type { FilmDisplayStatus } from '@foyer/contract/enumerations'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../app/contexts.ts'
import { answered, orderStores } from '../../app/testing/order-stores.ts'
import { readFilters } from './film-filters.ts'
import { FilmList } from './FilmList.tsx'
// Fetched when words are asked for; here before a test's time runs.
import './FoundFilms.tsx'

const words = (text: string) => ({ text, translations: [] })
const film = (id: string, title: string) => ({
  id,
  hopk: id,
  hoCode: id,
  eventId: null,
  title: words(title),
  runtimeInMinutes: 90,
  censorRatingId: null,
  genreIds: [],
  castAndCrew: [],
  trailers: [],
  displayPriority: 1,
})
const soon = (filmId: string) => ({
  filmId,
  siteId: null,
  categories: ['ComingSoon'] satisfies FilmDisplayStatus[],
  showtimeAttributeIds: [],
  advanceBookingPeriods: [],
})

async function show(query: string) {
  const relatedData = { genres: [], censorRatings: [], castAndCrew: [], events: [], attributes: [] }
  const { stores } = orderStores({
    getFilms: () =>
      answered({ films: [film('a', 'Alto'), film('b', 'The Salt Road'), film('c', 'Nine')], relatedData }),
    getFilmsAvailability: () =>
      answered({ filmAvailabilities: ['a', 'b', 'c'].map(soon), relatedData: { attributes: [] } }),
  })
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
