import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WatchedShowtime } from '@foyer/contract/wire/member-history'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { visitRelatedData } from '../../context/testing/member-visits.ts'
import { answerWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { page } from './page.ts'

const { films, genres, sites, screens } = visitRelatedData
const relatedData = { films, genres, sites, screens }
// Tuesdays.
const showtimes: WatchedShowtime[] = ['2025-01-07', '2025-01-14', '2025-03-04'].map((businessDate) => ({
  ...{
    orderId: `o-${businessDate}`,
    showtimeId: `s-${businessDate}`,
    filmId: 'f1',
    siteId: '1001',
    screenId: 'sc4',
  },
  ...{ businessDate, startsAt: `${businessDate}T19:00:00+00:00`, seats: [{ rowLabel: 'H', label: '11' }] },
}))
const watched = { filmId: 'f1', watchCount: 3, lastWatchedAt: '2025-03-04T19:00:00+00:00' }

async function visit(script: Script = {}, { year = '2025', extendsMembers = true } = {}) {
  const created = createMemberStores(
    {
      getWatchedFilms: () => answerWith({ films: [watched], showtimes, years: [2026, 2025], relatedData }),
      ...script,
    },
    { initial: { ...initialData, extendsMembers } },
  )
  const url = new URL(`https://halcyon.example/member/film-watchlist/seen/?year=${year}`)
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/film-watchlist/seen/' }}>
            <HydratedProvider>
              <Page />
            </HydratedProvider>
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return created
}

it('shows the year: its figure, its months in posters, what stands out, and all films', async () => {
  await visit()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your 2025 in film')
  expect(await screen.findByRole('heading', { name: '3 films, 6 hours in the dark' })).toBeVisible()
  expect(screen.getByText(/It began with Ninth Floor on 7 January/)).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'January' })).getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('list', { name: 'February' })).toBeNull()
  const figures = within(screen.getByRole('list', { name: 'What stands out in 2025' }))
  expect(figures.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Row H, 3 timesSeat 11 most of all',
    'Halcyon Northgate, 3 of 3Screen 4 most of all',
    'Thriller leads, 3 times',
    'Tuesday is your day3 of 3',
  ])
  expect(screen.getAllByRole('heading', { name: /Ninth Floor/, level: 3 })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Watchlist' })).toHaveAttribute('href', '/member/film-watchlist/')
  expect(screen.getByRole('button', { name: '2025', pressed: true })).toBeVisible()
})

it('shares the picture, which the server draws, or saves it', async () => {
  const { script } = await visit({
    getWatchedFilmsPicture: () =>
      answerWith({ mediaType: 'image/jpeg', contents: btoa('jpeg'), width: 1_600, height: 900 }),
  })
  const shared: File[] = []
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => void shared.push(...files),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Share the picture' }))
  await waitFor(() => expect(shared).toHaveLength(1))
  expect([shared[0]?.name, shared[0]?.type]).toEqual(['2025.jpg', 'image/jpeg'])
  Object.assign(navigator, { canShare: () => false })
  const saved: unknown[] = []
  URL.createObjectURL = (file) => `blob:${String(saved.push(file))}`
  URL.revokeObjectURL = () => undefined
  await userEvent.click(screen.getByRole('button', { name: 'Share the picture' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  script.getWatchedFilmsPicture = unreachable
})

it('says so when the picture does not come', async () => {
  const { stores } = await visit({ getWatchedFilmsPicture: unreachable })
  await userEvent.click(await screen.findByRole('button', { name: 'Share the picture' }))
  await waitFor(() => expect(stores.notifications.all).toHaveLength(1))
  expect(stores.notifications.all[0]).toMatchObject({ title: 'The picture did not come' })
})

it('has what another server says: each film once, and no picture', async () => {
  await visit(
    { getWatchedFilms: () => answerWith({ films: [watched], relatedData }) },
    { extendsMembers: false },
  )
  expect(await screen.findByRole('heading', { name: '1 film, 2 hours in the dark' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share the picture' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'What stands out in 2025' })).toBeNull()
})

it('says that a year has none, and leads to the next', async () => {
  await visit(
    {
      getWatchedFilms: () => answerWith({ films: [], showtimes: [], years: [2026, 2025, 2024], relatedData }),
    },
    { year: '2025' },
  )
  expect(await screen.findByRole('heading', { name: 'Nothing in 2025' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show 2024' })).toHaveAttribute(
    'href',
    '/member/film-watchlist/seen/?year=2024',
  )
})

it('says that they did not come', async () => {
  await visit({ getWatchedFilms: unreachable })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your films could not be loaded.')
})
