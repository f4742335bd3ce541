import { render, screen, within } from '@testing-library/react'
import { AddPaymentCard, PaymentCard, PaymentCardList } from './index.ts'

const visa = {
  network: 'Visa',
  lastFour: '0046',
  label: 'Visa, ending 0046',
  expiry: '08 / 28',
  expiryLabel: 'Good until',
}

test('a card says its mask, until when it is good and what it does', () => {
  render(
    <PaymentCardList label="Payment cards">
      <PaymentCard {...visa} primaryTag="Used first" tags={['Pays the pass']} />
    </PaymentCardList>,
  )
  const card = within(screen.getByRole('list', { name: 'Payment cards' })).getByRole('listitem')
  expect(within(card).getByRole('img', { name: 'Visa, ending 0046' })).toBeVisible()
  expect(card).toHaveTextContent('Good until08 / 28')
  expect(card).toHaveTextContent('Used first')
  expect(card).toHaveTextContent('Pays the pass')
})

test('a card that has run out says so in words', () => {
  render(
    <ul>
      <PaymentCard {...visa} status={{ kind: 'expired', text: 'Ran out in March' }} />
    </ul>,
  )
  expect(screen.getByText('Ran out in March')).toHaveAttribute('data-kind', 'expired')
})

test('the place of the next card is a link', () => {
  render(
    <ul>
      <AddPaymentCard label="Add a card" href="/add/" />
    </ul>,
  )
  expect(screen.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/add/')
})
