import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterChip, FilterChips } from './index.ts'

test.each([true, false])('says whether it is on (%s), with the same name either way', (pressed) => {
  render(<FilterChip label="Subtitled" icon="subtitled" pressed={pressed} onPress={jest.fn()} />)
  expect(screen.getByRole('button', { name: 'Subtitled', pressed })).toBeInTheDocument()
})

test('answers to a click, to space and to enter, and sends no form', async () => {
  const press = jest.fn()
  const submit = jest.fn()
  render(
    <form onSubmit={submit}>
      <FilterChips label="Attributes">
        <FilterChip label="Subtitled" pressed={false} onPress={press} />
      </FilterChips>
    </form>,
  )
  expect(screen.getByRole('group', { name: 'Attributes' })).toContainElement(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard(' {Enter}')
  expect(press).toHaveBeenCalledTimes(3)
  expect(submit).not.toHaveBeenCalled()
})

test('on, it shows a cross', () => {
  const { container, rerender } = render(<FilterChip label="Vast" pressed={false} onPress={jest.fn()} />)
  expect(container.querySelector('[data-icon=close]')).toBeNull()
  rerender(<FilterChip label="Vast" pressed onPress={jest.fn()} />)
  expect(container.querySelector('[data-icon=close]')).toBeInTheDocument()
})
