import { render, screen } from '@testing-library/react'
import { EmptyState } from './index.ts'

test('says what clashed under a heading of the page’s level and offers a way out', () => {
  render(
    <EmptyState
      headingLevel={1}
      icon="no-film"
      title="No film fits all of that"
      text="Nothing in Vast starts after 22:30."
      actions={<a href="/films/">Show every film</a>}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'No film fits all of that' })).toBeInTheDocument()
  expect(screen.getByText('Nothing in Vast starts after 22:30.').tagName).toBe('P')
  expect(screen.getByRole('link', { name: 'Show every film' })).toBeInTheDocument()
})

test('only a title: no empty paragraph, no empty row of actions, no picture', () => {
  const { container } = render(<EmptyState title="No orders yet" />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No orders yet')
  expect(container.querySelector('p, [data-slot=actions], svg')).toBeNull()
})

test('is no alarm: it is not said aloud by itself', () => {
  render(<EmptyState title="No orders yet" />)
  expect(screen.queryByRole('alert')).toBeNull()
})
