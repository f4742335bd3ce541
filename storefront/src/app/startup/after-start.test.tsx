import { memberHashKey } from '../../stores/visitor/known-visitor.ts'
import { jobsKey } from '../../stores/browser/job-times.ts'
import { startDeferred } from './after-start.ts'
import { initialData, createMemoryStorage } from '../../context/testing/page-data.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { installOfflineBrowser, createExampleTicket } from '../../stores/browser/testing/offline-browser.ts'
// Fetched by the job; here before the test's time runs.
import '../../features/completed-order/offline-ticket.ts'

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

describe('stored tickets', () => {
  let offline: ReturnType<typeof installOfflineBrowser>
  beforeEach(() => {
    offline = installOfflineBrowser()
  })
  afterEach(() => offline.restore())

  function load(jobs: Record<string, string>) {
    const [local, session] = [createMemoryStorage(), createMemoryStorage()]
    local.set(jobsKey, JSON.stringify(jobs))
    const { stores } = createTestStores({}, { local, session, clock: { now: () => Date.now() } })
    startDeferred(stores, { pageData: stores.core.pageData, stores: {} }, initialData)
    return local
  }

  test('are deleted on any page once their day is over, with all that belongs to them', async () => {
    const at = new Date(noon + 2_000)
    offline.put(createExampleTicket({ deleteAt: at.getTime() }))
    const local = load({ 'forget-tickets': at.toISOString() })
    await jest.advanceTimersByTimeAsync(1_000)
    expect(offline.listStored()).toEqual(['o1'])
    await jest.advanceTimersByTimeAsync(2_000)
    expect([offline.listStored(), offline.isRegistered(), offline.cached.size]).toEqual([null, false, 0])
    expect(local.get(jobsKey)).toBeNull()
  })

  test('that could not be deleted are tried again', async () => {
    offline.put(createExampleTicket({ deleteAt: noon }))
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('busy')
    })
    const local = load({ 'forget-tickets': new Date(noon).toISOString() })
    await jest.advanceTimersByTimeAsync(1_000)
    expect(offline.listStored()).toEqual(['o1'])
    open.mockRestore()
    await jest.advanceTimersByTimeAsync(600_000)
    expect(offline.listStored()).toBeNull()
    expect(local.get(jobsKey)).toBeNull()
  })

  test('are not looked for where none is stored', async () => {
    const open = jest.spyOn(indexedDB, 'open')
    load({})
    await jest.advanceTimersByTimeAsync(10_000)
    expect(open).not.toHaveBeenCalled()
    expect(offline.databases.size).toBe(0)
  })
})
