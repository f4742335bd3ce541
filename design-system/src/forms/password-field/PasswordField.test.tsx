import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './index.ts'

const labels = { show: 'Show password', hide: 'Hide password', met: 'done', unmet: 'not yet' }

test('hides what is typed until it is asked to show it, by keyboard too', async () => {
  const change = jest.fn()
  render(<PasswordField label="Password" name="password" labels={labels} onChange={change} />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveAttribute('maxlength', '64')
  // Shown, it is sent to no dictionary.
  expect(field).toHaveAttribute('spellcheck', 'false')
  await userEvent.type(field, 'Lantern7')
  expect(change).toHaveBeenLastCalledWith('Lantern7')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(field).toHaveAttribute('type', 'password')
})

test('its rules are there from the start, and each says how it stands once it is judged', () => {
  render(
    <PasswordField
      label="Password"
      name="password"
      labels={labels}
      error="Choose a stronger one."
      rules={[
        { text: 'A capital letter', isMet: true },
        { text: 'A figure', isMet: false },
        { text: 'At least 8 characters' },
      ]}
    />,
  )
  const rules = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    'A capital letter done',
    'A figure not yet',
    'At least 8 characters',
  ])
  expect(rules.map((rule) => rule.dataset['state'])).toEqual(['met', 'unmet', undefined])
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Choose a stronger one. A capital letter done A figure not yet At least 8 characters',
  )
})

test('the switch sends no form', async () => {
  const submit = jest.fn()
  render(
    <form onSubmit={submit}>
      <PasswordField label="Password" name="password" labels={labels} />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(submit).not.toHaveBeenCalled()
})

test('what its owner holds is what it shows; disabled, its switch is too', async () => {
  const change = jest.fn()
  const { rerender } = render(
    <PasswordField label="Password" name="password" labels={labels} value="Lantern" onChange={change} />,
  )
  const field = screen.getByLabelText('Password')
  await userEvent.type(field, '7')
  expect(change).toHaveBeenLastCalledWith('Lantern7')
  expect(field).toHaveValue('Lantern')
  rerender(<PasswordField label="Password" name="password" labels={labels} value="Lantern" disabled />)
  expect(field).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDisabled()
})
