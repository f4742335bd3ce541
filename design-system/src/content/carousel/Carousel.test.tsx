import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { Carousel, type CarouselProps } from './index.ts'

jest.unmock('@emotion/sheet')

const labels = {
  previous: 'Back',
  next: 'On',
  stop: (position: number, total: number) => `To ${position} of ${total}`,
  pause: 'Pause',
  play: 'Play',
}
const slides = Array.from({ length: 6 }, (_, index) => ({
  id: `${index}`,
  content: <a href={`#${index}`}>Film {index}</a>,
}))
const carousel = (props: Partial<CarouselProps> = {}) => (
  <Carousel label="Coming soon" slides={slides} labels={labels} {...props} />
)
const motion = (welcome: boolean) => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: !welcome, addEventListener: jest.fn(), removeEventListener: jest.fn() })
}
/** Three cards of 100 px fit the row. */
const measure = (name: string, of: (element: HTMLElement) => number) =>
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return of(this)
    },
  })
const current = () => screen.getByRole('button', { current: true })

beforeAll(() => {
  const observer = class {
    observe = jest.fn()
    unobserve = jest.fn()
    disconnect = jest.fn()
  }
  Object.assign(globalThis, { ResizeObserver: observer, IntersectionObserver: observer })
  measure('offsetWidth', ({ tagName }) => (tagName === 'LI' ? 100 : 300))
  measure('offsetLeft', (element) =>
    element.tagName === 'LI' ? [...(element.parentElement?.children ?? [])].indexOf(element) * 100 : 0,
  )
})
beforeEach(() => motion(false))
afterEach(() => jest.useRealTimers())

test('the server sends all cards in a named row that can be scrolled', () => {
  const html = renderToString(carousel())
  expect(html.match(/<li>/g)).toHaveLength(6)
  expect(html).not.toContain(' style=')
  expect(html).not.toContain('<button')
})

test('moves by as many cards as fit, by its buttons and its marks, and stops at the ends', async () => {
  const ref = createRef<HTMLElement>()
  render(carousel({ ref, id: 'soon' }))
  expect(screen.getByRole('region', { name: 'Coming soon' })).toBe(ref.current)
  expect(ref.current).toHaveAttribute('aria-roledescription', 'carousel')
  expect(ref.current).toHaveAttribute('id', 'soon')
  const next = await screen.findByRole('button', { name: 'On' })
  expect(ref.current).toHaveAttribute('data-ready')
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
  expect(current()).toHaveAccessibleName('To 1 of 2')
  await userEvent.click(next)
  await waitFor(() => expect(current()).toHaveAccessibleName('To 2 of 2'))
  // At the end the button does nothing, and keeps the focus.
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveFocus()
  await userEvent.click(next)
  expect(current()).toHaveAccessibleName('To 2 of 2')
  await userEvent.click(screen.getByRole('button', { name: 'To 1 of 2' }))
  await waitFor(() => expect(current()).toHaveAccessibleName('To 1 of 2'))
})

test('in a loop there is always one more', async () => {
  render(carousel({ loop: true, step: 1 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(current()).toHaveAccessibleName('To 6 of 6'))
})

test('one card is no carousel, and marks may be left out', async () => {
  const { container, unmount } = render(carousel({ slides: slides.slice(0, 1) }))
  await act(async () => {
    await new Promise((done) => setTimeout(done, 300))
  })
  expect(screen.queryByRole('button')).toBeNull()
  expect(container.querySelector('[data-slot=controls]')).toBeNull()
  unmount()
  render(carousel({ indicators: false }))
  await screen.findByRole('button', { name: 'On' })
  expect(screen.queryByRole('button', { name: /^To/ })).toBeNull()
})

test('moves on by itself where it is asked to and motion is welcome, until it is paused', async () => {
  motion(true)
  const { container } = render(carousel({ autoplay: 50, loop: true, step: 1 }))
  await waitFor(() => expect(container.firstChild).toHaveAttribute('data-playing'))
  await waitFor(() => expect(current()).not.toHaveAccessibleName('To 1 of 6'))
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(container.firstChild).not.toHaveAttribute('data-playing')
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

test('never against the wish for less motion', async () => {
  const { container } = render(carousel({ autoplay: true }))
  await screen.findByRole('button', { name: 'On' })
  expect(container.firstChild).not.toHaveAttribute('data-playing')
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})
