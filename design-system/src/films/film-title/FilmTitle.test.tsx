import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { FilmTitle } from './index.ts'

test('is a heading, a link where it leads somewhere, and nothing more unless it is asked for', () => {
  const ref = createRef<HTMLDivElement>()
  const { container } = render(
    <FilmTitle ref={ref} title="The Salt Road" href="/films/1/" headingLevel={3} id="t" />,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'The Salt Road' })).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/films/1/')
  expect(ref.current).toHaveAttribute('id', 't')
  expect(container).toHaveTextContent(/^The Salt Road$/)
})

test('takes the focus after a navigation where it is the page’s own heading, and only there', () => {
  const { rerender } = render(<FilmTitle title="Louder" headingLevel={1} />)
  const focused = () => {
    screen.getByRole('heading').focus()
    return document.activeElement
  }
  expect(focused()).toBe(screen.getByRole('heading', { level: 1 }))
  rerender(<FilmTitle title="Louder" />)
  expect(focused()).toBe(document.body)
})

test('carries age mark, status, tag and release date', () => {
  render(
    <FilmTitle
      title="The Salt Road"
      rating={{ label: '12A', description: 'With a grown-up under 12' }}
      status={{ status: 'PreBookNow', label: 'Book ahead' }}
      promoted={{ promotion: 'Sponsored', label: 'Halcyon pick' }}
      released={{ date: '2026-03-13', text: '13 March 2026' }}
    />,
  )
  expect(screen.getByText('12A')).toBeInTheDocument()
  expect(screen.getByText('Book ahead')).toHaveAttribute('data-status', 'PreBookNow')
  expect(screen.getByText('Halcyon pick')).toHaveAttribute('data-promotion', 'Sponsored')
  expect(screen.getByText('13 March 2026')).toHaveAttribute('datetime', '2026-03-13')
})
