import { render, screen } from '@testing-library/react'
import { SegmentLinks } from './index.ts'

const links = [
  { id: 'coming', label: 'Coming up', count: '2', href: '/bookings/' },
  { id: 'been', label: 'Been', href: '/bookings/?view=been' },
]

test('is a landmark of links, the current one marked, with how many there are', () => {
  render(<SegmentLinks label="Which bookings" links={links} current="been" />)
  expect(screen.getByRole('navigation', { name: 'Which bookings' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Coming up 2', 'Been'])
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/bookings/?view=been')
})
