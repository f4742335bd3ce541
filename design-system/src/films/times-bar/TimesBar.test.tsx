import { act, render, screen } from '@testing-library/react'
import { TimesBar } from './index.ts'

let report: (entry: { isIntersecting: boolean; boundingClientRect: { top: number } }) => void
const observe = jest.fn<void, [Element]>()
beforeEach(() => {
  observe.mockClear()
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: (entries: unknown[]) => void) {
        report = (entry) => {
          callback([entry])
        }
      }
      observe = observe
      disconnect = () => undefined
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

const show = () =>
  render(
    <>
      <TimesBar label="Times from £11.50" target="showtimes" data-testid="bar" />
      <section id="showtimes">Showtimes</section>
    </>,
  )

test('leads to the times, and is gone once they are reached', () => {
  show()
  expect(screen.getByRole('link', { name: 'Times from £11.50' })).toHaveAttribute('href', '#showtimes')
  expect(observe).toHaveBeenCalledWith(screen.getByText('Showtimes'))
  const bar = screen.getByTestId('bar')
  expect(bar).toHaveAttribute('data-covers-foot')
  act(() => {
    report({ isIntersecting: true, boundingClientRect: { top: 600 } })
  })
  expect(bar).toHaveAttribute('data-reached')
  expect(bar).not.toHaveAttribute('data-covers-foot')
  act(() => {
    report({ isIntersecting: false, boundingClientRect: { top: 900 } })
  })
  expect(bar).not.toHaveAttribute('data-reached')
})

test('stays away below the times, where it would lie on the footer', () => {
  show()
  act(() => {
    report({ isIntersecting: false, boundingClientRect: { top: -900 } })
  })
  expect(screen.getByTestId('bar')).toHaveAttribute('data-reached')
})

test('a browser that observes nothing keeps it', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  show()
  expect(screen.getByTestId('bar')).not.toHaveAttribute('data-reached')
})
