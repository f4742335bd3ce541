import { render, screen, within } from '@testing-library/react'
import { ContentTiles, type ContentTile } from './index.ts'

const tile = (id: string, title: string): ContentTile => ({
  id,
  picture: { url: `/art/${id}.webp`, resizable: false },
  alt: `Picture of ${title}`,
  label: 'Ways to watch',
  title,
  text: 'Sixty-four speakers, eleven of them overhead.',
  action: { label: `More on ${title}`, href: `/${id}/` },
})

test('each tile has its picture, heading and link, in the order given', () => {
  render(<ContentTiles tiles={[tile('sound', 'Aurora sound'), tile('vast', 'Vast')]} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items).toHaveLength(2)
  const [first] = items as [HTMLElement]
  expect(within(first).getByRole('heading', { level: 3, name: 'Aurora sound' })).toBeInTheDocument()
  expect(within(first).getByRole('img', { name: 'Picture of Aurora sound' })).toBeInTheDocument()
  expect(within(first).getByRole('link', { name: 'More on Aurora sound' })).toHaveAttribute('href', '/sound/')
})

test('headings take the level of the page they stand in', () => {
  render(<ContentTiles headingLevel={2} tiles={[tile('vast', 'Vast')]} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Vast' })).toBeInTheDocument()
})

test('a decorative picture is not spoken', () => {
  render(<ContentTiles tiles={[{ ...tile('vast', 'Vast'), alt: '' }]} />)
  expect(screen.queryByRole('img')).toBeNull()
})
