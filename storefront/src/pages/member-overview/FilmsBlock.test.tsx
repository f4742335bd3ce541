import { act, render, screen, within } from '@testing-library/react'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { FilmsBlock } from './FilmsBlock.tsx'

const toTitle = (text: string) => ({ text, translations: [] })
const films = ['Salt Road', 'High Tide', 'The Vault', 'Ember'].map((name, index) => ({
  id: `f${String(index)}`,
  title: toTitle(name),
  genreIds: [],
  castAndCrew: [],
  trailers: [],
  displayPriority: index,
}))
const liked = { id: 'seen', title: toTitle('Ninth Floor'), kind: 'Watched' }

const noFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = noFetch
})

/** The block of a member whose server names these reasons, film by film. */
async function show(reasons: readonly string[][], likedFilms: readonly object[]) {
  const experience = {
    entityType: 'Film',
    componentId: 'home-for-you',
    promoteEntity: {
      entityListToPromote: {
        entities: films.map(({ id }, index) => ({
          ...{ id, reason: 'WatchHistory' },
          becauseOf: reasons[index],
        })),
      },
    },
    ...{ rankedBy: 'WatchHistory', likedFilms },
  }
  // jsdom has neither fetch nor its answers.
  globalThis.fetch = (async () => ({
    status: 200,
    text: async () => JSON.stringify({ experiences: [experience] }),
  })) as never
  const { stores } = createTestStores(
    {
      getFilms: () =>
        answerWith({
          films: films as never,
          relatedData: { castAndCrew: [], genres: [], censorRatings: [], events: [] },
        }),
      getFilmsAvailability: () =>
        answerWith({
          filmAvailabilities: films.map(({ id }) => ({
            ...{ filmId: id, siteId: null, categories: ['NowShowing'] },
            ...{ showtimeAttributeIds: [], advanceBookingPeriods: [] },
          })),
          relatedData: { attributes: [] },
        }),
    },
    { channel: { access: () => initialData.api, renewAccess: async () => false } },
    { ...initialData, personalisation: { url: '/', filmTerritoryShortCode: 'GB' } },
  )
  const url = new URL('https://halcyon.example/member/')
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/' }}>
            <FilmsBlock />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
}
const getTitles = (name: string) =>
  screen.findByRole('region', { name }).then((region) =>
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  )

it('names the film for which they are shown, and shows only what resembles it', async () => {
  await show([['seen'], ['seen'], [], ['seen']], [liked])
  expect(await getTitles('Because you saw Ninth Floor')).toEqual(['Salt Road', 'High Tide', 'Ember'])
})

it('says of a film that was only saved what it is', async () => {
  await show([['seen'], ['seen'], ['seen'], []], [{ ...liked, kind: 'Saved' }])
  expect(await getTitles('Because Ninth Floor is on your list')).toHaveLength(3)
})

it('names none where none speaks for a row', async () => {
  await show([['seen'], ['seen'], [], []], [liked])
  expect(await getTitles('For you')).toEqual(['Salt Road', 'High Tide', 'The Vault', 'Ember'])
})
