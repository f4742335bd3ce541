import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { Breadcrumbs } from './index.ts'

const items = [
  { label: 'Home', href: '/' },
  { label: 'Films', href: '/films/' },
  { label: 'The Salt Road', href: '/films/the-salt-road/' },
]

test('is a named landmark with the pages in order; the present one is no link', () => {
  const ref = createRef<HTMLElement>()
  render(<Breadcrumbs ref={ref} label="Where you are" items={items} />)
  expect(screen.getByRole('navigation', { name: 'Where you are' })).toBe(ref.current)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Films',
    'The Salt Road',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/films/'])
  expect(screen.getByText('The Salt Road')).toHaveAttribute('aria-current', 'page')
})

test('marks the page above, which is all that a phone shows', () => {
  render(<Breadcrumbs label="Where you are" items={items} />)
  const [home, films, film] = screen.getAllByRole('listitem')
  expect(films).toHaveAttribute('data-parent')
  expect(home).not.toHaveAttribute('data-parent')
  expect(film).not.toHaveAttribute('data-parent')
})

test('a sign stands between two pages, none after the last, and none is read aloud', () => {
  render(<Breadcrumbs label="Where you are" items={items} />)
  const signs = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelectorAll('svg[aria-hidden=true]').length)
  expect(signs).toEqual([1, 1, 0])
})
