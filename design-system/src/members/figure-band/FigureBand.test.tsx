import { render, screen, within } from '@testing-library/react'
import { FigureBand } from './index.ts'

const figures = [
  { id: 'row', title: 'Row H, 17 times', note: 'Seat 11 most of all' },
  { id: 'day', title: 'Tuesday is your day' },
]

test('is a named list of figures with what they mean', () => {
  render(<FigureBand label="Your year" figures={figures} />)
  const list = within(screen.getByRole('list', { name: 'Your year' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Row H, 17 timesSeat 11 most of all',
    'Tuesday is your day',
  ])
})

test('says the name of a sum before it', () => {
  render(<FigureBand label="Sums" sums figures={[{ id: 'paid', title: '£214.20', note: 'Paid' }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Paid£214.20')
})
