import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { TextField } from './index.ts'

test('is labelled, described by its help, and tells what is typed', async () => {
  const change = jest.fn()
  render(
    <TextField label="Email" name="email" help="For your ticket." autoComplete="email" onChange={change} />,
  )
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toHaveAccessibleDescription('For your ticket.')
  expect(field).toHaveAttribute('autocomplete', 'email')
  await userEvent.type(field, 'a')
  expect(change).toHaveBeenCalledWith('a', expect.anything())
})

test('an error takes the place of the help and marks the field', () => {
  render(<TextField label="Card expiry" name="expiry" help="MM / YY" error="This card ran out." />)
  const field = screen.getByRole('textbox')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('This card ran out.')
})
