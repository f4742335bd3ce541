import { act, render } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { getPersonalisationStores } from '../../stores/visitor/personalisation-stores.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import type { HeroItem } from './home-hero.ts'
import { RankedHero } from './RankedHero.tsx'

const films = ['salt', 'louder', 'tide'].map((id, displayPriority) => ({
  id,
  title: { text: id, translations: [] },
  displayPriority,
}))

const noFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = noFetch
})

test('the hero hears which film is recommended to its slide, from one question for both of its slides', async () => {
  const experience = {
    entityType: 'Film',
    componentId: 'home-hero',
    promoteEntity: { entityListToPromote: { entities: [{ id: 'salt' }, { id: 'tide' }] } },
  }
  const request = jest.fn(
    // jsdom has neither fetch nor its answers.
    async (_url: string, _init: RequestInit) => ({
      status: 200,
      text: async () => JSON.stringify({ experiences: [experience] }),
    }),
  )
  globalThis.fetch = request as never
  const { stores } = createTestStores(
    {
      getFilms: () =>
        answerWith({ films, relatedData: { castAndCrew: [], genres: [], censorRatings: [], events: [] } }),
      getFilmsAvailability: () => answerWith({ filmAvailabilities: [], relatedData: { attributes: [] } }),
    },
    { channel: { access: () => initialData.api, renewAccess: async () => false } },
    { ...initialData, personalisation: { url: '/', filmTerritoryShortCode: 'GB' } },
  )
  await stores.listing.ensure()
  const items: HeroItem[] = [
    { type: 'film', filmId: 'salt' },
    { type: 'film', filmId: 'louder', experience: { componentId: 'home-hero', sequenceIndex: 0 } },
    { type: 'film', filmId: 'louder', experience: { componentId: 'home-hero', sequenceIndex: 5 } },
  ]
  const onRanked = jest.fn()
  render(
    <StoresContext value={stores}>
      <RankedHero items={items} onRanked={onRanked} />
    </StoresContext>,
  )
  expect(onRanked).toHaveBeenLastCalledWith({})
  await act(async () => getPersonalisationStores(stores).experiences?.ensure('home-hero'))
  expect(onRanked).toHaveBeenLastCalledWith({ 1: 'tide' })
  expect(request).toHaveBeenCalledTimes(1)
})
