import { render, screen } from '@testing-library/react'
import {
  FilmPageSkeleton,
  FormSkeleton,
  ItemGridSkeleton,
  PosterWallSkeleton,
  ShowtimeListSkeleton,
  Skeleton,
} from './index.ts'

const patterns = {
  FilmPageSkeleton,
  FormSkeleton,
  ItemGridSkeleton,
  PosterWallSkeleton,
  ShowtimeListSkeleton,
}

test.each(Object.entries(patterns))('%s says once that it waits, and is busy', (_, Pattern) => {
  const { container } = render(<Pattern label="Loading" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/)
  expect(container.querySelector('[aria-busy=true]')).toContainElement(screen.getByRole('status'))
})

test.each(Object.entries(patterns))('nothing else of %s is read', (_, Pattern) => {
  const { container } = render(<Pattern label="Loading" />)
  const shapes = container.querySelectorAll('[data-shape]')
  expect(shapes.length).toBeGreaterThan(0)
  for (const shape of shapes) expect(shape.closest('[aria-hidden=true]')).toBe(shape)
})

test('draws as many as are asked for', () => {
  const { container } = render(<PosterWallSkeleton label="Loading films" count={5} />)
  expect(container.querySelectorAll('[data-shape=poster]')).toHaveLength(5)
  const form = render(<FormSkeleton label="Loading tickets" count={2} />)
  expect(form.container.querySelectorAll('[data-shape=block]')).toHaveLength(2)
})

test('a wall stands for 17 films, a list for 8 cinemas and a menu for 8 items, unless it is told otherwise', () => {
  const { container } = render(
    <>
      <PosterWallSkeleton label="Loading films" />
      <ShowtimeListSkeleton label="Loading cinemas" />
      <ItemGridSkeleton label="Loading the menu" />
    </>,
  )
  expect(container.querySelectorAll('[data-shape=poster]')).toHaveLength(17)
  expect(container.querySelectorAll('[data-shape=title]')).toHaveLength(8)
  expect(container.querySelectorAll('[data-shape=tile]')).toHaveLength(8)
})

test('one alone is decoration', () => {
  const { container } = render(<Skeleton shape="title" width="short" />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
