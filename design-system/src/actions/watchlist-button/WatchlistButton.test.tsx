import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef, StrictMode } from 'react'
import { WatchlistButton } from './index.ts'

const change = jest.fn()
const name = 'The Salt Road in your watchlist'
const button = () => screen.getByRole('button', { name })
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })

beforeEach(() => {
  jest.useFakeTimers()
  change.mockClear()
})
afterEach(() => jest.useRealTimers())

test('shows a press at once, and tells it when the visitor has stopped', () => {
  const ref = createRef<HTMLButtonElement>()
  const { rerender } = render(<WatchlistButton ref={ref} label={name} pressed={false} onChange={change} />)
  expect(button()).toBe(ref.current)
  const glyph = () => button().querySelector('[data-icon]')?.getAttribute('data-icon')
  expect(glyph()).toBe('bookmark')
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  // Told apart by its shape too.
  expect(glyph()).toBe('bookmark-filled')
  wait(165)
  expect(change).not.toHaveBeenCalled()
  wait(1)
  expect(change.mock.calls).toEqual([[true]])
  rerender(<WatchlistButton label={name} pressed onChange={change} />)
  expect(button()).toHaveAttribute('aria-pressed', 'true')
})

test('there and back again is nothing', () => {
  render(<WatchlistButton label={name} pressed={false} onChange={change} />)
  fireEvent.click(button())
  wait(100)
  fireEvent.click(button())
  wait(200)
  expect(change).not.toHaveBeenCalled()
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('goes back to what its owner says', () => {
  render(<WatchlistButton label={name} pressed={false} onChange={change} />)
  fireEvent.click(button())
  wait(166)
  // The owner could not keep it.
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('a press counts although the film goes from the page', () => {
  const { unmount } = render(
    <StrictMode>
      <WatchlistButton label={name} pressed={false} onChange={change} />
    </StrictMode>,
  )
  fireEvent.click(button())
  unmount()
  expect(change.mock.calls).toEqual([[true]])
})

test('is a link to the sign-in for a visitor, whose film can be remembered', () => {
  const follow = jest.fn((event?: unknown) => (event as Event).preventDefault())
  render(<WatchlistButton label={name} href="/sign-in/?redirect=%2F" onFollow={follow as () => void} />)
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', '/sign-in/?redirect=%2F')
  expect(link).not.toHaveAttribute('aria-pressed')
  expect(link.querySelector('[data-icon]')).toHaveAttribute('data-icon', 'bookmark')
  fireEvent.click(link)
  expect(follow).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('becomes a button once somebody is signed in', () => {
  const { rerender } = render(<WatchlistButton label={name} href="/sign-in/" />)
  rerender(<WatchlistButton label={name} pressed onChange={change} />)
  fireEvent.click(button())
  wait(166)
  expect(change.mock.calls).toEqual([[false]])
})
