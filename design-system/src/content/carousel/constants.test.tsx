import { act, render, screen } from '@testing-library/react'
import { Carousel } from './index.ts'

jest.unmock('@emotion/sheet')

let engine: Record<string, unknown> = {}
jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: (options: Record<string, unknown>) => {
    engine = options
    return [jest.fn(), api]
  },
}))
const api = {
  scrollTo: jest.fn(),
  scrollSnapList: () => [0, 1, 2],
  selectedScrollSnap: () => 0,
  canScrollPrev: () => false,
  canScrollNext: () => true,
  on: () => api,
  off: () => api,
}

const labels = {
  previous: 'Back',
  next: 'On',
  stop: (position: number, total: number) => `To ${position} of ${total}`,
  pause: 'Pause',
  play: 'Play',
}
const slides = ['a', 'b', 'c'].map((id) => ({ id, content: id }))
const show = async (props: { duration?: number; autoplay?: boolean } = {}) => {
  render(<Carousel label="Films" slides={slides} labels={labels} {...props} />)
  await screen.findByRole('button', { name: 'On' })
}

beforeEach(() => {
  engine = {}
  api.scrollTo.mockClear()
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() })
})
afterEach(() => jest.useRealTimers())

test('what is not pulled by more than 10 px is a press; a step takes 25 and goes over as many as fit', async () => {
  await show()
  expect(engine).toMatchObject({ dragThreshold: 10, duration: 25, slidesToScroll: 'auto' })
})

test.each([
  [5, 20],
  [20, 20],
  [45, 45],
  [60, 60],
  [90, 60],
])('a duration of %i is taken for %i', async (duration, taken) => {
  await show({ duration })
  expect(engine).toMatchObject({ duration: taken })
})

test('a carousel that plays steps on after 4 s', async () => {
  jest.useFakeTimers()
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  render(<Carousel label="Films" slides={slides} labels={labels} autoplay />)
  // The engine comes once the page has come to rest, and the wait with it.
  while (!screen.queryByRole('button', { name: 'On' })) await pass(10)
  await pass(3900)
  expect(api.scrollTo).not.toHaveBeenCalled()
  await pass(100)
  expect(api.scrollTo).toHaveBeenCalledWith(1, false)
})

test('the buttons for a step are hidden from fingers alone', async () => {
  await show()
  const rule = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .find((each) => each instanceof CSSMediaRule && each.cssText.includes('[data-slot=step]'))
  expect(rule).toMatchObject({ media: { mediaText: '(hover: none) and (pointer: coarse)' } })
  expect(rule?.cssText).toContain('display: none')
})
