import { render, screen, within } from '@testing-library/react'
import { PosterHistogram } from './index.ts'

const createFilms = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${String(index)}`,
    title: `Film ${String(index + 1)}`,
    href: `/films/${String(index)}/`,
    poster: { url: `/poster/${String(index)}` },
  }))
const toMoreLabel = (count: number) => `and ${String(count)} more`

test('is a list of months with the films of each, the earliest first', () => {
  render(
    <PosterHistogram
      label="2025"
      toMoreLabel={toMoreLabel}
      months={[
        { id: '1', label: 'Jan', name: 'January', films: createFilms(2) },
        { id: '2', label: 'Feb', name: 'February', films: [] },
      ]}
    />,
  )
  const january = within(screen.getByRole('list', { name: 'January' }))
  expect(january.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/films/0/',
    '/films/1/',
  ])
  expect(january.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Film 1', 'Film 2'])
  expect(screen.queryByRole('list', { name: 'February' })).toBeNull()
  expect(screen.getByText('Feb')).toBeInTheDocument()
})

test('shows five of a month, and of more four and how many are left', () => {
  const { rerender } = render(
    <PosterHistogram
      label="2025"
      toMoreLabel={toMoreLabel}
      months={[{ id: '1', label: 'Jan', name: 'January', films: createFilms(5) }]}
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(5)
  rerender(
    <PosterHistogram
      label="2025"
      toMoreLabel={toMoreLabel}
      months={[{ id: '1', label: 'Jan', name: 'January', films: createFilms(7) }]}
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(4)
  expect(screen.getByRole('img', { name: 'and 3 more' })).toHaveTextContent('+3')
})
