import {
  maximumViewedEntities,
  type Experience,
  type ExperiencesRequest,
} from '@foyer/contract/personalisation/experiences'
import { failed, success } from '../../cache/result.ts'
import type { Failure } from '../http/failure.ts'
import { createExperiencesService, type FilmsQuery } from './experiences.ts'

const channel = { salesChannelId: 'Web', filmTerritoryShortCode: 'GB' }
const down: Failure = { kind: 'http', status: 503, problem: null, retryable: true }

const experience = (componentId: string, ...ids: string[]): Experience => ({
  entityType: 'Film',
  componentId,
  promoteEntity: { entityListToPromote: { entities: ids.map((id) => ({ id })) } },
  rankedBy: 'Popularity',
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A service over a server that answers each component with a film of its name, and keeps what it was asked. */
function serviceOver(answer: (body: ExperiencesRequest) => unknown = answerAll) {
  const requests: ExperiencesRequest[] = []
  const call = jest.fn(async (_id: string, { body }: { body: ExperiencesRequest }) => {
    requests.push(body)
    return answer(body)
  })
  const service = createExperiencesService({ call: call as never }, channel)
  const ask = (componentId: string, change: Partial<FilmsQuery> = {}) =>
    service.films({
      entityType: 'Film',
      componentId,
      isCxmIntegrationEnabled: true,
      memberIdHash: null,
      ...change,
    })
  return { ask, requests }
}

function answerAll({ viewedEntities }: ExperiencesRequest) {
  // In another order than asked: nothing may depend on it.
  const experiences = [...viewedEntities]
    .reverse()
    .map(({ componentId }) => experience(componentId, componentId))
  return success({ experiences })
}

describe('requests for experiences', () => {
  it('carry the channel, the territory, who asks, and what the component is', async () => {
    const { ask, requests } = serviceOver()
    void ask('wall', { maximumFilms: 6, memberIdHash: 'a-visitor-of-ours' })
    await jest.advanceTimersByTimeAsync(100)
    expect(requests).toEqual([
      {
        ...channel,
        loyaltyMemberIdHash: 'a-visitor-of-ours',
        viewedEntities: [
          { entityType: 'Film', componentId: 'wall', isCxmIntegrationEnabled: true, maximumFilms: 6 },
        ],
      },
    ])
  })

  it('leave together when they come within 100 ms of the first, and each caller gets its own', async () => {
    const { ask, requests } = serviceOver()
    const wall = ask('wall')
    await jest.advanceTimersByTimeAsync(99)
    const hero = ask('hero')
    expect(requests).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.viewedEntities.map(({ componentId }) => componentId)).toEqual(['wall', 'hero'])
    expect(await wall).toEqual(success(experience('wall', 'wall')))
    expect(await hero).toEqual(success(experience('hero', 'hero')))
  })

  it('are not merged when they come later: a late one does not hold up the first', async () => {
    const { ask, requests } = serviceOver()
    void ask('wall')
    await jest.advanceTimersByTimeAsync(60)
    void ask('hero')
    await jest.advanceTimersByTimeAsync(40)
    expect(requests).toHaveLength(1)
    void ask('row')
    await jest.advanceTimersByTimeAsync(99)
    expect(requests).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(requests.map(({ viewedEntities }) => viewedEntities.length)).toEqual([2, 1])
  })

  it('ask once for a component that two callers show, for as many films as the longer needs', async () => {
    const { ask, requests } = serviceOver()
    const both = [
      ask('wall', { maximumFilms: 3 }),
      ask('wall', { maximumFilms: 9 }),
      ask('wall', { maximumFilms: 6 }),
    ]
    await jest.advanceTimersByTimeAsync(100)
    expect(requests[0]?.viewedEntities).toHaveLength(1)
    expect(requests[0]?.viewedEntities[0]?.maximumFilms).toBe(9)
    for (const each of both) expect(await each).toEqual(success(experience('wall', 'wall')))
  })

  it('go apart for different visitors', async () => {
    const { ask, requests } = serviceOver()
    void ask('wall')
    void ask('wall', { memberIdHash: 'a-visitor-of-ours' })
    await jest.advanceTimersByTimeAsync(100)
    expect(requests.map(({ loyaltyMemberIdHash }) => loyaltyMemberIdHash)).toEqual([
      null,
      'a-visitor-of-ours',
    ])
  })

  it('are split where they are more than a server takes', async () => {
    const { ask, requests } = serviceOver()
    const viewed = Array.from({ length: maximumViewedEntities + 1 }, (_, index) =>
      ask(`list-${String(index)}`),
    )
    await jest.advanceTimersByTimeAsync(100)
    expect(requests.map(({ viewedEntities }) => viewedEntities.length)).toEqual([maximumViewedEntities, 1])
    expect((await Promise.all(viewed)).every((result) => result.ok)).toBe(true)
  })

  it('that fail, fail for each caller', async () => {
    const { ask, requests } = serviceOver(() => failed(down))
    const both = [ask('wall'), ask('hero')]
    await jest.advanceTimersByTimeAsync(100)
    expect(requests).toHaveLength(1)
    expect(await Promise.all(both)).toEqual([failed(down), failed(down)])
  })

  it('are answered with nothing where the server has nothing to say of a component', async () => {
    const { ask } = serviceOver(() => success({ experiences: [experience('hero', 'salt')] }))
    const [wall, hero] = [ask('wall'), ask('hero')]
    await jest.advanceTimersByTimeAsync(100)
    expect(await wall).toEqual(success(null))
    expect(await hero).toMatchObject({ ok: true, value: { componentId: 'hero' } })
  })
})
