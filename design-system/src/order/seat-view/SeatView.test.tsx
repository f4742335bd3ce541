import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SeatEngine } from '../seat-map/index.ts'
import { createStatuses, vault } from '../seat-map/sample/auditoriums.ts'
import { SeatView, type SeatViewProps } from './index.ts'

const engine = new SeatEngine({ auditorium: vault, statuses: createStatuses(vault), limits: [] })
const getSeat = (name: string) => {
  const seat = engine.plan.seats.find((each) => each.name === name)
  if (!seat) throw new Error(`no seat ${name}`)
  return seat
}

const draw = (props: Partial<SeatViewProps> = {}) =>
  render(
    <SeatView
      engine={engine}
      seat={getSeat('H11')}
      title="The view from H11"
      text="Row H, about 14 m from the screen, in the middle. It fills 38° of your view."
      {...props}
    />,
  )

test('says in words what it draws; the drawing is silent', () => {
  const { container } = draw({ picture: '/film.avif' })
  expect(screen.getByRole('figure')).toHaveTextContent(
    /^The view from H11Row H, about 14 m from the screen, in the middle\. It fills 38° of your view\.$/,
  )
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('image')).toHaveAttribute('href', '/film.avif')
})

test('without a picture the screen is lit', () => {
  const { container } = draw()
  expect(container.querySelector('image')).toBeNull()
  expect(container.querySelector('[data-part=screen]')).toBeInTheDocument()
})

test('one seat leaves nothing to choose', () => {
  draw({ seats: [getSeat('H11')] })
  expect(screen.queryByRole('radio')).toBeNull()
})

test('of several, each can be looked from', async () => {
  const onSeat = jest.fn()
  draw({ seats: ['H10', 'H11', 'H12'].map(getSeat), choiceLabel: 'Look from', onSeat })
  expect(screen.getByRole('group', { name: 'Look from' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'H11' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'H12' }))
  expect(onSeat.mock.calls).toEqual([[getSeat('H12')]])
})

test('another seat is another view', () => {
  const { container, rerender } = draw()
  const shape = () => container.querySelector('[data-part=screen]')?.getAttribute('points')
  const before = shape()
  rerender(<SeatView engine={engine} seat={getSeat('C1')} title="The view from C1" text="Row C" />)
  expect(shape()).not.toBe(before)
})
