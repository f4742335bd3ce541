import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { summary } from '../../stories/fixtures.ts'
import { OrderSummary } from './index.ts'

test('shows what it costs, and opens as a sheet from the bar', async () => {
  render(<OrderSummary {...summary} action={<button>Choose your seats</button>} />)
  expect(screen.getAllByText('£29.90')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: /^Show your order:\s*£29.90\s*,\s*3 tickets$/ }))
  expect(await screen.findByRole('dialog', { name: 'Your order' })).toHaveTextContent('Booking fee')
})
