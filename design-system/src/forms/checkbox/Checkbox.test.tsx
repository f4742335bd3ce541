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

test('help describes it until something is wrong, which takes its place and makes it invalid', () => {
  const plain = { label: 'I accept the terms', name: 'terms', help: 'One page.' }
  const { container, rerender } = render(<Checkbox {...plain} />)
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
  expect(box).toHaveAccessibleDescription('One page.')
  expect(box).toBeValid()
  rerender(<Checkbox {...plain} error="Accept them to go on." />)
  expect(box).toHaveAccessibleDescription('Accept them to go on.')
  expect(box).toBeInvalid()
  expect(container.firstChild).toHaveAttribute('data-invalid')
})

test('keeps its tick by itself, or stands as its owner says', async () => {
  const { unmount } = render(<Checkbox label="News" name="news" defaultChecked />)
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  unmount()
  const change = jest.fn()
  render(<Checkbox label="News" name="news" checked onChange={change} />)
  await userEvent.click(screen.getByRole('checkbox'))
  expect(change).toHaveBeenCalledWith(false)
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('Space ticks it; disabled, it is no stop', async () => {
  const { rerender } = render(<Checkbox label="News" name="news" />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('checkbox')).toBeChecked()
  rerender(<Checkbox label="News" name="news" disabled />)
  await userEvent.click(screen.getByText('News'))
  expect(screen.getByRole('checkbox')).toBeChecked()
})
