import { act, fireEvent, render, screen } from '@testing-library/react'
import { slides } from '../../../stories/fixtures.ts'
// Fetched when the page is idle; here before a test's time runs.
import './Swipes.tsx'
import { HeroCarousel } from './index.ts'

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous film',
  next: 'Next film',
  slide: (place: number, total: number, title: string) => `${place} of ${total}: ${title}`,
}
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const films = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]

// jsdom has no pointer events of its own.
class FakePointerEvent extends MouseEvent {
  readonly pointerId = 1
  readonly isPrimary = true
}
function point(type: string, x: number, y = 300) {
  const viewport = document.querySelector('[data-slot=viewport]') as Element
  fireEvent(viewport, new FakePointerEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }))
}

async function show(welcome = true, direction: 'ltr' | 'rtl' = 'ltr') {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: !welcome, addEventListener: jest.fn(), removeEventListener: jest.fn() })
  render(<HeroCarousel label="Featured films" slides={slides} labels={labels} autoplayDelay={60_000} />)
  const viewport = document.querySelector('[data-slot=viewport]') as HTMLElement
  viewport.style.direction = direction
  Object.defineProperty(viewport, 'clientWidth', { value: 1000 })
  await wait(3000)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
})

function swipe(from: number, to: number) {
  point('pointerdown', from)
  for (const share of [0.25, 0.5, 0.75, 1]) point('pointermove', from + (to - from) * share)
  point('pointerup', to)
}

it('goes one film on however far and fast a swipe goes, and from the last to the first', async () => {
  await show()
  swipe(950, 20)
  expect(current()).toMatch(/^2 of 3/)
  swipe(950, 20)
  swipe(950, 800)
  expect(current()).toMatch(/^1 of 3/)
})

it('goes back, and from the first to the last', async () => {
  await show()
  swipe(100, 400)
  expect(current()).toMatch(/^3 of 3/)
})

it('goes the other way where the page runs from right to left', async () => {
  await show(true, 'rtl')
  swipe(100, 400)
  expect(current()).toMatch(/^2 of 3/)
})

it('up to 10 px are a press, and a movement down or up scrolls the page', async () => {
  await show()
  swipe(500, 491)
  point('pointerdown', 500)
  point('pointermove', 460, 500)
  point('pointerup', 380, 700)
  expect(current()).toMatch(/^1 of 3/)
})

it('shows the next film as far as the finger draws, and takes it back where it was not meant', async () => {
  await show()
  point('pointerdown', 500)
  point('pointermove', 440)
  expect(films()[1]?.style.opacity).toBe('0.1')
  point('pointerup', 440)
  expect(films()[1]?.style.opacity).toBe('')
  expect(current()).toMatch(/^1 of 3/)
})

it('shows nothing half where motion is unwelcome, and still turns', async () => {
  await show(false)
  point('pointerdown', 500)
  point('pointermove', 300)
  expect(films()[1]?.style.opacity).toBe('')
  point('pointerup', 300)
  expect(current()).toMatch(/^2 of 3/)
})

it('the press at the end of a swipe leads nowhere', async () => {
  await show()
  const press = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    films()[0]?.querySelector('a')?.dispatchEvent(click)
    return click.defaultPrevented
  }
  swipe(900, 500)
  expect(press()).toBe(true)
  await wait(10)
  films()[0]?.addEventListener('click', (event) => event.preventDefault(), { once: true })
  expect(current()).toMatch(/^2 of 3/)
})

it('a swipe starts the wait for the next film anew', async () => {
  await show()
  await wait(30_000)
  swipe(950, 20)
  await wait(59_000)
  expect(current()).toMatch(/^2 of 3/)
  await wait(2000)
  expect(current()).toMatch(/^3 of 3/)
})
