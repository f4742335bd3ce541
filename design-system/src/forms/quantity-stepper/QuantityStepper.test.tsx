import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useState } from 'react'
import { QuantityStepper } from './index.ts'

const labels = { decrease: 'One Adult fewer', increase: 'One Adult more' }
function Counter({ start, min, max = 3 }: { start: number; min?: number; max?: number }) {
  const [value, setValue] = useState(start)
  return <QuantityStepper value={value} min={min} max={max} onChange={setValue} labels={labels} />
}

test('counts up to the limit and down to nothing', async () => {
  render(<Counter start={0} max={2} />)
  const more = screen.getByRole('button', { name: labels.increase })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  expect(more).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(more)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  await userEvent.click(screen.getByRole('button', { name: labels.decrease }))
  expect(screen.getByRole('status')).toHaveTextContent('1')
})

test('the focus is not lost when minus goes away', async () => {
  render(<Counter start={1} />)
  await userEvent.click(screen.getByRole('button', { name: labels.decrease }))
  expect(screen.getByRole('button', { name: labels.increase })).toHaveFocus()
})

test('a button that reaches its bound keeps the focus, says that it does nothing, and does nothing', async () => {
  render(<Counter start={2} min={1} max={3} />)
  const fewer = screen.getByRole('button', { name: labels.decrease })
  const more = screen.getByRole('button', { name: labels.increase })
  more.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('3')
  expect(more).toHaveFocus()
  expect(more).toHaveAttribute('aria-disabled', 'true')
  fewer.focus()
  await userEvent.keyboard('   ')
  expect(screen.getByRole('status')).toHaveTextContent('1')
  expect(fewer).toHaveFocus()
  expect(fewer).toHaveAttribute('aria-disabled', 'true')
  expect(more).not.toHaveAttribute('aria-disabled')
})

test('disabled, neither button takes a press', async () => {
  const change = jest.fn()
  render(<QuantityStepper value={2} max={3} onChange={change} labels={labels} disabled />)
  for (const button of screen.getAllByRole('button')) {
    expect(button).toBeDisabled()
    await userEvent.click(button)
  }
  expect(change).not.toHaveBeenCalled()
})

test('the count may be said with what is counted', () => {
  render(
    <QuantityStepper
      value={2}
      max={3}
      onChange={jest.fn()}
      labels={{ ...labels, value: '2 Adult tickets' }}
    />,
  )
  expect(screen.getByRole('status', { name: '2 Adult tickets' })).toHaveTextContent('2')
})
