import { render, screen, within } from '@testing-library/react'
import { BookingList, BookingRow } from './index.ts'

test('is a named list; each row has its film with its state, when, where and what can be done', () => {
  render(
    <BookingList label="Coming up">
      <BookingRow
        title="Ninth Floor"
        href="/completed-order/?id=1"
        status="Paid £55.30"
        tone="success"
        when="Sat 21 Mar, 19:40"
        lines={['Halcyon Northgate, Screen 4', 'Row H, seats 10 to 12']}
        actions={<button>Add to calendar</button>}
      />
      <BookingRow title="Food and drink" compact headingLevel={3} />
    </BookingList>,
  )
  const [first, second] = within(screen.getByRole('list', { name: 'Coming up' })).getAllByRole('listitem')
  if (!first || !second) throw new Error('two rows')
  expect(within(first).getByRole('heading', { level: 2 })).toHaveTextContent('Ninth Floor')
  expect(within(first).getByRole('link', { name: 'Ninth Floor' })).toHaveAttribute(
    'href',
    '/completed-order/?id=1',
  )
  expect(first).toHaveTextContent(
    'Paid £55.30Sat 21 Mar, 19:40Halcyon Northgate, Screen 4Row H, seats 10 to 12',
  )
  expect(within(first).getByRole('button')).toBeInTheDocument()
  expect(within(second).getByRole('heading', { level: 3 })).toHaveTextContent('Food and drink')
  expect(within(second).queryByRole('link')).toBeNull()
})
