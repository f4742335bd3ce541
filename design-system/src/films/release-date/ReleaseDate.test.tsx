import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { ReleaseDate } from './index.ts'

test('is a day that people and machines can read', () => {
  const ref = createRef<HTMLSpanElement>()
  render(<ReleaseDate ref={ref} date="2026-03-13" text="13 March 2026" lead="In cinemas from" id="release" />)
  expect(ref.current).toHaveTextContent('In cinemas from 13 March 2026')
  expect(ref.current).toHaveAttribute('id', 'release')
  expect(screen.getByText('13 March 2026')).toHaveAttribute('datetime', '2026-03-13')
})

test('stands alone as well', () => {
  const { container } = render(<ReleaseDate date="2026-03-13" text="13 March 2026" />)
  expect(container).toHaveTextContent(/^13 March 2026$/)
})
