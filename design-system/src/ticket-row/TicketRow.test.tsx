import { render, screen } from '@testing-library/react'
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
