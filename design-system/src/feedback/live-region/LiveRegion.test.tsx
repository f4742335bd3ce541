import { render, screen } from '@testing-library/react'
import { LiveRegion } from './index.ts'

test('the region is there before its message and stays the same element while it changes', () => {
  const { rerender } = render(<LiveRegion message="" />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(<LiveRegion message="12 films" />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('12 films')
})

test('is read whole, and politely unless asked otherwise', () => {
  const { rerender } = render(<LiveRegion message="12 films" />)
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'true')
  rerender(<LiveRegion message="30 seconds left" politeness="assertive" />)
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
})

test('does not take the focus', () => {
  render(<LiveRegion message="12 films" />)
  expect(document.body).toHaveFocus()
})
