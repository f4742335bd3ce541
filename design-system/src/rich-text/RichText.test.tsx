import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { RichText } from './index.ts'

const html = '<h2>Getting here</h2><p>Tram 4 to <a href="/sites/">Wharf Street</a>.</p>'
const global = globalThis as { trustedTypes?: unknown }
afterEach(() => {
  delete global.trustedTypes
})

test('shows what the editor wrote as headings, paragraphs and links', () => {
  const ref = createRef<HTMLDivElement>()
  render(<RichText html={html} ref={ref} lang="en" />)
  expect(ref.current).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { level: 2, name: 'Getting here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Wharf Street' })).toHaveAttribute('href', '/sites/')
})

test('the server sends it as it is', () => {
  expect(renderToString(<RichText html={html} />)).toContain(html)
})

test('under Trusted Types it goes through one policy of the page’s, made once', () => {
  const createHTML = jest.fn((text: string) => ({ toString: () => text }))
  const createPolicy = jest.fn((_name: string) => ({ createHTML }))
  global.trustedTypes = { createPolicy }
  const { rerender } = render(<RichText html={html} />)
  rerender(<RichText html="<p>Another text</p>" />)
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['server-html'])
  expect(createHTML.mock.calls).toEqual([[html], ['<p>Another text</p>']])
  expect(screen.getByText('Another text')).toBeInTheDocument()
})
