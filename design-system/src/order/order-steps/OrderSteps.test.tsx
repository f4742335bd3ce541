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
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})

test.each([
  [['done', 'current', 'next'], 'Seats'],
  [['done', 'done', 'done'], 'Payment'],
] as const)('where only one name has room, of steps that are %j it is %s', (states, name) => {
  const { container } = render(
    <OrderSteps
      label="Your order"
      progress="Step 2 of 3"
      doneLabel="done"
      steps={['Tickets', 'Seats', 'Payment'].map((label, index) => ({
        id: label,
        label,
        state: states[index] ?? 'next',
      }))}
    />,
  )
  expect(container.querySelector('p')).toHaveTextContent(`${name}Step 2 of 3`)
})
