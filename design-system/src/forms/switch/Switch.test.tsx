import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Switch } from './index.ts'

test('is switched by a press and by Space, and says so at once', async () => {
  const change = jest.fn()
  render(<Switch label="New films by email" onChange={change} />)
  const control = screen.getByRole('switch', { name: 'New films by email' })
  expect(control).not.toBeChecked()
  await userEvent.click(control)
  await userEvent.keyboard(' ')
  expect(change.mock.calls).toEqual([[true], [false]])
})

test('stands as its owner says', async () => {
  const ref = createRef<HTMLInputElement>()
  const { rerender } = render(<Switch ref={ref} label="News" checked onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('switch'))
  expect(ref.current).toBeChecked()
  rerender(<Switch label="News" checked={false} onChange={() => undefined} />)
  expect(screen.getByRole('switch')).not.toBeChecked()
})

test('disabled, it keeps its state', async () => {
  render(<Switch label="News" defaultChecked disabled />)
  await userEvent.click(screen.getByRole('switch'), { pointerEventsCheck: 0 })
  expect(screen.getByRole('switch')).toBeChecked()
  expect(screen.getByRole('switch')).toBeDisabled()
})
