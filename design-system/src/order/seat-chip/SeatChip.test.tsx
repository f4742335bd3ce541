import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PickedSeat, SeatChip } from './index.ts'

const h10 = { seat: 'H10', ticket: 'Adult', area: 'Premier', price: '£13.50' }

test('a chip is its seat’s name', () => {
  const { container } = render(<SeatChip label="H10" />)
  expect(container).toHaveTextContent(/^H10$/)
})

test('a picked seat is read as seat, ticket, area and price', () => {
  render(
    <ul>
      <PickedSeat {...h10} />
    </ul>,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent('H10AdultPremier£13.50')
  expect(screen.queryByRole('button')).toBeNull()
})

test('each seat is let go of by its own button', async () => {
  const letGo = jest.fn()
  const seat = (name: string) => (
    <PickedSeat
      {...h10}
      seat={name}
      remove={{
        label: `Let go of ${name}`,
        onPress: () => {
          letGo(name)
        },
      }}
    />
  )
  render(
    <ul>
      {seat('H10')}
      {seat('H11')}
    </ul>,
  )
  const second = screen.getAllByRole('listitem')[1] as HTMLElement
  await userEvent.click(within(second).getByRole('button', { name: 'Let go of H11' }))
  expect(letGo.mock.calls).toEqual([['H11']])
})
