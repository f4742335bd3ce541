import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { DayStrip } from './index.ts'

const days = [
  {
    date: '2026-03-12',
    weekday: 'Today',
    day: '12',
    month: 'Mar',
    label: 'Today, Thursday 12 March',
    href: '?date=2026-03-12',
    current: true,
  },
  {
    date: '2026-03-13',
    weekday: 'Fri',
    day: '13',
    month: 'Mar',
    label: 'Friday 13 March',
    href: '?date=2026-03-13',
  },
  {
    date: '2026-03-14',
    weekday: 'Sat',
    day: '14',
    month: 'Mar',
    label: 'Saturday 14 March',
    href: '?date=2026-03-14',
    disabled: true,
    disabledText: 'No films',
  },
]

test('days are links, one of them current, and a day without films says so', () => {
  render(<DayStrip label="Day" days={days} />)
  expect(screen.getByRole('link', { name: 'Today, Thursday 12 March' })).toHaveAttribute(
    'aria-current',
    'date',
  )
  expect(screen.getByRole('link', { name: 'Saturday 14 March, No films' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('chooses a day in place, never one without films', async () => {
  const select = jest.fn()
  render(<DayStrip label="Day" days={days} onSelect={select} />)
  await userEvent.click(screen.getByRole('link', { name: 'Saturday 14 March, No films' }))
  await userEvent.click(screen.getByRole('link', { name: 'Friday 13 March' }))
  expect(select.mock.calls).toEqual([['2026-03-13']])
})

test('a line stands before a day that begins a week, unless the strip begins with it', () => {
  const { container } = render(
    <DayStrip label="Day" days={days.map((day) => ({ ...day, startsWeek: day.day !== '14' }))} />,
  )
  const [first, second, third] = [...container.querySelectorAll('li')]
  expect(second).toHaveAttribute('data-week-start')
  expect(third).not.toHaveAttribute('data-week-start')
  expect(first?.matches('li + [data-week-start]')).toBe(false)
  expect(second?.matches('li + [data-week-start]')).toBe(true)
})

test('without anybody who is told, a day is followed as the link that it is; one without films never', () => {
  render(<DayStrip label="Day" days={days} />)
  const follows = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
  expect(follows('Friday 13 March')).toBe(true)
  expect(follows('Saturday 14 March, No films')).toBe(false)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('a press with %s is the browser’s own', (held) => {
  const select = jest.fn()
  render(<DayStrip label="Day" days={days} onSelect={select} />)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Friday 13 March' }), { [held]: true })).toBe(true)
  expect(select).not.toHaveBeenCalled()
})

test('shows in place of the month that there are no films', () => {
  render(<DayStrip label="Day" days={days} />)
  expect(screen.getByRole('link', { name: /^Saturday/ }).lastElementChild).toHaveTextContent('Sat14No films')
  expect(screen.getByRole('link', { name: /^Friday/ }).lastElementChild).toHaveTextContent('Fri13Mar')
})
