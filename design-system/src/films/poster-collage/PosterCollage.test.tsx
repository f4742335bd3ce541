import { render, screen } from '@testing-library/react'
import { PosterCollage } from './index.ts'

const createPosters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, source: { url: `/poster/${index}` } }))

const getColumns = (container: HTMLElement) =>
  [...(container.firstElementChild?.children ?? [])].map((column) =>
    [...column.querySelectorAll('img')].map((image) => /\/poster\/\d+/.exec(image.src)?.[0]),
  )

test('deals the posters into three columns, row by row', () => {
  const { container } = render(<PosterCollage posters={createPosters(7)} />)
  expect(getColumns(container)).toEqual([
    ['/poster/0', '/poster/3', '/poster/6'],
    ['/poster/1', '/poster/4'],
    ['/poster/2', '/poster/5'],
  ])
})

test('is decoration: nothing in it is announced or reached', () => {
  const { container } = render(<PosterCollage posters={createPosters(3)} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('a, button, [tabindex]')).toBeNull()
})

test('loads what a phone shows with the page, and the others when they come into view', () => {
  const { container } = render(<PosterCollage posters={createPosters(7)} />)
  const images = [...container.querySelectorAll('img')]
  expect(images.filter((image) => image.getAttribute('loading') === 'eager')).toHaveLength(5)
})
