import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Link, useLocation } from 'react-router-dom'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createBareFilm, createAvailability } from '../../context/testing/film-data.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { readFilters, type FilmFilters } from './film-filters-url.ts'
import { FilteredFilmList } from './FilteredFilmList.tsx'
import { getFirstTimesKey } from '../../stores/films/showtimes.ts'
import { FilmListToolbar } from './FilmListToolbar.tsx'
// Fetched when words are asked for; here before a test's time runs.
import './find-films.ts'

const relatedData = { genres: [], censorRatings: [], castAndCrew: [], events: [], attributes: [] }
const programme: Script = {
  getFilms: () =>
    answerWith({
      films: [createBareFilm('a', 'Alto'), createBareFilm('b', 'The Salt Road'), createBareFilm('c', 'Nine')],
      relatedData,
    }),
  getFilmsAvailability: () =>
    answerWith({
      filmAvailabilities: ['a', 'b', 'c'].map((id) => createAvailability(id, 'ComingSoon')),
      relatedData: { attributes: [] },
    }),
}

/** As the page has them. */
const Listed = ({ filters }: { filters: FilmFilters }) => (
  <>
    <FilmListToolbar />
    <FilteredFilmList filters={filters} />
  </>
)

/** Drawn, and what it waits for with it: what suspends within a press or a drawing wants it awaited. */
const shown = (page: ReactElement) => act(async () => render(page))

async function show(query: string, { stores } = createTestStores(programme)) {
  await stores.listing.ensure()
  const url = new URL(`https://halcyon.example/films/?category=ComingSoon${query}`)
  await shown(
    <TestRouter initialEntries={[url.pathname + url.search]}>
      <Application stores={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>
          <Listed filters={readFilters(url.searchParams, stores.configuration.value.browsing)} />
        </PageContextContext>
      </Application>
    </TestRouter>,
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

/** A page at an address, with all the films it needs. */
async function pageAt(address: string) {
  const { stores } = createTestStores(programme)
  await stores.listing.ensure()
  return (
    <TestRouter initialEntries={[address]}>
      <Application stores={stores}>
        <AtAddress stores={stores} />
      </Application>
    </TestRouter>
  )
}

test('whoever takes the words back by their tag stays where the tags are, and hears how many films there are then', async () => {
  await shown(await pageAt('/films/?category=ComingSoon&q=salt'))
  const remove = await screen.findByRole('button', { name: /salt/ })
  const count = screen.getByRole('status')
  expect(count).not.toHaveTextContent('3')
  remove.focus()
  await userEvent.click(remove)
  expect(await screen.findByText('Nine')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Filters' })).toHaveFocus()
  expect(screen.getByRole('status')).toBe(count)
  expect(count).toHaveTextContent('3')
})

test('the server draws what the words find, and the browser takes it over as it stands', async () => {
  const address = '/films/?category=ComingSoon&q=salt'
  const container = document.createElement('div')
  // The server waits for what a page needs: here it has come with an earlier drawing.
  const earlier = await shown(await pageAt(address))
  earlier.unmount()
  container.innerHTML = renderToString(await pageAt(address))
  document.body.append(container)
  const drawn = screen.getByText('The Salt Road')
  const onRecoverableError = jest.fn()
  const page = await pageAt(address)
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }))
  expect(screen.getByText('The Salt Road')).toBe(drawn)
  await userEvent.click(screen.getByRole('button', { name: /salt/ }))
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3)
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
})

test('where one filter leaves nothing it is named, with the advice to take another', async () => {
  const [said] = await show('&q=zzzz')
  expect(said).toBe('There are no "zzzz" films.')
  expect(screen.getByText('Choose another filter option to view films.')).toBeVisible()
})

test('where several leave nothing, all of them can be cleared', async () => {
  const [said] = await show('&q=zzzz&date=2026-11-22')
  expect(said).toBe('There are no results matching the selected filters.')
  // Beside it the bar of what is chosen clears it, too.
  for (const clear of screen.getAllByRole('link', { name: 'Clear all filters' }))
    expect(clear).toHaveAttribute('href', '/films/?category=ComingSoon')
})

test('where several leave nothing they are named, and each that leaves films without it can be dropped', async () => {
  await show('&q=salt&date=2026-11-22')
  expect(screen.getByText(/^Together they leave none: .*22 November.*salt/)).toBeVisible()
  // Without the words nothing is on that day, either.
  const drops = screen.getAllByRole('link', { name: /^Without / })
  expect(drops.map((drop) => [drop.textContent, drop.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^Without .*22 November: 2 films$/), '/films/?category=ComingSoon&q=salt'],
  ])
})

test('without any film and any filter it says so', async () => {
  const { getFilmsAvailability } = programme
  const none = { getFilmsAvailability, getFilms: () => answerWith({ films: [], relatedData }) } as Script
  const [said] = await show('', createTestStores(none))
  expect(said).toBe('Sorry, there are no films!')
})

