import { render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { PictureCards } from './index.ts'

const cards = [
  { id: '1', title: 'Docklands', href: '/sites/docklands/1/', lines: ['4 Graving Dock Way', 'Ten screens'] },
  { id: '2', title: 'Exchange', href: '/sites/exchange/2/', lines: [] },
]

test('is a list of cards, each with its name as a link and its words under it', () => {
  const ref = createRef<HTMLUListElement>()
  render(<PictureCards ref={ref} id="near" cards={cards} />)
  expect(screen.getByRole('list')).toBe(ref.current)
  expect(ref.current).toHaveAttribute('id', 'near')
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('There are no cards')
  expect(within(first).getByRole('heading', { level: 3, name: 'Docklands' })).toBeInTheDocument()
  expect(within(first).getByRole('link', { name: 'Docklands' })).toHaveAttribute(
    'href',
    '/sites/docklands/1/',
  )
  expect(
    within(first)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  ).toEqual(['4 Graving Dock Way', 'Ten screens'])
  expect(within(second).queryByRole('paragraph')).toBeNull()
})

test('shows a wide picture that is not read out beside the name', () => {
  const { container } = render(<PictureCards cards={cards} headingLevel={2} />)
  expect(container.querySelectorAll('[data-ratio="16:9"]')).toHaveLength(2)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})
