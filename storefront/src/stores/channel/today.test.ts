import { TodayStore } from './today.ts'

const renderedAt = Date.UTC(2026, 10, 21, 12)
const hours = 3_600_000

/** The store of a page whose browser's clock is off by so much. */
function startAt(ahead: number, isFromServer = true) {
  jest.useFakeTimers({ now: renderedAt + ahead })
  const clock = { now: () => Date.now() }
  const today = new TodayStore(renderedAt, clock, isFromServer ? clock.now() : null)
  return { today, stop: today.start() }
}
afterEach(() => jest.useRealTimers())

it('stands at the moment of the rendering while parts of the page are still taken over', () => {
  const { today, stop } = startAt(5 * hours, false)
  jest.advanceTimersByTime(5_900)
  expect(today.now).toBe(renderedAt)
  jest.advanceTimersByTime(200)
  expect(today.now).toBe(renderedAt + 5 * hours + 6_000)
  stop()
})

it.each([5 * hours, -5 * hours])(
  'goes on from there where the clock of the browser is off by %d',
  (ahead) => {
    const { today, stop } = startAt(ahead)
    jest.advanceTimersByTime(60_000)
    expect(today.now).toBe(renderedAt + 60_000)
    stop()
  },
)

it('follows the clock of the browser where the two say the same but for the way of the page', () => {
  const { today, stop } = startAt(20_000)
  jest.advanceTimersByTime(30_000)
  expect(today.now).toBe(renderedAt + 50_000)
  stop()
})

it('stands still once it is stopped', () => {
  const { today, stop } = startAt(0)
  stop()
  jest.advanceTimersByTime(120_000)
  expect(today.now).toBe(renderedAt)
})
