import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { PaymentOption, PaymentOptions } from './index.ts'

test('one way to pay is chosen, and only its panel is open', async () => {
  const select = jest.fn()
  render(
    <PaymentOptions legend="How would you like to pay?">
      <PaymentOption name="m" value="card" label="Card" checked onSelect={select}>
        card fields
      </PaymentOption>
      <PaymentOption name="m" value="wallet" label="Phone wallet" checked={false} onSelect={select}>
        wallet button
      </PaymentOption>
    </PaymentOptions>,
  )
  expect(screen.getByRole('group', { name: 'How would you like to pay?' })).toBeInTheDocument()
  expect(screen.getByText('card fields')).toBeInTheDocument()
  expect(screen.queryByText('wallet button')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Phone wallet' }))
  expect(select).toHaveBeenCalledWith('wallet')
})
