import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { RichText } from './index.ts'

test('shows what the editor wrote as headings, paragraphs and links', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <RichText ref={ref} lang="en">
      <h2>Getting here</h2>
      <p>
        Tram 4 to <a href="/sites/">Wharf Street</a>.
      </p>
    </RichText>,
  )
  expect(ref.current).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { level: 2, name: 'Getting here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Wharf Street' })).toHaveAttribute('href', '/sites/')
})

test('a table that is wider than its room is a stop of the keyboard, as long as it is', () => {
  const given = globalThis.ResizeObserver
  const watched: Element[] = []
  let resized: () => void = () => undefined
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => {
        callback(
          watched.map((target) => ({ target }) as ResizeObserverEntry),
          this,
        )
      }
    }
    observe(element: Element) {
      watched.push(element)
    }
    unobserve() {}
    disconnect() {}
  }
  try {
    render(
      <RichText>
        <table>
          <tbody>
            <tr>
              <td>Monday</td>
            </tr>
          </tbody>
        </table>
      </RichText>,
    )
    const table = screen.getByRole('table')
    const widths = (inner: number, space: number) => {
      Object.defineProperty(table, 'scrollWidth', { configurable: true, value: inner })
      Object.defineProperty(table, 'clientWidth', { configurable: true, value: space })
      resized()
    }
    widths(900, 358)
    expect(table).toHaveAttribute('tabindex', '0')
    widths(900, 900)
    expect(table).not.toHaveAttribute('tabindex')
  } finally {
    globalThis.ResizeObserver = given
  }
})
