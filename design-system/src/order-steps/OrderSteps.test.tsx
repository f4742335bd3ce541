import { render, screen } from '@testing-library/react'

import { OrderSteps } from './index.ts'

test('done steps lead back, the current one is marked, later ones are words', () => {
  render(
    <OrderSteps
      label="Your order"
      progress="Step 2 of 3"
      doneLabel="done"
      steps={[
        { id: 'tickets', label: 'Tickets', state: 'done', href: '/tickets/' },
        { id: 'seats', label: 'Seats', state: 'current' },
        { id: 'payment', label: 'Payment', state: 'next', href: '/payment/' },
      ]}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tickets, done'])
  expect(document.querySelector('[aria-current=step]')).toHaveTextContent('Seats')
})
