import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { RichText } from './index.ts'

test('shows what the editor wrote as headings, paragraphs and links', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <RichText ref={ref} lang="en">
      <h2>Getting here</h2>
      <p>
        Tram 4 to <a href="/sites/">Wharf Street</a>.
      </p>
    </RichText>,
  )
  expect(ref.current).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { level: 2, name: 'Getting here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Wharf Street' })).toHaveAttribute('href', '/sites/')
})
