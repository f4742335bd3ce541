import type { Experience } from '@foyer/contract/personalisation/experiences'
import { failed, success } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { ExperienceResult, FilmsQuery } from '../../services/personalisation/experiences.ts'
import { Caching } from '../base/caching.ts'
import { ExperiencesStore } from './experiences.ts'

const down: Failure = { kind: 'http', status: 503, problem: null, retryable: true }
const experience = (change: Partial<Experience> = {}): Experience => ({
  entityType: 'Film',
  componentId: 'row',
  promoteEntity: {
    entityListToPromote: {
      entities: [
        { id: 'paid', reason: 'Sponsored' },
        { id: 'salt', reason: 'WatchHistory' },
        { id: 'tide', reason: 'WatchHistory' },
        { id: 'vault', reason: 'Popularity' },
      ],
    },
  },
  rankedBy: 'WatchHistory',
  ...change,
})

function storeOver(...answers: ExperienceResult[]) {
  const clock = { time: 0, now: () => clock.time }
  const logger = { warn: jest.fn(), error: jest.fn() }
  const films = jest.fn(async (_query: FilmsQuery) => (answers.length > 1 ? answers.shift() : answers[0])!)
  const visitor = { hash: null as string | null }
  const store = new ExperiencesStore({ films }, visitor, 24, new Caching(clock, logger, new Snapshots()))
  return { store, films, clock, logger, visitor }
}

it('has the films that the ranking speaks for, in its order', async () => {
  const { store, films } = storeOver(success(experience()))
  expect(store.of('row')).toBeUndefined()
  await store.ensure('row')
  expect(store.of('row')).toEqual({ filmIds: ['salt', 'tide'], rankedBy: 'WatchHistory' })
  expect(films.mock.calls).toEqual([
    [
      {
        entityType: 'Film',
        componentId: 'row',
        isCxmIntegrationEnabled: true,
        maximumFilms: 24,
        memberIdHash: null,
      },
    ],
  ])
})

it('takes all that a server names which gives no reasons', async () => {
  const entities = [{ id: 'salt' }, { id: 'tide' }]
  const { rankedBy: _, ...plain } = experience({ promoteEntity: { entityListToPromote: { entities } } })
  const { store } = storeOver(success(plain))
  await store.ensure('row')
  expect(store.of('row')).toEqual({ filmIds: ['salt', 'tide'], rankedBy: null })
})

it('takes what a server gives a reason for which does not say what it ranked by', async () => {
  const entities = [
    { id: 'paid', reason: 'Sponsored' as const },
    { id: 'salt', reason: 'WatchHistory' as const },
    { id: 'vault', reason: 'Popularity' as const },
    { id: 'tide', reason: 'Programme' as const },
  ]
  const { rankedBy: _, ...plain } = experience({ promoteEntity: { entityListToPromote: { entities } } })
  const { store } = storeOver(success(plain))
  await store.ensure('row')
  expect(store.of('row')).toEqual({ filmIds: ['salt', 'vault'], rankedBy: null })
})

it('names what is paid for, by its reason or as such, and recommends none of it', async () => {
  const entities = [
    { id: 'paid', reason: 'Sponsored' as const },
    { id: 'dear', sponsored: true },
    { id: 'salt' },
  ]
  const { rankedBy: _, ...plain } = experience({ promoteEntity: { entityListToPromote: { entities } } })
  const { store } = storeOver(success(plain))
  expect(store.sponsoredIn('row')).toEqual([])
  await store.ensure('row')
  expect(store.sponsoredIn('row')).toEqual(['paid', 'dear'])
  expect(store.of('row')?.filmIds).toEqual(['salt'])
})

it('shares a request, asks anew at the next visit, and keeps what it had while it does', async () => {
  const { store, films, clock } = storeOver(
    success(experience()),
    success(experience({ rankedBy: 'Popularity' })),
  )
  await Promise.all([store.ensure('row'), store.ensure('row')])
  expect(films).toHaveBeenCalledTimes(1)
  clock.time += 1
  const again = store.ensure('row')
  expect(store.of('row')?.rankedBy).toBe('WatchHistory')
  await again
  expect(films).toHaveBeenCalledTimes(2)
  expect(store.of('row')).toEqual({ filmIds: ['vault'], rankedBy: 'Popularity' })
})

it('forgets a component that nobody has looked at for five minutes', async () => {
  const { store, clock } = storeOver(success(experience()))
  await store.ensure('row')
  clock.time += 5 * 60_000
  await store.ensure('another')
  expect(store.of('row')).toBeUndefined()
})

it('has nothing after a failure, says so in the log, and asks again', async () => {
  const { store, logger } = storeOver(failed(down), success(experience()))
  await store.ensure('row')
  expect(store.of('row')).toBeUndefined()
  expect(logger.warn).toHaveBeenCalledWith('Loading experiences failed: status 503')
  await store.ensure('row')
  expect(store.of('row')?.rankedBy).toBe('WatchHistory')
})

it('asks for whom it knows at that moment', async () => {
  const { store, films, visitor } = storeOver(success(experience()))
  visitor.hash = 'a-visitor-of-ours'
  await store.ensure('row')
  expect(films.mock.calls[0]?.[0].memberIdHash).toBe('a-visitor-of-ours')
})

it('has nothing that was made of a visitor who is no longer known, also when it comes late', async () => {
  const { store, visitor } = storeOver(success(experience()))
  visitor.hash = 'a-visitor-of-ours'
  const pending = store.ensure('row')
  visitor.hash = null
  await pending
  expect(store.of('row')).toBeUndefined()
  await store.ensure('row')
  expect(store.of('row')?.rankedBy).toBe('WatchHistory')
})

describe('the films for which others are recommended', () => {
  const named = (likedFilms: unknown, becauseOf: unknown = ['liked']) =>
    experience({
      promoteEntity: {
        entityListToPromote: { entities: [{ id: 'salt', becauseOf } as never, { id: 'tide' }] },
      },
      likedFilms: likedFilms as never,
    })
  const liked = { id: 'liked', title: { text: 'Ninth Floor', translations: [] }, kind: 'Watched' as const }
  const get = async (answer: Experience) => {
    const { store } = storeOver(success(answer))
    await store.ensure('row')
    return store.of('row')?.reasons
  }

  it('come with what they are a reason for', async () => {
    expect(await get(named([liked]))).toEqual([{ liked, filmIds: new Set(['salt']) }])
  })

  it.each([
    ['none', undefined, ['liked']],
    ['none that speaks for a film', [liked], ['another']],
    ['something else', 'Ninth Floor', ['liked']],
    ['no list of reasons', [liked], 'liked'],
    [
      'films without a title',
      [null, { ...liked, title: null }, { ...liked, title: { text: ' ' } }],
      ['liked'],
    ],
    ['a kind that nobody knows', [{ ...liked, kind: 'Dreamt' }], ['liked']],
  ])('are absent where a server names %s', async (_, likedFilms, becauseOf) => {
    expect(await get(named(likedFilms, becauseOf))).toBeUndefined()
  })
})
