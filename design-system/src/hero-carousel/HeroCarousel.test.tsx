import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { renderToString } from 'react-dom/server'
import { slides } from '../../stories/fixtures.ts'
import { HeroCarousel } from './index.ts'

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous film',
  next: 'Next film',
  slide: (position: number, total: number, title: string) => `${position} of ${total}: ${title}`,
}
const carousel = <HeroCarousel label="Featured films" slides={slides} labels={labels} />
const motion = (welcome: boolean) => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: !welcome, addEventListener: jest.fn(), removeEventListener: jest.fn() })
}
const current = () => screen.getByRole('button', { current: true })

beforeAll(() => {
  const observer = class {
    observe = jest.fn()
    unobserve = jest.fn()
    disconnect = jest.fn()
  }
  Object.assign(globalThis, { ResizeObserver: observer, IntersectionObserver: observer })
})
afterEach(() => {
  jest.useRealTimers()
})

test('the server sends the first film, without style attributes', () => {
  const html = renderToString(carousel)
  expect(html).toContain('Book Ninth Floor')
  expect(html).not.toContain('Book Louder')
  expect(html).not.toContain(' style=')
})

test('moves by its buttons and by the running order; films not shown are inert', async () => {
  motion(false)
  render(carousel)
  await userEvent.click(screen.getByRole('button', { name: 'Next film' }))
  expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  await userEvent.click(screen.getByRole('button', { name: '3 of 3: Louder' }))
  expect(current()).toHaveAccessibleName('3 of 3: Louder')
  const shown = document.querySelectorAll('[aria-roledescription=slide]:not([inert])')
  expect(shown).toHaveLength(1)
  expect(within(shown[0] as HTMLElement).getByRole('link', { name: 'Book Louder' })).toBeInTheDocument()
})

test('a step before the page has come to rest shows its film at once', () => {
  motion(false)
  jest.useFakeTimers()
  render(carousel)
  act(() => {
    screen.getByRole('button', { name: '3 of 3: Louder' }).click()
  })
  expect(current()).toHaveAccessibleName('3 of 3: Louder')
  expect(screen.getByRole('link', { name: 'Book Louder' })).toBeInTheDocument()
})

test('plays every five seconds until it is paused', async () => {
  motion(true)
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(carousel)
  act(() => {
    jest.advanceTimersByTime(5000)
  })
  expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  act(() => {
    jest.advanceTimersByTime(20_000)
  })
  expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

test('never plays against the wish for less motion, nor with one film', () => {
  motion(false)
  const { unmount } = render(carousel)
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  unmount()
  motion(true)
  render(<HeroCarousel label="Featured film" slides={slides.slice(0, 1)} labels={labels} />)
  expect(screen.queryByRole('button')).toHaveTextContent('Trailer')
})
