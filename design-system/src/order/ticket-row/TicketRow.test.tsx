import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { TicketArea, TicketRow } from './index.ts'

const labels = { decrease: 'One Child fewer', increase: 'One Child more' }

test('counts tickets', async () => {
  const change = jest.fn()
  render(
    <TicketArea title="Standard">
      <TicketRow name="Child" price="£8.00" quantity={0} max={10} onChange={change} labels={labels} />
    </TicketArea>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'One Child more' }))
  expect(change).toHaveBeenCalledWith(1)
  expect(screen.getByRole('region', { name: 'Standard' })).toBeInTheDocument()
})

const row = (props: { name: string; note?: string }) => (
  <TicketRow price="£8.00" quantity={0} max={10} onChange={jest.fn()} labels={labels} {...props} />
)

test('price, fee and how many belong to the name of the ticket', () => {
  render(
    <ul>
      <TicketRow
        name="Child"
        price="£8.00"
        fee="+ £0.80 fee"
        quantity={2}
        max={10}
        onChange={jest.fn()}
        labels={labels}
      />
    </ul>,
  )
  const item = screen.getByRole('listitem')
  expect(item).toHaveTextContent('£8.00+ £0.80 fee')
  expect(item).toHaveAttribute('data-filled')
  expect(within(item).getByRole('group', { name: 'Child' })).toHaveTextContent('2')
})

test('an area says where it is and how much is left of it', () => {
  render(<TicketArea title="Standard" note="Rows A to J" remaining="128 seats left" />)
  const area = screen.getByRole('region', { name: 'Standard' })
  expect(area).toHaveTextContent('StandardRows A to J128 seats left')
})

// Where there is no room for all of them side by side, on a phone.
test.each([
  ['Adult', 'From 18', null, null],
  ['Student', 'Bring your student card, we check at the door', '', 'under'],
  ['Wheelchair user with a companion', 'The companion’s ticket is free', '', null],
])('%s with “%s” asks for the room that it needs', (name, note, long, under) => {
  render(<ul>{row({ name, note })}</ul>)
  const item = screen.getByRole('listitem')
  expect([item.getAttribute('data-long'), item.getAttribute('data-note')]).toEqual([long, under])
})

test('a blocked ticket keeps its reason and loses its control', () => {
  render(
    <ul>
      <TicketRow
        name="Child"
        price="£8.00"
        quantity={0}
        max={10}
        onChange={jest.fn()}
        labels={labels}
        blocked={{ reason: 'Ninth Floor is a 15', status: 'Not for this film' }}
      />
    </ul>,
  )
  expect(screen.getByText('Ninth Floor is a 15')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})
