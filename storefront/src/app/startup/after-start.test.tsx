import { memberHashKey } from '../../stores/visitor/known-visitor.ts'
import { jobsKey } from '../../stores/browser/scheduled-jobs.ts'
import { startDeferred } from './after-start.ts'
import { initialData, createMemoryStorage } from '../../context/testing/page-data.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: noon })
})
afterEach(() => {
  jest.useRealTimers()
})

/** A browser in which the loyalty programme is to be forgotten at that time; each `load` is a page. */
function browser(at: string) {
  const [local, session] = [createMemoryStorage(), createMemoryStorage()]
  local.set(jobsKey, JSON.stringify({ 'loyalty-reset': at }))
  for (const storage of [local, session]) storage.set(memberHashKey, 'of-a-member')
  local.set('foyer-cinema-group', 'portmere')
  const load = () => {
    const { stores } = createTestStores({}, { local, session, clock: { now: () => Date.now() } })
    startDeferred(stores, { pageData: stores.core.pageData, stores: {} }, initialData)
  }
  const getHashes = () => [local.get(memberHashKey), session.get(memberHashKey)]
  return { local, load, getHashes }
}

test('what the browser knows a member by is forgotten once the job for it is due, and over two reloads', () => {
  const { local, load, getHashes } = browser('2026-11-21T12:00:05Z')
  load()
  jest.advanceTimersByTime(4_000)
  expect(getHashes()).toEqual(['of-a-member', 'of-a-member'])
  jest.advanceTimersByTime(1_000)
  expect(getHashes()).toEqual([null, null])
  expect(local.get(jobsKey)).toBeNull()
  expect(local.get('foyer-cinema-group')).toBe('portmere')
  for (let reload = 0; reload < 2; reload += 1) {
    local.set(memberHashKey, 'of-another')
    load()
    jest.advanceTimersByTime(10_000)
    expect(local.get(memberHashKey)).toBe('of-another')
  }
})

test('a job that came due while no page was open runs with the next page', () => {
  const { load, getHashes } = browser('2026-11-20T12:00:00Z')
  load()
  expect(getHashes()).toEqual([null, null])
})
