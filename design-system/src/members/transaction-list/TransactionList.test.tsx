import { render, screen, within } from '@testing-library/react'
import { TransactionList, TransactionRow } from './index.ts'

test('is a named list of rows with day, what it was, sum and points', () => {
  render(
    <TransactionList label="March">
      <TransactionRow
        date="17 Mar"
        dateTime="2026-03-17"
        title="Ninth Floor, 3 tickets"
        href="/completed-order/?order=1"
        note="Card 0046"
        amount="£55.30"
        points="+453 points"
        earned
      />
      <TransactionRow date="13 Feb" dateTime="2026-02-13" title="Refund" amount="+£28.60" back />
    </TransactionList>,
  )
  const [first, second] = within(screen.getByRole('list', { name: 'March' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('17 MarNinth Floor, 3 ticketsCard 0046£55.30+453 points')
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-03-17')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/completed-order/?order=1')
  expect(first).toHaveAttribute('data-earned')
  expect(second).toHaveAttribute('data-back')
})
