import { render, screen, within } from '@testing-library/react'
import { PictureGallery } from './index.ts'

test('is a named list of pictures, each saying what it shows, none loaded before it is near', () => {
  render(
    <PictureGallery
      label="Docklands from inside"
      pictures={[
        { id: '1', source: { url: '/auditorium' }, alt: 'The auditorium' },
        { id: '2', source: { url: '/foyer' }, alt: 'The bar' },
      ]}
    />,
  )
  const list = screen.getByRole('list', { name: 'Docklands from inside' })
  expect(
    within(list)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['The auditorium', 'The bar'])
  for (const image of within(list).getAllByRole('img')) expect(image).toHaveAttribute('loading', 'lazy')
})
