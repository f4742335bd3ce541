import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Consent } from './index.ts'

const plain = {
  label: 'How we use your message',
  text: 'We keep it for a year.',
  acceptLabel: 'I agree',
  name: 'consent',
}

test('is a named group with its words and one box, not ticked from the start', async () => {
  const change = jest.fn()
  render(<Consent {...plain} optionalLabel="(optional)" onChange={change} data-testid="consent" />)
  const group = screen.getByRole('group', { name: 'How we use your message (optional)' })
  expect(group).toBe(screen.getByTestId('consent'))
  expect(group).toHaveTextContent('We keep it for a year.')
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box).not.toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(box).toBeChecked()
  expect(change).toHaveBeenCalledWith(true)
})

test('stands as its owner says, with what is wrong', () => {
  const { container } = render(
    <Consent {...plain} checked={false} required error="Without it we cannot answer." onChange={jest.fn()} />,
  )
  expect(screen.getByRole('checkbox')).toBeRequired()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Without it we cannot answer.')
  expect(container.firstChild).toHaveAttribute('data-invalid')
})

test('keeps by itself whether it is given, where nobody else does', async () => {
  render(<Consent {...plain} defaultChecked />)
  const box = screen.getByRole('checkbox')
  expect(box).toBeChecked()
  await userEvent.click(box)
  expect(box).not.toBeChecked()
})
