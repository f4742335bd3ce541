import { memberPatterns } from '@foyer/contract/omnia/shop-addresses'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createAvailability, createBareFilm } from '../../context/testing/film-data.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { page } from './page.ts'

const today = '2026-11-21'
const text = (value: string) => ({ text: value, translations: [] })
const createSite = (id: string, name: string) => ({
  id,
  name: text(name),
  location: null,
  contactDetails: { phoneNumbers: [], email: null, address: { line1: '', city: '' } },
  ianaTimeZoneName: 'Europe/London',
})
const createShowtime = (filmId: string, siteId: string, time: string) => ({
  id: `${siteId}-${filmId}-${time}`,
  filmId,
  siteId,
  screenId: 's1',
  schedule: { businessDate: today, startsAt: `${today}T${time}:00Z`, endsAt: `${today}T23:00:00Z` },
  isSoldOut: false,
  isAllocatedSeating: true,
  areaCategories: [],
  attributeIds: [],
})
/** Film ids by date, at the first site. */
const createDates = (dates: Readonly<Record<string, readonly string[]>>) =>
  answerWith({
    filmScreeningDates: Object.entries(dates).map(([businessDate, filmIds]) => ({
      businessDate,
      filmScreenings: filmIds.map((filmId) => ({
        filmId,
        sites: [{ siteId: '1', showtimeAttributeIds: [] }],
      })),
    })),
  })
const titles: Readonly<Record<string, string>> = {
  salt: 'The Salt Road',
  nine: 'Witness Nine',
  tide: 'What the Tide Keeps',
  odd: 'Odd Sock',
}
const films = Object.entries(titles).map(([id, title]) => ({
  ...createBareFilm(id, title),
  releaseDate: id === 'tide' ? '2026-12-18' : '2026-10-01',
}))

interface Visit {
  listed?: string[]
  script?: Script
  isNoticeWanted?: boolean | undefined
  isEmailVerified?: boolean
  isSignedIn?: boolean
}

