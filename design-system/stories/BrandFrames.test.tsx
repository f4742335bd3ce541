import { render, screen } from '@testing-library/react'
import { BrandFrames } from './BrandFrames.tsx'

test('a story is shown in a document of its own for each brand, told which brand and mode', () => {
  render(
    <BrandFrames
      story="atoms-button--sheet"
      brands={[
        { id: 'halcyon', name: 'Halcyon', mode: 'Dark' },
        { id: 'kite', name: 'Kite', mode: 'Light' },
      ]}
    />,
  )
  const addresses = ['Halcyon, dark', 'Kite, light'].map(
    (title) => new URL(screen.getByTitle(title).getAttribute('src') ?? '', 'http://book/'),
  )
  expect(addresses.map(({ pathname }) => pathname)).toEqual(['/iframe.html', '/iframe.html'])
  expect(addresses.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { id: 'atoms-button--sheet', viewMode: 'story', globals: 'brand:halcyon;mode:Dark' },
    { id: 'atoms-button--sheet', viewMode: 'story', globals: 'brand:kite;mode:Light' },
  ])
})
