import { render, screen, within } from '@testing-library/react'
import { FactBand } from './index.ts'

const facts = [
  { id: 'row', title: 'Row H, 17 times', note: 'Seat 11 most of all' },
  { id: 'day', title: 'Tuesday is your day' },
]

test('is a named list of facts with what they mean', () => {
  render(<FactBand label="Your year" facts={facts} />)
  const list = within(screen.getByRole('list', { name: 'Your year' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Row H, 17 timesSeat 11 most of all',
    'Tuesday is your day',
  ])
})

test('says the name of a figure before it', () => {
  render(<FactBand label="Sums" figures facts={[{ id: 'paid', title: '£214.20', note: 'Paid' }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Paid£214.20')
})
