import { getCameAt } from './came-at.ts'

const navigation = (transferSize: number, encodedBodySize: number) => {
  jest.useFakeTimers({ now: 1_000_000 })
  const entries = [{ transferSize, encodedBodySize, responseStart: 100 }]
  Object.assign(performance, { now: () => 2_600, getEntriesByType: () => entries })
}
afterEach(() => jest.useRealTimers())

it('is when the first of the page came from its server, however long its script took', () => {
  navigation(20_300, 20_000)
  expect(getCameAt()).toBe(997_500)
})

it.each([
  ['came out of a cache', 0],
  ['was found unchanged', 300],
])('is not known of a page that %s, which was rendered at any time before', (_, transferred) => {
  navigation(transferred, 20_000)
  expect(getCameAt()).toBeNull()
})

it('is not known where the browser does not tell', () => {
  Object.assign(performance, { getEntriesByType: () => [] })
  expect(getCameAt()).toBeNull()
})
