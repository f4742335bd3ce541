import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores, storedToken } from '../../context/testing/member-stores.ts'
import { answerWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { followWatchlist } from '../../app/frames/follow-watchlist.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { FilmCard, type FilmCardProps } from '../FilmCard.tsx'

const film = {
  id: '5',
  title: { text: 'Louder', translations: [] },
  genreIds: [],
  castAndCrew: [],
  trailers: [],
} as unknown as FilmCardProps['film']
const label = 'Louder in your watchlist'

interface Visit {
  script?: Script
  isSignedIn?: boolean
  isWithout?: 'loyalty' | 'watchlist'
}

function visit({ script = {}, isSignedIn = true, isWithout }: Visit = {}) {
  const listed = new Set<string>()
  const created = createMemberStores(
    {
      getWatchlistFilms: () =>
        answerWith({
          watchlistFilms: [...listed].map((filmId) => ({ filmId, displayPriority: 1, addedAt: '' })),
        }),
      addWatchlistFilm: () => answerWith(undefined),
      removeWatchlistFilm: () => answerWith(undefined),
      ...script,
    },
    { isSignedIn },
  )
  const { stores } = created
  if (isWithout === 'loyalty') stores.configuration.value.feature.loyalty = false
  if (isWithout === 'watchlist') stores.configuration.value.loyalty.memberWatchlist.isEnabled = false
  const url = new URL('https://halcyon.example/films/?day=today')
  const page = (
    <TestRouter initialEntries={['/films/?day=today']}>
      <StoresContext value={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>
          <FilmCard film={film} />
        </PageContextContext>
      </StoresContext>
    </TestRouter>
  )
  return { ...created, page, listed }
}

/** What the header does once the page is taken over and somebody is signed in. */
async function follow({ stores }: Pick<ReturnType<typeof visit>, 'stores'>) {
  await act(async () => {
    getMemberStores(stores).session.start()
    followWatchlist(stores, () => undefined)
  })
}

const findButton = () => screen.findByRole('button', { name: label })
const press = async () => {
  fireEvent.click(await findButton())
}

it('is the same in the server’s markup for a visitor and for a member', () => {
  const [visitor, member] = [visit({ isSignedIn: false }), visit()]
  const markup = renderToString(visitor.page)
  expect(markup).toContain(`aria-label="${label}"`)
  expect(markup).toContain('href="/sign-in/?redirect=%2Ffilms%2F%3Fday%3Dtoday"')
  expect(renderToString(member.page)).toBe(markup)
})

it('begins with the server’s markup also where a part of the page is taken over after the header', async () => {
  const visited = visit()
  const place = document.createElement('div')
  place.innerHTML = renderToString(visited.page)
  document.body.append(place)
  await follow(visited)
  const onRecoverableError = jest.fn()
  const root = await act(async () => hydrateRoot(place, visited.page, { onRecoverableError }))
  expect(await within(place).findByRole('button', { name: label })).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  place.remove()
})

it('renders no film anew where nobody is signed in', async () => {
  const onRender = jest.fn()
  const page = (
    <Profiler id="page" onRender={onRender}>
      {visit({ isSignedIn: false }).page}
    </Profiler>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  const root = await act(async () => hydrateRoot(place, page))
  expect(onRender).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})

it('leads a visitor to the sign-in and back, adds nothing, and adds the film once they are signed in', async () => {
  const visited = visit({ isSignedIn: false })
  const { stores, getCalls, page } = visited
  render(page)
  fireEvent.click(screen.getByRole('link', { name: label }))
  expect(getCalls('addWatchlistFilm')).toHaveLength(0)
  stores.core.platform.local.set(memberTokenKey, storedToken)
  await follow(visited)
  await waitFor(() =>
    expect(getCalls('addWatchlistFilm').map((call) => call[1])).toEqual([{ body: { filmId: '5' } }]),
  )
  expect(await findButton()).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() =>
    expect(stores.notifications.all).toMatchObject([
      { type: 'Success', title: 'Louder is in your watchlist' },
    ]),
  )
})

it('adds and removes for a member, and asks the server once for what is on the list', async () => {
  const visited = visit()
  const { getCalls, page, listed } = visited
  listed.add('5')
  render(page)
  expect(screen.getByRole('link', { name: label })).toBeVisible()
  await follow(visited)
  await waitFor(async () => expect(await findButton()).toHaveAttribute('aria-pressed', 'true'))
  await press()
  await waitFor(() => expect(getCalls('removeWatchlistFilm')).toHaveLength(1))
  await press()
  await waitFor(() => expect(getCalls('addWatchlistFilm')).toHaveLength(1))
  expect(getCalls('getWatchlistFilms')).toHaveLength(1)
})

it('goes back after a failure, and says so with the film’s name', async () => {
  const visited = visit({ script: { addWatchlistFilm: unreachable } })
  render(visited.page)
  await follow(visited)
  await press()
  await waitFor(() =>
    expect(visited.stores.notifications.all).toMatchObject([
      {
        title: 'Not added to your watchlist',
        messages: ['Sorry, we could not add Louder to your watchlist. Please try again later.'],
      },
    ]),
  )
  expect(await findButton()).toHaveAttribute('aria-pressed', 'false')
})

it('is the visitor’s again once the sign-in has ended', async () => {
  const visited = visit()
  render(visited.page)
  await follow(visited)
  await findButton()
  await act(async () => void (await getMemberStores(visited.stores).session.signOut()))
  expect(screen.getByRole('link', { name: label })).toBeVisible()
  expect(screen.queryByRole('button', { name: label })).toBeNull()
})

it.each(['loyalty', 'watchlist'] as const)('is absent where the chain has no %s', async (isWithout) => {
  const visited = visit({ isWithout })
  render(visited.page)
  await follow(visited)
  expect(screen.queryByLabelText(label)).toBeNull()
  expect(visited.getCalls('getWatchlistFilms')).toHaveLength(0)
})

describe('a film whose booking has opened', () => {
  const opened = (isNoticeWanted: boolean): Script => ({
    getWatchlistFilms: () =>
      answerWith({
        watchlistFilms: [
          { filmId: '5', displayPriority: 1, addedAt: '', bookingOpenedAt: '2026-11-21T10:00:00Z' },
          { filmId: '6', displayPriority: 2, addedAt: '', bookingOpenedAt: null },
        ],
        isNoticeWanted,
      }),
    getFilm: () => answerWith({ film, relatedData: {} }),
  })

  it('is named once, with the way to its times', async () => {
    const visited = visit({ script: opened(true) })
    const { stores } = visited
    await follow(visited)
    await waitFor(() =>
      expect(stores.notifications.all).toMatchObject([
        { type: 'Info', title: 'Louder can be booked now', actionButton: { label: 'See the times' } },
      ]),
    )
    stores.notifications.remove('watchlist-opened-5')
    await follow(visited)
    expect(stores.notifications.all).toEqual([])
  })

  it('is not mentioned to a member who has not agreed', async () => {
    const visited = visit({ script: opened(false) })
    await follow(visited)
    expect(visited.stores.notifications.all).toEqual([])
  })
})