async function visit(visited: Visit = {}) {
  const { script = {}, isEmailVerified = true, isSignedIn } = visited
  const listed = new Set(visited.listed ?? ['nine', 'tide', 'salt'])
  const isNoticeWanted = 'isNoticeWanted' in visited ? visited.isNoticeWanted : false
  const change = (isOn: boolean) => () => {
    const [, request] = created.getCalls(isOn ? 'addWatchlistFilm' : 'removeWatchlistFilm').at(-1) ?? []
    const { body, params } = request as { body?: { filmId: string }; params?: { filmId: string } }
    if (isOn) listed.add(body?.filmId ?? '')
    else listed.delete(params?.filmId ?? '')
    return answerWith(undefined)
  }
  const created = createMemberStores(
    {
      getWatchlistFilms: () =>
        answerWith({
          watchlistFilms: [...listed].map((filmId, index) => ({
            filmId,
            displayPriority: index,
            addedAt: '2026-11-20T12:00:00Z',
          })),
          ...(isNoticeWanted === undefined ? {} : { isNoticeWanted }),
        }),
      addWatchlistFilm: change(true),
      removeWatchlistFilm: change(false),
      setWatchlistNotice: () => answerWith(undefined),
      getFilms: () => answerWith({ films, relatedData: {} }),
      getFilmsAvailability: () =>
        answerWith({
          filmAvailabilities: [
            createAvailability('salt', 'NowShowing'),
            createAvailability('nine', 'NowShowing'),
            createAvailability('tide', 'ComingSoon'),
            createAvailability('odd', 'NowShowing'),
          ],
          relatedData: { attributes: [] },
        }),
      getFilmScreeningDates: () =>
        createDates({ [today]: ['salt', 'nine'], '2026-11-23': ['salt', 'nine'], '2026-12-03': ['nine'] }),
      getSites: () =>
        answerWith({ sites: [createSite('1', 'Halcyon Docklands'), createSite('2', 'Halcyon Exchange')] }),
      getShowtimesByBusinessDate: () =>
        answerWith({
          businessDate: today,
          showtimes: [
            createShowtime('salt', '1', '11:00'),
            createShowtime('salt', '1', '18:15'),
            createShowtime('salt', '2', '21:20'),
          ],
          relatedData: { screens: [{ id: 's1', name: text('Screen 1') }], attributes: [] },
        }),
      ...script,
    },
    {
      isSignedIn,
      member: { isEmailVerified },
      initial: {
        ...initialData,
        cinemaGroups: [
          {
            id: 'portmere',
            name: 'Portmere',
            cinemas: ['1', '2'].map((key) => ({ nodeId: key, vistaCinema: { key } })),
          },
        ],
      },
    },
  )
  const { stores } = created
  stores.today.tick()
  stores.cinemaGroups.select('portmere')
  const url = new URL('https://halcyon.example/member/film-watchlist/')
  const { Page } = page
  const shown = (
    <TestRouter initialEntries={['/member/film-watchlist/']}>
      <StoresContext value={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/member/film-watchlist/' }}>
          <Page />
        </PageContextContext>
      </StoresContext>
    </TestRouter>
  )
  const view = isSignedIn === false ? null : await act(async () => render(shown))
  return { ...created, shown, listed, view }
}

const findNow = () => screen.findByRole('region', { name: 'On near you' })
const listTitles = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const press = (title: string) => {
  fireEvent.click(screen.getByRole('button', { name: `${title} in your watchlist`, pressed: true }))
}

it('has what can be seen first, the least time left first, with today’s times that can still be booked', async () => {
  await visit()
  const now = await findNow()
  expect(listTitles(now)).toEqual(['The Salt Road', 'Witness Nine'])
  expect(within(now).getByText('Last days: until Mon 23 November')).toBeVisible()
  const times = within(now).getByRole('list', { name: 'The Salt Road' })
  expect(
    within(times)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([expect.stringMatching(/18:15.*Docklands/), expect.stringMatching(/21:20.*Exchange/)])
  expect(within(times).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringContaining('1-salt-18%3A15'),
  )
  // Nothing more of it today.
  expect(within(now).getByRole('link', { name: 'All times of Witness Nine' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Films', current: 'page' })).toBeVisible()
})

it('has what opens later as posters, with when, and the place of the next one', async () => {
  await visit({ listed: ['tide', 'odd'] })
  const upcoming = await screen.findByRole('region', { name: 'Not yet on' })
  expect(within(upcoming).getByRole('link', { name: 'What the Tide Keeps' })).toBeVisible()
  expect(within(upcoming).getByText('From 18 December')).toBeVisible()
  expect(within(upcoming).getByText('Not on near you at the moment')).toBeVisible()
  expect(within(upcoming).getByRole('link', { name: 'Browse films' })).toHaveAttribute('href', '/films/')
  expect(screen.queryByRole('region', { name: 'On near you' })).toBeNull()
})

it('takes a film off at once, leads to what undoes it, and puts it back', async () => {
  const { listed, getCalls } = await visit()
  await findNow()
  press('The Salt Road')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'The Salt Road' })).toBeNull())
  expect(screen.getByText('The Salt Road is off your list.')).toBeVisible()
  const undo = screen.getByRole('button', { name: 'Put The Salt Road back' })
  await waitFor(() => expect(listed.has('salt')).toBe(false))
  await act(async () => void fireEvent.click(undo))
  expect(await screen.findByRole('heading', { name: 'The Salt Road' })).toBeVisible()
  expect(screen.queryByText('The Salt Road is off your list.')).toBeNull()
  await waitFor(() => expect(listed.has('salt')).toBe(true))
  expect(getCalls('removeWatchlistFilm')).toHaveLength(1)
})

it('has each film that was taken off until the page is left', async () => {
  const { view } = await visit()
  await findNow()
  press('The Salt Road')
  await screen.findByText('The Salt Road is off your list.')
  press('What the Tide Keeps')
  await screen.findByText('What the Tide Keeps is off your list.')
  expect(screen.getByText('The Salt Road is off your list.')).toBeVisible()
  view?.unmount()
  await visit({ listed: ['nine'] })
  await findNow()
  expect(screen.queryByText(/is off your list/)).toBeNull()
})

it('has a film back that could not be taken off, and says so', async () => {
  const { stores } = await visit({ script: { removeWatchlistFilm: unreachable } })
  await findNow()
  press('The Salt Road')
  await waitFor(() =>
    expect(stores.notifications.all).toMatchObject([
      {
        title: 'Still in your watchlist',
        messages: ['Sorry, we could not remove The Salt Road from your watchlist. Please try again later.'],
      },
    ]),
  )
  expect(await screen.findByRole('heading', { name: 'The Salt Road' })).toBeVisible()
  expect(screen.queryByText('The Salt Road is off your list.')).toBeNull()
})

it('says that a list is empty, also once the last film is off it', async () => {
  await visit({ listed: ['tide'] })
  await screen.findByRole('region', { name: 'Not yet on' })
  press('What the Tide Keeps')
  expect(await screen.findByText('There is nothing on your watchlist yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse films' })).toHaveAttribute('href', '/films/')
  expect(screen.getByRole('button', { name: 'Put What the Tide Keeps back' })).toBeVisible()
})

