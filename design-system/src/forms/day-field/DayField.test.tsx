import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { DayField } from './index.ts'

test('is the device’s own calendar, labelled, within its days', () => {
  const change = jest.fn()
  const ref = createRef<HTMLInputElement>()
  render(
    <DayField
      ref={ref}
      label="Day"
      name="day"
      min="2026-11-21"
      max="2027-11-21"
      required
      defaultValue=""
      onChange={change}
    />,
  )
  const field = screen.getByLabelText('Day')
  expect(ref.current).toBe(field)
  expect(field).toHaveAttribute('type', 'date')
  expect(field).toBeInvalid()
  fireEvent.change(field, { target: { value: '2026-12-24' } })
  expect(change).toHaveBeenCalledWith('2026-12-24')
  expect(field).toBeValid()
  expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['2026-11-21', '2027-11-21'])
})

test('says the day in words, or what is wrong with it', () => {
  const { rerender } = render(<DayField label="Day" name="day" help="Thursday 24 December" />)
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Thursday 24 December')
  rerender(<DayField label="Day" name="day" error="Choose a day within a year." />)
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Choose a day within a year.')
})
