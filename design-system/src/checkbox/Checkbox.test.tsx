import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { Checkbox } from './index.ts'

test('is ticked by its words and described by its error', async () => {
  const change = jest.fn()
  render(<Checkbox label="I accept the terms" name="terms" error="Accept them to go on." onChange={change} />)
  await userEvent.click(screen.getByText('I accept the terms'))
  expect(change).toHaveBeenCalledWith(true)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept them to go on.')
})