it('says that it is on its way', async () => {
  await visit({ script: { getWatchlistFilms: () => new Promise(() => undefined) } })
  expect(await screen.findByText('Your watchlist is on its way')).toBeInTheDocument()
})

it.each(['getWatchlistFilms', 'getFilms'] as const)(
  'says that it did not come where %s fails, and tries again, busy meanwhile',
  async (operation) => {
    let isUp = false
    const working = (await visit()).script[operation]
    document.body.innerHTML = ''
    const { script } = await visit({
      script: { [operation]: () => (isUp ? working?.() : unreachable()) as ReturnType<typeof unreachable> },
    })
    expect(await screen.findByText('Your watchlist did not load')).toBeVisible()
    expect(screen.queryByText('There is nothing on your watchlist yet')).toBeNull()
    isUp = true
    let come: () => void = () => undefined
    const answer = script[operation]
    script[operation] = async () => {
      await new Promise<void>((resolve) => (come = resolve))
      return (await answer?.()) ?? unreachable()
    }
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(screen.getByRole('button', { name: 'Trying again' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => come())
    await act(async () => come())
    expect(await findNow()).toBeVisible()
  },
)

it('leaves out a film of which nothing is known any more', async () => {
  await visit({ listed: ['gone', 'salt'] })
  expect(listTitles(await findNow())).toEqual(['The Salt Road'])
})

it('believes the chain where the days did not come', async () => {
  await visit({ script: { getFilmScreeningDates: unreachable } })
  expect(listTitles(await findNow())).toEqual(['Witness Nine', 'The Salt Road'])
})

describe('the notice that booking opens', () => {
  it('is switched on and off, and named in the heading', async () => {
    const { getCalls } = await visit()
    const box = await screen.findByRole('checkbox', { name: 'Write to me when booking opens' })
    expect(box).not.toBeChecked()
    await act(async () => void fireEvent.click(box))
    expect(await screen.findByRole('region', { name: 'We write when booking opens' })).toBeVisible()
    expect(box).toBeChecked()
    expect(getCalls('setWatchlistNotice').map((call) => call[1])).toEqual([{ body: { isWanted: true } }])
  })

  it('switches back where it could not be stored, and says so', async () => {
    const { stores } = await visit({ script: { setWatchlistNotice: unreachable } })
    const box = await screen.findByRole('checkbox', { name: 'Write to me when booking opens' })
    await act(async () => void fireEvent.click(box))
    await waitFor(() => expect(stores.notifications.all).toMatchObject([{ title: 'Not changed' }]))
    expect(box).not.toBeChecked()
  })

  it('says what an unconfirmed address means', async () => {
    await visit({ isEmailVerified: false })
    expect(await screen.findByText(/We write to a confirmed e-mail address alone/)).toBeVisible()
  })

  it('is not offered where the server sends none', async () => {
    await visit({ isNoticeWanted: undefined })
    await findNow()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

it('has nothing of the list in the server’s markup, nor asks for it', async () => {
  const { shown, getCalls } = await visit({ isSignedIn: false })
  expect(renderToString(shown)).not.toMatch(/Salt Road|watchlist-notice/)
  expect(getCalls('getWatchlistFilms')).toHaveLength(0)
})

it('leads to the films that the member has seen where there is a page of them', async () => {
  await visit()
  await findNow()
  const hasPage = 'member-seen-films' in memberPatterns
  const views = screen.queryByRole('navigation', { name: 'Which films' })
  expect(views !== null).toBe(hasPage)
  if (views === null) return
  expect(within(views).getByRole('link', { current: 'page' })).toHaveTextContent('Watchlist 3')
  expect(within(views).getByRole('link', { name: 'Seen' })).toHaveAttribute(
    'href',
    '/member/film-watchlist/seen/',
  )
})
