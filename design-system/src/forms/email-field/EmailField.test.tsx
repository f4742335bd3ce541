import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { EmailField, suggestEmail } from './index.ts'

function Page() {
  const [email, setEmail] = useState('odile@gmial.com')
  const better = suggestEmail(email)
  return (
    <EmailField
      label="Email"
      name="email"
      value={email}
      onChange={setEmail}
      suggestion={
        better === null
          ? undefined
          : {
              text: `Did you mean ${better}?`,
              onAccept: () => {
                setEmail(better)
              },
            }
      }
    />
  )
}

test('asks about a slip, and a press mends it; the field is valid either way', async () => {
  render(<Page />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toHaveAttribute('type', 'email')
  expect(field).toHaveAttribute('autocomplete', 'email')
  expect(field).toHaveAttribute('spellcheck', 'false')
  expect(field).toBeValid()
  expect(screen.getByRole('status')).toHaveTextContent('Did you mean odile@gmail.com?')
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean odile@gmail.com?' }))
  expect(field).toHaveValue('odile@gmail.com')
  expect(field).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
