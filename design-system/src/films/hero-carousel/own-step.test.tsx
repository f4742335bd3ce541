import { act, render, screen } from '@testing-library/react'
import { slides } from '../../../stories/fixtures.ts'
// Fetched when the page is idle; here before a test's time runs.
import './Engine.tsx'
import { HeroCarousel } from './index.ts'

/** The engine's place and its listeners by event name: only `select` means that another film is chosen. */
let position = 0
const listeners = new Map<string, Set<() => void>>()
const api = {
  scrollTo: (index: number) => {
    position = index
  },
  selectedScrollSnap: () => position,
  on: (event: string, tell: () => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(tell))
  },
  off: (event: string, tell: () => void) => {
    listeners.get(event)?.delete(tell)
  },
}
jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [jest.fn(), api] }))

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous film',
  next: 'Next film',
  slide: (place: number, total: number, title: string) => `${place} of ${total}: ${title}`,
}
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() })
})
afterEach(() => {
  jest.useRealTimers()
})

test('plays by itself, and a scroll by hand starts the wait anew', async () => {
  render(<HeroCarousel label="Featured films" slides={slides} labels={labels} autoplayDelay={60_000} />)
  await wait(30_000)
  expect(current()).toMatch(/^1 of 3/)
  // As the engine does when a finger has chosen the third film.
  position = 2
  act(() => listeners.get('select')?.forEach((tell) => tell()))
  expect(current()).toMatch(/^3 of 3/)
  // The first wait would be over by now.
  await wait(59_000)
  expect(current()).toMatch(/^3 of 3/)
  await wait(2000)
  expect(current()).toMatch(/^1 of 3/)
})
