import { act, render, screen, within } from '@testing-library/react'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { StoresContext } from '../../context/contexts.ts'
import { getPersonalisationStores } from '../../stores/visitor/personalisation-stores.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { initialData, createMemoryStorage } from '../../context/testing/page-data.ts'
import { memberHashKey } from '../../stores/visitor/known-visitor.ts'
import { ForYou } from './ForYou.tsx'

const title = (text: string) => ({ text, translations: [] })
const films = ['Salt Road', 'High Tide', 'The Vault', 'Ember'].map((name, index) => ({
  id: `HO${String(index)}`,
  title: title(name),
  genreIds: [],
  censorRatingId: null,
  castAndCrew: [],
  runtimeInMinutes: 100,
  displayPriority: index,
  trailers: [],
}))

const noFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = noFetch
})

/** A page whose server recommends all films, the last first, and says (or not) what it ranked them by. */
async function shown(rankedBy: 'WatchHistory' | 'Popularity' | 'Programme' | undefined, hash?: string) {
  // What is undefined does not get into the answer.
  const entities = [...films].reverse().map(({ id }) => ({ id, reason: rankedBy }))
  const experience = {
    entityType: 'Film',
    componentId: 'home-for-you',
    promoteEntity: { entityListToPromote: { entities } },
    rankedBy,
  }
  const request = jest.fn(
    // jsdom has neither fetch nor its answers.
    async (_url: string, _init: RequestInit) => ({
      status: 200,
      text: async () => JSON.stringify({ experiences: [experience] }),
    }),
  )
  globalThis.fetch = request as never
  const local = createMemoryStorage()
  if (hash !== undefined) local.set(memberHashKey, hash)
  const { stores } = createTestStores(
    {
      getFilms: () =>
        answerWith({ films, relatedData: { castAndCrew: [], genres: [], censorRatings: [], events: [] } }),
      getFilmsAvailability: () =>
        answerWith({
          filmAvailabilities: films.map(({ id }) => ({
            filmId: id,
            siteId: null,
            categories: ['NowShowing'],
            showtimeAttributeIds: [],
            advanceBookingPeriods: [],
          })),
          relatedData: { attributes: [] },
        }),
    },
    { local, channel: { access: () => initialData.api, renewAccess: async () => false } },
    { ...initialData, personalisation: { url: '/', filmTerritoryShortCode: 'GB' } },
  )
  await stores.listing.ensure()
  const open = async () => {
    render(
      <StoresContext value={stores}>
        <ForYou />
      </StoresContext>,
    )
    await act(async () => getPersonalisationStores(stores).experiences?.ensure('home-for-you'))
  }
  return { stores, request, open, local }
}

const sent = (request: { mock: { calls: [string, RequestInit][] } }) =>
  JSON.parse(request.mock.calls[0]?.[1].body as string) as { loyaltyMemberIdHash: string | null }

it('shows what others book most to a visitor who is not known, and says so', async () => {
  const { request, open } = await shown('Popularity', 'a-visitor-of-ours')
  await open()
  const row = await screen.findByRole('region', { name: 'Booked most' })
  expect(row).toHaveTextContent('By tickets sold')
  expect(
    within(row)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Ember', 'The Vault', 'High Tide', 'Salt Road'])
  expect(request.mock.calls[0]?.[0]).toBe('/v2/experiences/get')
  // Without consent nobody is told who asks.
  expect(sent(request).loyaltyMemberIdHash).toBeNull()
})

it('shows films by what a visitor has booked who has agreed to it', async () => {
  const { stores, request, open } = await shown('WatchHistory', 'a-visitor-of-ours')
  getConsentStore(stores).answer('Accepted')
  await open()
  expect(await screen.findByRole('region', { name: 'For you' })).toHaveTextContent(
    'By the films you have booked with us.',
  )
  expect(sent(request).loyaltyMemberIdHash).toBe('a-visitor-of-ours')
})

it('takes the row away as soon as the consent is taken back', async () => {
  const { stores, open } = await shown('WatchHistory', 'a-visitor-of-ours')
  getConsentStore(stores).answer('Accepted')
  await open()
  expect(await screen.findByRole('region', { name: 'For you' })).toBeVisible()
  act(() => getConsentStore(stores).answer('Declined'))
  expect(screen.queryByRole('region')).toBeNull()
})

it('shows what a server recommends that gives no reasons, and gives none either', async () => {
  const { open } = await shown(undefined)
  await open()
  const row = await screen.findByRole('region', { name: 'Recommended films' })
  expect(within(row).getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(row).not.toHaveTextContent(/By (tickets|the films)/)
})

it('is nothing where the server has only the chain’s own order', async () => {
  const { open } = await shown('Programme')
  await open()
  expect(screen.queryByRole('region')).toBeNull()
})

it('tells what was booked only of who has agreed, under a hash of their own', async () => {
  const { stores, request, local } = await shown('Popularity')
  const { recordWatched } = getPersonalisationStores(stores)
  await recordWatched('o1')
  expect(request).not.toHaveBeenCalled()
  getConsentStore(stores).answer('Accepted')
  await recordWatched('o1')
  expect(request.mock.calls[0]?.[0]).toBe('/v2/experiences/watched')
  expect(JSON.parse(request.mock.calls[0]?.[1].body as string)).toEqual({
    loyaltyMemberIdHash: local.get(memberHashKey),
    orderId: 'o1',
  })
})
