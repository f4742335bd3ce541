import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { TabLinks } from './index.ts'

const links = [
  { id: 'now', label: 'Now showing', href: '/films/' },
  { id: 'soon', label: 'Coming soon', href: '/films/?category=ComingSoon' },
]

test('is a named landmark of links, of which one says that it is shown', () => {
  const ref = createRef<HTMLElement>()
  render(<TabLinks ref={ref} label="When" links={links} current="soon" id="when" />)
  expect(screen.getByRole('navigation', { name: 'When' })).toBe(ref.current)
  expect(ref.current).toHaveAttribute('id', 'when')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/films/',
    '/films/?category=ComingSoon',
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Coming soon')
})

test('none says so where another view is shown', () => {
  render(<TabLinks label="When" links={links} />)
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})

test('where not all have room, the one that is shown stands in the middle of the row', () => {
  const { rerender } = render(<TabLinks label="When" links={links} />)
  const nav = screen.getByRole('navigation')
  const link = screen.getByRole('link', { name: 'Coming soon' })
  Object.defineProperties(nav, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
  Object.defineProperties(link, { offsetLeft: { value: 600 }, offsetWidth: { value: 100 } })
  rerender(<TabLinks label="When" links={links} current="soon" />)
  expect(nav.scrollLeft).toBe(500)
})
