import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextAreaField } from './index.ts'

test('takes several lines, and says how much room is left', async () => {
  const change = jest.fn()
  render(
    <TextAreaField
      label="Message"
      name="message"
      maxLength={10}
      defaultValue="Hello"
      leftLabel={(left) => `${left} letters left`}
      onChange={change}
    />,
  )
  const area = screen.getByRole('textbox', { name: 'Message' })
  expect(area).toHaveAccessibleDescription('5 letters left')
  await userEvent.type(area, '{Enter}us')
  expect(change).toHaveBeenLastCalledWith('Hello\nus')
  expect(area).toHaveAccessibleDescription('2 letters left')
})

test('with a value of the caller’s, it counts that', () => {
  render(
    <TextAreaField label="Message" name="m" maxLength={4} value="abc" leftLabel={(left) => `${left} left`} />,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('1 left')
})

test('what was longer before there was a limit leaves no room', () => {
  render(
    <TextAreaField
      label="Message"
      name="m"
      maxLength={4}
      value="abcdef"
      leftLabel={(left) => `${left} left`}
    />,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('0 left')
})