test('posters stand for the films of a cinema until it has said what it shows', async () => {
  const { stores } = createTestStores({
    ...programme,
    getFilmScreeningDates: () => answerWith({ filmScreeningDates: [] }),
  })
  await stores.listing.ensure()
  const url = new URL('https://halcyon.example/films/?category=ComingSoon&cinema=1001')
  render(
    <TestRouter initialEntries={[url.pathname + url.search]}>
      <Application stores={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>
          <Listed filters={readFilters(url.searchParams, stores.configuration.value.browsing)} />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  expect(screen.queryByRole('heading')).toBeNull()
  expect(document.querySelectorAll('[data-shape=poster]')).toHaveLength(17)
  await act(() => stores.screeningDates.for({ siteIds: ['1001'] }).ensure())
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible()
})

test('a page left open asks for the rest of a day until it comes, with each step of its clock', async () => {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  let getShowtimesByBusinessDate: NonNullable<Script['getShowtimesByBusinessDate']> = unreachable
  const shop = createTestStores(
    { ...programme, getShowtimesByBusinessDate: () => getShowtimesByBusinessDate() },
    { clock },
  )
  const { stores, getCalls } = shop
  stores.today.tick()
  const date = stores.today.businessDate()
  const day = { businessDate: date, showtimes: [], screens: {}, attributes: {} }
  stores.showtimes
    .entry({ date, siteIds: [] })
    .hydrate({ value: day, remaining: 0, part: getFirstTimesKey(null) })
  clock.time += 6_000
  await show('', shop)
  const requested = () => getCalls('getShowtimesByBusinessDate').length
  const step = () =>
    act(async () => {
      clock.time += 30_000
      stores.today.tick()
    })
  expect(requested()).toBe(1)
  await step()
  expect(requested()).toBe(2)
  getShowtimesByBusinessDate = () =>
    answerWith({ businessDate: date, showtimes: [], relatedData: { screens: [], attributes: [] } })
  await step()
  expect(requested()).toBe(3)
  await step()
  expect(requested()).toBe(3)
})

describe('a list of a great many films', () => {
  const many = Array.from({ length: 70 }, (_, index) => `Film ${String(index + 1)}`)
  const largeCatalogue: Script = {
    getFilms: () => answerWith({ films: many.map((title) => createBareFilm(title, title)), relatedData }),
    getFilmsAvailability: () =>
      answerWith({
        filmAvailabilities: many.map((id) => createAvailability(id, 'ComingSoon')),
        relatedData: { attributes: [] },
      }),
  }
  const more = () => screen.queryByRole('link', { name: 'Show more films' })

  test('begins with its first thirty, says how many there are, and leads to more by an address', async () => {
    expect(await show('', createTestStores(largeCatalogue))).toEqual(many.slice(0, 30))
    expect(screen.getByRole('status')).toHaveTextContent('70')
    expect(more()).toHaveAttribute('href', '/films/?category=ComingSoon&shown=60')
  })

  test.each([
    ['60', 60],
    ['90', 70],
    ['1', 30],
    ['-5', 30],
    ['many', 30],
  ])('stands there with as many as its address asks for: %s', async (requested, count) => {
    expect(await show(`&shown=${requested}`, createTestStores(largeCatalogue))).toHaveLength(count)
    expect(more() !== null).toBe(count < 70)
  })

  test('leads on to the first of those that have come', async () => {
    const { stores } = createTestStores(largeCatalogue)
    await stores.listing.ensure()
    render(
      <TestRouter initialEntries={['/films/?category=ComingSoon']}>
        <Application stores={stores}>
          <AtAddress stores={stores} />
        </Application>
      </TestRouter>,
    )
    await userEvent.click(await screen.findByRole('link', { name: 'Show more films' }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(60)
    expect(screen.getByRole('link', { name: 'Film 31' })).toHaveFocus()
    await userEvent.click(await screen.findByRole('link', { name: 'Show more films' }))
    expect(more()).toBeNull()
    expect(screen.getByRole('link', { name: 'Film 61' })).toHaveFocus()
  })

  test('leaves a press with a key held to the browser, as any link', async () => {
    await show('', createTestStores(largeCatalogue))
    const left: boolean[] = []
    const hear = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', hear)
    for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      fireEvent.click(more() as HTMLElement, { [held]: true })
    removeEventListener('click', hear)
    expect(left).toEqual([true, true, true, true])
  })

  test('stays as it stands, and whoever is in it stays there, when a film goes by itself', async () => {
    const { stores } = createTestStores(largeCatalogue)
    await show('', { stores } as ReturnType<typeof createTestStores>)
    const twentieth = screen.getByRole('link', { name: 'Film 20' })
    twentieth.focus()
    await act(async () => {
      const { value } = stores.films.all
      if (value) stores.films.all.set({ ...value, films: value.films.slice(0, -1) })
    })
    expect(screen.getByRole('status')).toHaveTextContent('69')
    expect(twentieth).toHaveFocus()
  })

  test('is whole again, and no longer than at first, when another question is asked', async () => {
    const { stores } = createTestStores(largeCatalogue)
    await stores.listing.ensure()
    render(
      <TestRouter initialEntries={['/films/?category=ComingSoon&shown=60']}>
        <Application stores={stores}>
          <AtAddress stores={stores} />
          <Link to="/films/?category=ComingSoon&q=film">ask</Link>
        </Application>
      </TestRouter>,
    )
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(60)
    await act(async () => screen.getByRole('link', { name: 'ask' }).click())
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(30))
  })
})

/** The list at whatever address the router has. */
function AtAddress({ stores }: { stores: ReturnType<typeof createTestStores>['stores'] }) {
  const { pathname, search } = useLocation()
  const url = new URL(`https://halcyon.example${pathname}${search}`)
  return (
    <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>
      <Listed filters={readFilters(url.searchParams, stores.configuration.value.browsing)} />
    </PageContextContext>
  )
}
