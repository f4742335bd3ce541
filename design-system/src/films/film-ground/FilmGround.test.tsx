import { render, screen } from '@testing-library/react'
import { FilmGround } from './index.ts'

test('what is inside stands in the colours that are named, and as the page where none are', () => {
  const { rerender } = render(
    <FilmGround data-testid="part" colors="07111a-f4ead9-ff6a46">
      <p>Somebody never checked out.</p>
    </FilmGround>,
  )
  const find = () => screen.getByText('Somebody never checked out.').closest('[data-film-ground]')
  expect(find()).toHaveAttribute('data-film-ground', '07111a-f4ead9-ff6a46')
  expect(screen.getByTestId('part')).toContainElement(find() as HTMLElement)
  rerender(
    <FilmGround>
      <p>Somebody never checked out.</p>
    </FilmGround>,
  )
  expect(find()).toBeNull()
})
