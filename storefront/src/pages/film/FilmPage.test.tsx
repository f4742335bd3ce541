import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createBareFilm } from '../../context/testing/film-data.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { failed } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { getFilmColorsStore } from '../../stores/films/film-colors.ts'
import { page as filmPage } from './page.ts'
import { FilmPage } from './FilmPage.tsx'
import { loadFilm } from './load.ts'

const film = () =>
  answerWith({
    film: createBareFilm('HO1', 'Odd Sock'),
    relatedData: { genres: [], censorRatings: [], castAndCrew: [], events: [] },
  })
const missing = () => failed<Failure>({ kind: 'http', status: 404, problem: null, retryable: false })

/** The page of the film when the server answers so, each call with the next. */
async function show(...answers: NonNullable<Script['getFilm']>[]) {
  return (await open(answers)).status
}

async function open(answers: NonNullable<Script['getFilm']>[], more: Script = {}) {
  const getFilm = () => ((answers.length > 1 ? answers.shift() : answers[0]) ?? unreachable)()
  const { stores } = createTestStores({ getFilm, ...more })
  stores.today.tick()
  const page = {
    params: { filmId: 'HO1' },
    pattern: '/films/:filmName/:filmId/',
    url: new URL('https://halcyon.example/films/odd-sock/HO1/'),
  }
  await loadFilm(stores, page)
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={page}>
          <FilmPage />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return { status: filmPage.status?.(stores, page), stores }
}

const heading = () => screen.getByRole('heading', { level: 1 })

test('a film that did not come is told of as such, and may be asked for again', async () => {
  expect(await show(unreachable, film)).toBe(503)
  expect(heading()).toHaveTextContent('Sorry, something went wrong.')
  expect(screen.getByText('Refresh your browser or try loading the film again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Odd Sock' })).toBeVisible()
})

test('one that is not in the programme is not found', async () => {
  expect(await show(missing)).toBe(404)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('one that is shows itself', async () => {
  expect(await show(film)).toBe(200)
  expect(heading()).toHaveTextContent('Odd Sock')
})

const hero = { ground: '#07111a', on: '#f4ead9', accent: '#ff6a46' }
const value = (amount: number) => ({ valueIncludingTax: amount, valueExcludingTax: amount, tax: 0 })
const times: Script = {
  getFilmScreeningDates: () =>
    answerWith({
      filmScreeningDates: [
        {
          businessDate: '2026-11-21',
          filmScreenings: [{ filmId: 'HO1', sites: [{ siteId: '1001', showtimeAttributeIds: [] }] }],
        },
      ],
    }),
  getShowtimesByBusinessDate: () =>
    answerWith({
      businessDate: '2026-11-21',
      showtimes: ['11:00', '14:00', '17:30', '19:15', '21:00'].map((time) => ({
        id: time,
        filmId: 'HO1',
        siteId: '1001',
        screenId: 'S1',
        schedule: Object.fromEntries([
          ['businessDate', '2026-11-21'],
          ...['startsAt', 'endsAt', 'filmStartsAt', 'filmEndsAt'].map((name) => [
            name,
            `2026-11-21T${time}:00+00:00`,
          ]),
        ]),
        isSoldOut: false,
        isAllocatedSeating: true,
        attributeIds: [],
        areaCategories: [],
        restrictions: [],
      })),
      relatedData: { screens: [], attributes: [] },
    }),
  getTicketPrices: () =>
    answerWith({
      ticketPrices: [{ ticketTypeId: 'adult', price: value(10.7), bookingFee: value(0.8), restrictions: [] }],
      relatedData: { ticketTypes: [], areaCategories: [] },
    }),
}

test('its next times stand before what it is about, with what they cost, and its credits after all times', async () => {
  await open([film], times)
  const next = within(screen.getByRole('region', { name: 'Next times' }))
  expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/14:00$/),
    expect.stringMatching(/17:30$/),
    expect.stringMatching(/19:15$/),
  ])
  expect(next.getByText('Tickets from £11.50, booking fee included')).toBeVisible()
  expect(next.getByRole('link', { name: 'All times' })).toHaveAttribute('href', '#showtimes')
  expect(screen.getByRole('link', { name: 'Times from £11.50' })).toHaveAttribute('href', '#showtimes')
  expect(screen.queryByRole('link', { name: 'Book Odd Sock' })).toBeNull()
})

test('times without a price are shown, and say nothing of it', async () => {
  await open([film], { ...times, getTicketPrices: unreachable })
  expect(within(screen.getByRole('region', { name: 'Next times' })).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText(/Tickets from/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Times and tickets' })).toBeInTheDocument()
})

test('a film that is not on has neither times nor a bar', async () => {
  await open([film])
  expect(screen.queryByRole('region', { name: 'Next times' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Times/ })).toBeNull()
})

test('the page is on the ground of its film, and on the chain’s where it brings none', async () => {
  const point = { x: 0.5, y: 0.5 }
  const presentation = {
    hero,
    tagline: null,
    focalPoint: { poster: point, backdrop: point },
    titleTreatmentRatio: 2,
    houseNote: null,
    characters: [],
  }
  const withColors = () =>
    answerWith({
      film: { ...createBareFilm('HO1', 'Odd Sock'), presentation },
      relatedData: { genres: [], censorRatings: [], castAndCrew: [], events: [] },
    })
  const { stores } = await open([withColors])
  const key = '07111a-f4ead9-ff6a46'
  expect(getFilmColorsStore(stores).keys).toEqual([key])
  expect(heading().closest('[data-film-ground]')).toHaveAttribute('data-film-ground', key)
  cleanup()
  await open([film])
  expect(heading().closest('[data-film-ground]')).toBeNull()
})
