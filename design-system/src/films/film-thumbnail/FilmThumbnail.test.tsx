import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { FilmThumbnail } from './index.ts'

jest.unmock('@emotion/sheet')

const picture = { url: '/media/1' }

test.each([
  ['poster', '2:3'],
  ['still', '16:9'],
  ['backdrop', '16:9'],
] as const)('shows a %s in the shape %s', (kind, ratio) => {
  const ref = createRef<HTMLDivElement>()
  render(<FilmThumbnail ref={ref} title="Louder" kind={kind} picture={picture} id="film" />)
  expect(ref.current).toHaveAttribute('data-kind', kind)
  expect(ref.current).toHaveAttribute('id', 'film')
  expect(screen.getByRole('img', { name: 'Louder' }).closest('[data-ratio]')).toHaveAttribute(
    'data-ratio',
    ratio,
  )
})

test.each([
  ['alone', '200px'],
  ['list', '250px'],
  ['content', '400px'],
] as const)('is as wide as its place asks: %s, %s', (size, width) => {
  const { container } = render(<FilmThumbnail title="Louder" picture={picture} size={size} />)
  expect(container.firstElementChild && getComputedStyle(container.firstElementChild).inlineSize).toBe(width)
  expect(screen.getByRole('img')).toHaveAttribute('sizes', width)
})

test('leads to the film where there is a way, and has the watchlist’s button where it is asked for', () => {
  const { rerender } = render(<FilmThumbnail title="Louder" picture={picture} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(
    <FilmThumbnail
      title="Louder"
      picture={picture}
      href="/films/louder/"
      watchlist={{ label: 'Louder in your watchlist', pressed: true, onChange: jest.fn() }}
    />,
  )
  expect(screen.getByRole('link', { name: 'Louder' })).toHaveAttribute('href', '/films/louder/')
  expect(screen.getByRole('button', { name: 'Louder in your watchlist' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
