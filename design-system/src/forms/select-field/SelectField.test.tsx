import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { SelectField } from './index.ts'

const options = [
  { value: '1001', label: 'Docklands' },
  { value: '1002', label: 'Exchange' },
  { value: '1003', label: 'Pier Head', disabled: true },
]

test('is the device’s own control, labelled, with a prompt that is no answer', async () => {
  const change = jest.fn()
  const ref = createRef<HTMLSelectElement>()
  render(
    <SelectField
      ref={ref}
      label="Cinema"
      name="site"
      required
      prompt="Choose a cinema"
      options={options}
      defaultValue=""
      onChange={change}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Cinema' })
  expect(ref.current).toBe(select)
  expect(select).toHaveValue('')
  expect(select).toBeInvalid()
  await userEvent.selectOptions(select, 'Exchange')
  expect(change).toHaveBeenCalledWith('1002')
  expect(select).toBeValid()
  expect(screen.getByRole('option', { name: 'Pier Head' })).toBeDisabled()
})

test('says what is wrong', () => {
  render(<SelectField label="Cinema" name="site" options={options} error="Choose where you were." />)
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose where you were.')
})
