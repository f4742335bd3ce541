import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MaskedField, createNumberMaskRule } from './index.ts'

/** Whether the mask's script loads, and how often it was requested. */
const network = { isUp: false, requests: 0 }
jest.mock('imask', () => {
  network.requests += 1
  if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module')
  return jest.requireActual<object>('imask')
})

const rule = createNumberMaskRule({ decimals: 0, allowsNegative: false, groupMark: ',' })
const onChange = jest.fn()
function Owner() {
  const [value, setValue] = useState('12')
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return (
    <>
      <MaskedField label="Seats" name="seats" rule={rule} value={value} onChange={change} />
      <button onClick={() => setValue('7')}>Seven</button>
    </>
  )
}
const field = () => screen.getByRole('textbox', { name: 'Seats' })
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const waitForRequests = (times: number) => waitFor(() => expect(network.requests).toBe(times))

test('a field whose mask did not come works without it, and asks for it again at each focus until it has come', async () => {
  const { unmount } = render(<Owner />)
  await waitForRequests(1)

  await userEvent.type(field(), '345')
  await waitForRequests(2)
  expect(field()).not.toHaveAttribute('data-masked')
  expect(field()).toHaveValue('12345')
  expect(onChange).toHaveBeenLastCalledWith('12345')
  await userEvent.click(screen.getByRole('button', { name: 'Seven' }))
  expect(field()).toHaveValue('7')
  await userEvent.type(field(), '0001')

  network.isUp = true
  await userEvent.tab({ shift: true })
  await userEvent.click(field())
  await waitFor(() => expect(field()).toHaveAttribute('data-masked'))
  expect(field()).toHaveValue('70,001')
  await userEvent.type(field(), '2')
  expect(field()).toHaveValue('700,012')
  expect(onChange).toHaveBeenLastCalledWith('700012')

  const before = network.requests
  await userEvent.tab()
  await userEvent.click(field())
  expect(network.requests).toBe(before)
  unmount()
})

test('a field that is gone asks no more', async () => {
  jest.resetModules()
  network.isUp = false
  network.requests = 0
  const { unmount } = render(<Owner />)
  const input = field()
  await waitForRequests(1)
  await nextTask()
  unmount()
  input.dispatchEvent(new FocusEvent('focus'))
  await nextTask()
  expect(network.requests).toBe(1)
})
