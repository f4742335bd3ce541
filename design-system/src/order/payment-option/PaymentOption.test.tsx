import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useState } from 'react'
import { PaymentOption, PaymentOptions, SecurePanel } from './index.ts'

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

test('says which panel its choice opens, and in words what stands by it', () => {
  render(
    <PaymentOptions legend="How would you like to pay?">
      <PaymentOption
        name="m"
        value="card"
        label="Card"
        icon="card"
        checked
        onSelect={jest.fn()}
        data-testid="card"
      >
        <SecurePanel text="We never see the number.">card fields</SecurePanel>
      </PaymentOption>
      <PaymentOption
        name="m"
        value="cinema"
        label="At the cinema"
        note="Until 19:10"
        checked={false}
        onSelect={jest.fn()}
      />
    </PaymentOptions>,
  )
  const card = screen.getByRole('radio', { name: 'Card' })
  const panel = document.getElementById(card.getAttribute('aria-controls') ?? '')
  expect(panel).toHaveTextContent('We never see the number.card fields')
  expect(screen.getByTestId('card')).toHaveAttribute('data-checked')
  const cinema = screen.getByRole('radio', { name: /^At the cinema\s*Until 19:10$/ })
  expect(cinema).not.toBeChecked()
  expect(cinema).not.toHaveAttribute('aria-controls')
})

test('is one stop of the keyboard, and arrows choose', async () => {
  function Page() {
    const [chosen, setChosen] = useState('card')
    return (
      <PaymentOptions legend="How would you like to pay?">
        {['card', 'wallet'].map((value) => (
          <PaymentOption
            key={value}
            name="m"
            value={value}
            label={value}
            checked={chosen === value}
            onSelect={setChosen}
          />
        ))}
      </PaymentOptions>
    )
  }
  render(<Page />)
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'card' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'wallet' })).toBeChecked()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('the only way to pay has no circle, and its panel is open', () => {
  render(
    <PaymentOptions legend="How would you like to pay?">
      <PaymentOption
        name="m"
        value="card"
        label="Card"
        note="Visa"
        icon="card"
        checked
        sole
        onSelect={jest.fn()}
      >
        card fields
      </PaymentOption>
    </PaymentOptions>,
  )
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('group', { name: 'How would you like to pay?' })).toHaveTextContent(
    'CardVisacard fields',
  )
})
