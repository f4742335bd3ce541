import type { FilmAvailability } from '@foyer/contract/wire/films'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { StoresContext } from '../context/contexts.ts'
import { answerWith, createTestStores } from '../context/testing/order-stores.ts'
import { initialData } from '../context/testing/page-data.ts'
import { FilmCard, type FilmCardProps } from './FilmCard.tsx'
import { createTodaysQuery } from './use-todays-times.ts'

const createText = (text: string) => ({ text, translations: [] })
const film = {
  id: 'salt',
  title: createText('The Salt Road'),
  releaseDate: '2026-12-04',
  runtimeInMinutes: 131,
  censorRatingId: null,
  genreIds: [],
  castAndCrew: [],
  trailerUrl: null,
  trailers: [{ provider: 'Foyer', uri: '/media/trailers/salt.mp4' }],
} as unknown as FilmCardProps['film']

const period = (startsAt: string): FilmAvailability['advanceBookingPeriods'] => [
  { startsAt, restriction: 'None', rewardId: null, orderBookingModes: ['Paid'] },
]

/** The card of a film that can be seen or booked so, on 21 November. */
async function show(available: Partial<FilmAvailability>, change: Partial<FilmCardProps> = {}) {
  const { stores } = createTestStores({
    getFilmsAvailability: () =>
      answerWith({
        filmAvailabilities: [
          {
            filmId: film.id,
            siteId: null,
            categories: [],
            showtimeAttributeIds: [],
            advanceBookingPeriods: [],
            ...available,
          },
        ],
        relatedData: { attributes: [] },
      }),
  })
  stores.today.tick()
  await stores.availability.ensure()
  return render(
    <StoresContext value={stores}>
      <FilmCard film={film} {...change} />
    </StoresContext>,
  )
}

const coming: Partial<FilmAvailability> = { categories: ['ComingSoon'] }
const ahead = (startsAt: string): Partial<FilmAvailability> => ({
  categories: ['AdvanceBooking', 'ComingSoon'],
  advanceBookingPeriods: period(startsAt),
})

test('a film that is to come bears that tag, and says when', async () => {
  await show(coming)
  expect(screen.getByText('Coming soon')).toBeVisible()
  expect(screen.getByText('Opens 4 December')).toBeVisible()
})

test('a list of films that are to come says it in its heading, and no card again', async () => {
  await show(coming, { listedAs: 'ComingSoon' })
  expect(screen.queryByText('Coming soon')).toBeNull()
  expect(screen.getByText('Opens 4 December')).toBeVisible()
})

test('one that can be booked already bears that before, and still says when it opens', async () => {
  await show(ahead('2026-11-20T09:00:00Z'))
  expect(screen.getAllByText('Book ahead')).toHaveLength(1)
  expect(screen.getByText('Opens 4 December')).toBeVisible()
  expect(screen.queryByText('Coming soon')).toBeNull()
})

test('one whose booking is to open says from when', async () => {
  await show(ahead('2026-11-25T09:00:00Z'))
  expect(screen.getByText('Booking opens 25 November')).toBeVisible()
  expect(screen.queryByText('Book ahead')).toBeNull()
})

test('what is paid for is named so before anything else, and before what the chain likes', async () => {
  await show(ahead('2026-11-20T09:00:00Z'), { sponsored: true, lead: true, chainTag: 'Halcyon pick' })
  expect(screen.getByText('Sponsored')).toBeVisible()
  expect(screen.queryByText('Halcyon pick')).toBeNull()
  expect(screen.getByText('Book ahead')).toBeVisible()
})

test('what the chain likes is named before what can be booked', async () => {
  await show(coming, { chainTag: 'Halcyon pick' })
  expect(screen.getByText('Halcyon pick')).toBeVisible()
  expect(screen.queryByText('Coming soon')).toBeNull()
})

test('a film that is on bears none', async () => {
  const { container } = await show({ categories: ['NowShowing'] })
  expect(container).not.toHaveTextContent(/Coming soon|Book ahead|Sponsored/)
})

test('its trailer plays in a window of its own', async () => {
  // No browser of a test plays anything.
  const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  const { unmount } = await show(coming)
  fireEvent.click(screen.getByLabelText('Watch trailer of The Salt Road'))
  expect(await screen.findByText('Trailer of The Salt Road', {}, { timeout: 20_000 })).toBeInTheDocument()
  unmount()
  load.mockRestore()
})

test('one without a trailer has no button for it', async () => {
  await show(coming, { film: { ...film, trailers: [] } })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a poster that does not come gives its place to a still, and then to a glyph', async () => {
  const { container } = await show(coming)
  const poster = () => container.querySelector('img')
  expect(poster()?.getAttribute('src')).toContain('FilmPosterGraphic/salt')
  fireEvent.error(poster() as Element)
  expect(poster()?.getAttribute('src')).toContain('FilmStill/salt')
  fireEvent.error(poster() as Element)
  expect(container.querySelector('[data-placeholder=filmPoster]')).toBeInTheDocument()
})

describe('the times of a city', () => {
  const site = (id: string, name: string) => ({
    id,
    name: createText(name),
    location: null,
    contactDetails: null,
    ianaTimeZoneName: 'Europe/London',
  })
  const showtime = (id: string, siteId: string, time: string) => ({
    id,
    siteId,
    filmId: film.id,
    screenId: '1',
    schedule: { businessDate: '2026-11-21', startsAt: `2026-11-21T${time}:00+00:00` },
    isSoldOut: false,
    attributeIds: [],
    areaCategories: [],
    isAllocatedSeating: true,
  })

  /** The links of the card's times, in a city with these cinemas. */
  async function timesIn(...cinemas: string[]) {
    const group = {
      id: 'portmere',
      name: 'Portmere',
      cinemas: cinemas.map((key) => ({ nodeId: key, vistaCinema: { key } })),
    }
    const { stores } = createTestStores(
      {
        getSites: () =>
          answerWith({ sites: [site('1001', 'Halcyon Docklands'), site('1002', 'Halcyon Pier Head')] }),
        getShowtimesByBusinessDate: () =>
          answerWith({
            businessDate: '2026-11-21',
            showtimes: [showtime('a', '1002', '16:35'), showtime('b', '1001', '19:00')],
            relatedData: {
              films: [],
              sites: [],
              screens: [],
              attributes: [],
              censorRatings: [],
              genres: [],
              castAndCrew: [],
              events: [],
              areaCategories: [],
            },
          }),
      },
      {},
      { ...initialData, cinemaGroups: [group] },
    )
    stores.today.tick()
    stores.cinemaGroups.select('portmere')
    await stores.sites.ensure()
    await stores.showtimes.ensure(
      createTodaysQuery(stores) as NonNullable<ReturnType<typeof createTodaysQuery>>,
    )
    render(
      <StoresContext value={stores}>
        <FilmCard film={film} />
      </StoresContext>,
    )
    const row = within(screen.getByRole('group', { name: 'Today in Portmere' }))
    return row.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  }

  it('name the cinema, where the city has several', async () => {
    expect(await timesIn('1001', '1002')).toEqual([
      '16:35, The Salt Road, Pier Head',
      '19:00, The Salt Road, Docklands',
    ])
  })

  it('need not name the only one', async () => {
    expect(await timesIn('1002')).toEqual(['16:35, The Salt Road', '19:00, The Salt Road'])
  })
})
