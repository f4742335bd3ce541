import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MembershipPass } from './index.ts'

const pass = {
  open: true,
  title: 'Your card',
  closeLabel: 'Close',
  code: { content: 'm1', label: 'Code of your card' },
  club: 'Halcyon Circle',
  level: 'Silver',
  name: 'Ines Marchetti',
  number: '6312 0047',
}

test('shows the code with whose it is', () => {
  render(<MembershipPass {...pass} onClose={() => undefined} note="Works without a signal." />)
  const dialog = within(screen.getByRole('dialog', { name: 'Your card' }))
  expect(dialog.getByRole('img', { name: 'Code of your card' })).toBeVisible()
  expect(dialog.getByText('Ines Marchetti')).toBeVisible()
  expect(dialog.getByText('6312 0047')).toBeVisible()
  expect(dialog.getByText('Halcyon Circle')).toBeVisible()
  expect(dialog.getByText('Works without a signal.')).toBeVisible()
})

test('closes by its button and by Escape', async () => {
  const close = jest.fn()
  render(<MembershipPass {...pass} onClose={close} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})
