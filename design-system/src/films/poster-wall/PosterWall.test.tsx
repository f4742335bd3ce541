import { render, screen, within } from '@testing-library/react'
import { PosterWall } from './index.ts'

jest.unmock('@emotion/sheet')

test('is a named list with an item for each card, in order', () => {
  render(
    <PosterWall label="Now showing">
      {['Louder', 'Marrow', 'Kingfisher'].map((title) => (
        <article key={title}>{title}</article>
      ))}
    </PosterWall>,
  )
  const list = within(screen.getByRole('list', { name: 'Now showing' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Louder',
    'Marrow',
    'Kingfisher',
  ])
})

test('a card that is left out leaves no hole in the wall', () => {
  render(
    <PosterWall>
      {null}
      <article>Louder</article>
      {false}
    </PosterWall>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('has as many posters in a row as its brand likes', () => {
  render(
    <PosterWall columns={4}>
      <article>Louder</article>
    </PosterWall>,
  )
  expect(getComputedStyle(screen.getByRole('list')).gridTemplateColumns).toMatch('repeat(4,')
})
