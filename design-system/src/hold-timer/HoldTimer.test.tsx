import { render, screen } from '@testing-library/react'

import { HoldTimer, minutesAndSeconds } from './index.ts'

const announcements = {
  twoMinutes: 'Two minutes left',
  thirtySeconds: 'Thirty seconds left',
  expired: 'Time is up',
}
const timer = (remaining: number) => (
  <HoldTimer label="Held for you" remaining={remaining} total={600_000} announcements={announcements} />
)

test.each([
  [600_000, '10:00'],
  [291_000, '4:51'],
  [60_001, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%d ms reads %s', (remaining, text) => {
  expect(minutesAndSeconds(remaining)).toBe(text)
})

test('speaks only at the marks, and turns urgent under two minutes', () => {
  const { container, rerender } = render(timer(121_000))
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  expect(container.firstChild).not.toHaveAttribute('data-urgent')
  rerender(timer(119_000))
  expect(status).toHaveTextContent('Two minutes left')
  expect(container.firstChild).toHaveAttribute('data-urgent')
  rerender(timer(60_000))
  expect(status).toHaveTextContent('Two minutes left')
  rerender(timer(30_000))
  expect(status).toHaveTextContent('Thirty seconds left')
  rerender(timer(0))
  expect(status).toHaveTextContent('Time is up')
})
