import { render, screen } from '@testing-library/react'

import { HoldTimer, formatMinutesAndSeconds } from './index.ts'

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
  expect(formatMinutesAndSeconds(remaining)).toBe(text)
})

test.each([
  [600_000, '100.0 100'],
  [900_000, '100.0 100'],
  [150_000, '25.0 100'],
  [0, undefined],
])('at %d ms of ten minutes the ring is as full as what is left', (remaining, dashes) => {
  const { container } = render(timer(remaining))
  const rest = container.querySelector('[data-slot=rest]')
  expect(rest?.getAttribute('stroke-dasharray')).toBe(dashes)
})

test('the clock is a timer that is named and not read with each second', () => {
  render(timer(291_000))
  const clock = screen.getByRole('timer', { name: 'Held for you 4:51' })
  expect(clock).toHaveAttribute('aria-live', 'off')
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
