import { render, screen } from '@testing-library/react'
import { RatingMark } from './index.ts'

test('is read with what it means', () => {
  const { container } = render(<RatingMark label="12A" description="With an adult below 12" />)
  expect(container).toHaveTextContent(/^12A, With an adult below 12$/)
})

test('the meaning is there for those who point, too', () => {
  render(<RatingMark label="12A" description="With an adult below 12" />)
  expect(screen.getByTitle('With an adult below 12')).toHaveTextContent('12A')
})

test('without a meaning there is the mark alone', () => {
  const { container } = render(<RatingMark label="TBC" size="sm" />)
  expect(container).toHaveTextContent(/^TBC$/)
  expect(container.querySelector('[title]')).toBeNull()
})
