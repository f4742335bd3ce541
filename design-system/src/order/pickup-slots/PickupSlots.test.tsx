import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PickupSlots } from './index.ts'

const slots = [
  { value: '19:00', label: '19:00' },
  { value: '19:10', label: '19:10', note: 'Full', disabled: true },
  { value: '19:20', label: '19:20', note: '2 left' },
]

test('arrows pass a time that is full, and a note is read after its time', async () => {
  const change = jest.fn()
  render(<PickupSlots label="When?" name="slot" slots={slots} defaultValue="19:00" onChange={change} />)
  expect(screen.getByRole('radio', { name: '19:10' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: '19:20' })).toHaveAccessibleDescription('2 left')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenCalledWith('19:20')
  expect(screen.getByRole('radio', { name: '19:20' })).toBeChecked()
})

test('none can be chosen while all are disabled', () => {
  render(<PickupSlots label="When?" name="slot" slots={slots} disabled />)
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
})
