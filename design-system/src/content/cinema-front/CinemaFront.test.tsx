import { render, screen } from '@testing-library/react'
import { CinemaFront } from './index.ts'

const front = { url: '/front', focalPoint: { x: 0.72, y: 0.5 }, night: { url: '/front?sequenceNumber=2' } }

test('shows the front by day and by night, decoration beside the name', () => {
  const { container } = render(<CinemaFront picture={front} />)
  const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
  expect(sources).toEqual([
    expect.stringMatching(/^\/front\?width/),
    expect.stringContaining('sequenceNumber=2'),
  ])
  expect(screen.queryByRole('img')).toBeNull()
})

test('says what an editor’s picture shows', () => {
  render(<CinemaFront picture={{ url: '/quay' }} alt="The quay door" />)
  expect(screen.getByRole('img', { name: 'The quay door' })).toHaveAttribute('fetchpriority', 'high')
})
