import { act, render, screen } from '@testing-library/react'
import { PageProgress } from './index.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const line = () => screen.queryByRole('progressbar', { name: 'Loading' })

test('is seen and said when a page takes longer than a moment, and goes with it', () => {
  const { rerender } = render(<PageProgress active={false} label="Loading" />)
  const said = screen.getByRole('status')
  pass(1_000)
  expect(line()).toBeNull()
  rerender(<PageProgress active label="Loading" />)
  pass(149)
  expect(line()).toBeNull()
  expect(said).toBeEmptyDOMElement()
  pass(1)
  expect(line()).toBeInTheDocument()
  expect(said).toHaveTextContent('Loading')
  rerender(<PageProgress active={false} label="Loading" />)
  expect(line()).toBeNull()
  expect(said).toBeEmptyDOMElement()
})

test('counts anew for each page', () => {
  const { rerender } = render(<PageProgress active label="Loading" />)
  pass(100)
  rerender(<PageProgress active={false} label="Loading" />)
  rerender(<PageProgress active label="Loading" />)
  pass(100)
  expect(line()).toBeNull()
})
