import { render, screen, within } from '@testing-library/react'
import { NextTimes } from './index.ts'

const labels = { few: 'Few left', soldOut: 'Sold out' }
const entry = (id: string, time: string) => ({ id, time, screen: 'Docklands', href: `/order/${id}/`, labels })

test('lists the times under their heading, with the price and the way to all', () => {
  render(
    <NextTimes
      title="Next times"
      showtimes={[entry('1', '19:30'), { ...entry('2', '10:15'), day: 'Tomorrow' }]}
      note="Tickets from £11.50, booking fee included"
      all={{ label: 'All times', href: '#showtimes' }}
    />,
  )
  const part = within(screen.getByRole('region', { name: 'Next times' }))
  expect(part.getByRole('heading', { level: 2, name: 'Next times' })).toBeVisible()
  const times = part.getAllByRole('listitem')
  expect(times.map((time) => time.textContent)).toEqual(['19:30Docklands', 'Tomorrow10:15Docklands'])
  expect(part.getByText('Tickets from £11.50, booking fee included')).toBeVisible()
  expect(part.getByRole('link', { name: 'All times' })).toHaveAttribute('href', '#showtimes')
})

test('without a price or another way there is none', () => {
  const { container } = render(<NextTimes title="Next times" showtimes={[entry('1', '19:30')]} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(container.querySelector('p')).toBeNull()
})
