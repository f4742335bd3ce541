import { render, screen, within } from '@testing-library/react'
import { NextBooking } from './index.ts'

test('says what is booked, when and where, and leads to the ticket', () => {
  render(
    <NextBooking
      title="Ninth Floor"
      eyebrow="In three days"
      lines={[
        { label: 'When', value: 'Sat 21 Mar, 19:40' },
        { label: 'Where', value: 'Halcyon Northgate' },
      ]}
      actions={<a href="/order/1/">Open the ticket</a>}
    />,
  )
  const booking = within(screen.getByRole('article'))
  expect(booking.getByRole('heading', { level: 2, name: 'Ninth Floor' })).toBeVisible()
  expect(booking.getByText('In three days')).toBeVisible()
  expect(booking.getAllByRole('term').map((each) => each.textContent)).toEqual(['When', 'Where'])
  expect(booking.getByRole('link', { name: 'Open the ticket' })).toHaveAttribute('href', '/order/1/')
})
