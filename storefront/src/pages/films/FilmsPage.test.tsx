import type { FilmListShape } from '@foyer/theme-tokens/shapes'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { BrowserHistoryRouter } from '../../app/routing/BrowserHistoryRouter.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createBareFilm, createAvailability } from '../../context/testing/film-data.ts'
import { answerWith, createTestStores, type Script } from '../../context/testing/order-stores.ts'
// Fetched when words are asked for; here before a test's time runs.
import '../../features/film-list/find-films.ts'
import { FilmsPage } from './FilmsPage.tsx'

const relatedData = { genres: [], censorRatings: [], castAndCrew: [], events: [], attributes: [] }
const script: Script = {
  getFilms: () =>
    answerWith({ films: [createBareFilm('a', 'Alto'), createBareFilm('b', 'The Salt Road')], relatedData }),
  getFilmsAvailability: () =>
    answerWith({
      filmAvailabilities: ['a', 'b'].map((id) => createAvailability(id, 'ComingSoon')),
      relatedData: { attributes: [] },
    }),
}

/** The page at whatever address the router has. */
function AtAddress() {
  const { pathname, search } = useLocation()
  const url = new URL(`https://halcyon.example${pathname}${search}`)
  return (
    <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>
      <FilmsPage />
    </PageContextContext>
  )
}

test('a list that follows what is typed leaves the keyboard in the field', async () => {
  const { stores } = createTestStores(script)
  await stores.listing.ensure()
  render(
    <TestRouter initialEntries={['/films/?category=ComingSoon']}>
      <Application stores={stores}>
        <AtAddress />
      </Application>
    </TestRouter>,
  )
  const field = screen.getByRole('searchbox')
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'road' } })
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement))
  await waitFor(() => expect(screen.queryByText('Alto')).toBeNull())
  expect(field).toHaveFocus()
})

/** The page at the address that it was opened with, however the router goes on: its data is on its way for ever. */
function Held({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const [url] = useState(new URL(`https://halcyon.example/films/${search}`))
  return <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>{children}</PageContextContext>
}

const AtFilms = ({ children }: { children: ReactNode }) => (
  <TestRouter initialEntries={['/films/']}>{children}</TestRouter>
)

async function showHeld({
  Router = AtFilms,
  shape = 'Rows',
}: { Router?: typeof AtFilms; shape?: FilmListShape } = {}) {
  const { stores } = createTestStores({
    ...script,
    getFilmsAvailability: () =>
      answerWith({
        filmAvailabilities: [
          { ...createAvailability('a', 'NowShowing'), showtimeAttributeIds: ['vast'] },
          createAvailability('b', 'NowShowing'),
        ],
        relatedData: {
          attributes: [
            {
              id: 'vast',
              name: { text: 'Vast', translations: [] },
              description: null,
              shortName: null,
              displayPriority: 1,
              isPromoted: false,
            },
          ],
        },
      }),
    getFilmScreeningDates: () =>
      answerWith({
        filmScreeningDates: [
          {
            businessDate: '2026-11-22',
            filmScreenings: [{ filmId: 'a', sites: [{ siteId: '1', showtimeAttributeIds: ['vast'] }] }],
          },
        ],
      }),
  })
  await stores.listing.ensure()
  await stores.screeningDates.for({ siteIds: [] }).ensure()
  stores.configuration.value.shapes.filmList = shape
  render(
    <Router>
      <Application stores={stores}>
        <Held>
          <FilmsPage />
        </Held>
      </Application>
      <Address />
    </Router>,
  )
}

const Address = () => <code>{useLocation().search}</code>

test('how many there are is said at once, while the list still waits for its times', async () => {
  await showHeld()
  expect(screen.getByRole('status')).toHaveTextContent('2')
  fireEvent.change(screen.getByRole('combobox', { name: /Screen/ }), { target: { value: 'vast' } })
  expect(screen.getByRole('status')).toHaveTextContent('1')
  expect(screen.getByRole('heading', { name: 'The Salt Road' })).toBeVisible()
})

test('two filters that are set one right after the other both count', async () => {
  await showHeld()
  fireEvent.change(screen.getByRole('combobox', { name: /Screen/ }), { target: { value: 'vast' } })
  fireEvent.change(screen.getByRole('combobox', { name: /Day/ }), { target: { value: '2026-11-22' } })
  expect(screen.getByText('?date=2026-11-22&attribute=vast')).toBeInTheDocument()
})

test('two within one frame both count, which the page follows after it', async () => {
  Object.assign(window, { navigation: new EventTarget() })
  history.replaceState(null, '', '/films/')
  await showHeld({ Router: BrowserHistoryRouter })
  fireEvent.change(screen.getByRole('combobox', { name: /Screen/ }), { target: { value: 'vast' } })
  fireEvent.change(screen.getByRole('combobox', { name: /Day/ }), { target: { value: '2026-11-22' } })
  expect(screen.queryByText(/vast/, { selector: 'code' })).toBeNull()
  expect(location.search).toBe('?date=2026-11-22&attribute=vast')
  expect(await screen.findByText('?date=2026-11-22&attribute=vast')).toBeInTheDocument()
  delete (window as { navigation?: unknown }).navigation
})

test('how many the words find is said in the place where it stood, also where nothing had been looked for before', async () => {
  await showHeld()
  const field = screen.getByRole('searchbox')
  const said = screen.getByRole('status')
  act(() => field.focus())
  // What it is looked for with comes with the focus.
  await act(() => import('../../features/film-list/find-films.ts'))
  fireEvent.change(field, { target: { value: 'road' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  expect(said).toBeVisible()
  expect(said).toHaveTextContent('1')
  expect(screen.getByRole('status')).toBe(said)
})

test.each([
  ['Rows', 'Rows', 'FoyerFilmRow'],
  ['Programme', 'Rows', 'FoyerProgrammeEntry'],
  ['Tiles', 'Tiles', 'FoyerFilmTile'],
] as const)(
  'films that can be booked are listed in the shape of the brand: %s',
  async (shape, mode, name) => {
    await showHeld({ shape })
    const heading = await screen.findByRole('heading', { level: 2, name: 'Alto' })
    expect(heading.closest('article')?.className).toContain(name)
    expect(heading.closest('[data-mode]')).toHaveAttribute('data-mode', mode)
  },
)
