import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useState } from 'react'
import { QuantityStepper } from './index.ts'

const labels = { decrease: 'One Adult fewer', increase: 'One Adult more' }
function Counter({ start, max = 3 }: { start: number; max?: number }) {
  const [value, setValue] = useState(start)
  return <QuantityStepper value={value} max={max} onChange={setValue} labels={labels} />
}

test('counts up to the limit and down to nothing', async () => {
  render(<Counter start={0} max={2} />)
  const more = screen.getByRole('button', { name: labels.increase })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  expect(more).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: labels.decrease }))
  expect(screen.getByRole('status')).toHaveTextContent('1')
})

test('the focus is not lost when minus goes away', async () => {
  render(<Counter start={1} />)
  await userEvent.click(screen.getByRole('button', { name: labels.decrease }))
  expect(screen.getByRole('button', { name: labels.increase })).toHaveFocus()
})
