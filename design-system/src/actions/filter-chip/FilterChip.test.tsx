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

test('on, it shows a cross, or a tick where a press takes nothing back: it is told without its colours', () => {
  const marks = () =>
    [...document.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon'))
  const { rerender } = render(<FilterChip label="Vast" pressed={false} onPress={jest.fn()} />)
  expect(marks()).toEqual([])
  rerender(<FilterChip label="Vast" pressed onPress={jest.fn()} />)
  expect(marks()).toEqual(['close'])
  rerender(<FilterChip label="All" pressed cross={false} onPress={jest.fn()} />)
  expect(marks()).toEqual(['check'])
  rerender(<FilterChip label="All" pressed={false} cross={false} onPress={jest.fn()} />)
  expect(marks()).toEqual([])
})

test('what cannot be chosen is not pressed', async () => {
  const press = jest.fn()
  render(<FilterChip label="Vast" pressed={false} disabled onPress={press} />)
  await userEvent.click(screen.getByRole('button', { name: 'Vast' }))
  expect(press).not.toHaveBeenCalled()
})
