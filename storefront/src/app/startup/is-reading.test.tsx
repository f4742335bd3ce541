import { isReading } from './is-reading.ts'

const paintedAt = (startTime: number | null) => {
  performance.getEntriesByName = () =>
    startTime === null ? [] : [{ startTime } as unknown as PerformanceEntry]
}
const nowIs = (time: number) => jest.spyOn(performance, 'now').mockReturnValue(time)

beforeEach(() => {
  paintedAt(1_000)
  nowIs(1_500)
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true })
})
afterEach(() => jest.restoreAllMocks())

it('nobody reads a page that has just come', () => {
  expect(isReading()).toBe(false)
})

it('somebody does who has seen it for some seconds, however late it came', () => {
  nowIs(6_900)
  expect(isReading()).toBe(false)
  nowIs(7_100)
  expect(isReading()).toBe(true)
  paintedAt(4_000)
  expect(isReading()).toBe(false)
})

it('somebody does who has scrolled', () => {
  Object.defineProperty(window, 'scrollY', { value: 40, configurable: true })
  expect(isReading()).toBe(true)
})

it('somebody does who has pressed something', () => {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: true, isActive: false },
    configurable: true,
  })
  expect(isReading()).toBe(true)
})

it('a browser that does not tell when it painted is asked as at the beginning', () => {
  paintedAt(null)
  nowIs(60_000)
  expect(isReading()).toBe(false)
})
