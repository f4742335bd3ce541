import { render, screen } from '@testing-library/react'
import { PosterCollage } from './index.ts'

const createPosters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, source: { url: `/poster/${index}` } }))

const getColumns = (container: HTMLElement) =>
  [...(container.firstElementChild?.children ?? [])].map((column) =>
    [...column.querySelectorAll('img')].map((image) => /\/poster\/\d+/.exec(image.src)?.[0]),
  )

test('deals the posters into three columns, row by row, and repeats them where they are few', () => {
  const { container } = render(<PosterCollage posters={createPosters(7)} />)
  expect(getColumns(container)).toEqual([
    ['/poster/0', '/poster/3', '/poster/6', '/poster/2', '/poster/5'],
    ['/poster/1', '/poster/4', '/poster/0', '/poster/3', '/poster/6'],
    ['/poster/2', '/poster/5', '/poster/1', '/poster/4', '/poster/0'],
  ])
})

test.each([2, 3, 4, 6, 9, 12])('of %i posters no two that touch are the same', (count) => {
  const { container } = render(<PosterCollage posters={createPosters(count)} />)
  const columns = getColumns(container)
  columns.forEach((column, index) => {
    column.forEach((poster, row) => {
      expect(poster).not.toBe(column[row + 1])
      expect(poster).not.toBe(columns[index + 1]?.[row])
    })
  })
})

test('is empty without posters', () => {
  const { container } = render(<PosterCollage posters={[]} />)
  expect(container.querySelector('img')).toBeNull()
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
