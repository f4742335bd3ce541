import { render } from '@testing-library/react'
import { SeatRow } from './index.ts'

const seats = [
  { id: '9', label: '9', state: 'taken' },
  { id: '10', label: '10', state: 'yours' },
  { id: '11', label: '11', state: 'free' },
] as const

test('tells yours, free and taken seats apart by their shape, in their order', () => {
  const { container } = render(<SeatRow row="H" seats={seats} />)
  const drawn = [...container.querySelectorAll('svg')]
  expect(drawn.map(({ dataset }) => dataset['state'])).toEqual(['taken', 'yours', 'free'])
  expect(container).toHaveTextContent(/^H1011$/)
  expect(drawn[0]?.querySelector('[data-part=cross]')).toBeInTheDocument()
  expect(drawn[0]?.querySelector('rect')).toBeNull()
})

test('is silent, and the same way round in every language', () => {
  const { container } = render(<SeatRow row="" seats={seats} />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.firstChild).toHaveAttribute('dir', 'ltr')
  expect(container.querySelector('span')).toBeNull()
})
