import { act, fireEvent, render, screen } from '@testing-library/react'
import { slides } from '../../../stories/fixtures.ts'
import { HeroCarousel } from '../../films/hero-carousel/index.ts'
import { holdHeroes } from './hold-heroes.ts'

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous film',
  next: 'Next film',
  slide: (position: number, total: number, title: string) => `${position} of ${total}: ${title}`,
}
const hero = <HeroCarousel label="Featured films" slides={slides} labels={labels} />
const first = '1 of 3: Ninth Floor'
const second = '2 of 3: The Salt Road'

beforeAll(() => {
  const observer = class {
    observe = jest.fn()
    unobserve = jest.fn()
    disconnect = jest.fn()
  }
  Object.assign(globalThis, { ResizeObserver: observer, IntersectionObserver: observer })
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() })
})
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms))
function hold(): () => void {
  let letGo: () => void = () => undefined
  act(() => {
    letGo = holdHeroes(document)
  })
  return letGo
}
/** Which film each hero is at. */
const shown = () =>
  screen.getAllByRole('button', { current: true }).map((button) => button.getAttribute('aria-label'))

test('heroes that began at different moments stay at the first film, as one that comes later does', async () => {
  render(hero)
  await wait(7000)
  render(hero)
  expect(shown()).toEqual([second, first])
  const letGo = hold()
  await wait(1000)
  render(hero)
  await wait(20_000)
  expect(shown()).toEqual([first, first, first])
  letGo()
})

test('a hero that is asked to play does; one that comes after the page was let go is not held', async () => {
  render(hero)
  const letGo = hold()
  await wait(6000)
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await wait(6000)
  expect(shown()).toEqual([second])
  letGo()
  render(hero)
  await wait(6000)
  expect(shown()[1]).toBe(second)
})
