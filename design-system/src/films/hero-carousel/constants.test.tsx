import { act, render, screen, waitFor } from '@testing-library/react'
import { slides } from '../../../stories/fixtures.ts'
import { HeroCarousel } from './index.ts'

let engine: Record<string, unknown> = {}
let select: () => void = () => undefined
const api = {
  scrollTo: jest.fn(),
  selectedScrollSnap: () => 1,
  on: (_event: string, tell: () => void) => {
    select = tell
  },
  off: jest.fn(),
}
jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: (options: Record<string, unknown>) => {
    engine = options
    return [jest.fn(), api]
  },
}))

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous film',
  next: 'Next film',
  slide: (position: number, total: number, title: string) => `${position} of ${total}: ${title}`,
}
const show = async (welcome: boolean) => {
  engine = {}
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: !welcome, addEventListener: jest.fn(), removeEventListener: jest.fn() })
  render(<HeroCarousel label="Featured films" slides={slides} labels={labels} />)
  await waitFor(() => expect(engine).toHaveProperty('loop'))
}

test('loops, and one swipe is one film however far it goes; up to 10 px are a press', async () => {
  await show(true)
  expect(engine).toMatchObject({
    loop: true,
    slidesToScroll: 1,
    skipSnaps: false,
    dragThreshold: 10,
    duration: 25,
  })
})

test('jumps where motion is unwelcome', async () => {
  await show(false)
  expect(engine).toMatchObject({ duration: 0 })
})

test('follows a swipe', async () => {
  await show(false)
  // Listeners are added to the engine a moment after it is set up.
  await waitFor(() => {
    act(() => select())
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('2 of 3: The Salt Road')
  })
})
