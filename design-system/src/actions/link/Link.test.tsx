import { render, screen } from '@testing-library/react'

import { Link, LinkComponentProvider, type LinkComponent } from './index.ts'

const Routed: LinkComponent = ({ children, ...rest }) => (
  <a data-routed {...rest}>
    {children}
  </a>
)

test.each([
  ['/films/', true],
  ['https://elsewhere.example/', false],
  ['mailto:desk@halcyon.example', false],
  ['//elsewhere.example/', false],
  ['#times', false],
])('%s goes through the router: %s', (href, routed) => {
  render(
    <LinkComponentProvider component={Routed}>
      <Link href={href}>there</Link>
    </LinkComponentProvider>,
  )
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', href)
  expect(link.hasAttribute('data-routed')).toBe(routed)
})

test.each([
  ['https://halcyon.example', '/'],
  ['https://halcyon.example/', '/'],
  ['https://halcyon.example/films/?city=1#times', '/films/?city=1#times'],
])('an address of the site’s own is internal: %s', (href, path) => {
  render(
    <LinkComponentProvider component={Routed} origin="https://halcyon.example">
      <Link href={href}>there</Link>
    </LinkComponentProvider>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', path)
  expect(screen.getByRole('link')).toHaveAttribute('data-routed')
})

test.each(['https://halcyon.example.org/films/', 'https://halcyon.example//elsewhere.example/'])(
  'one that only begins alike is not: %s',
  (href) => {
    render(
      <LinkComponentProvider component={Routed} origin="https://halcyon.example">
        <Link href={href}>there</Link>
      </LinkComponentProvider>,
    )
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
    expect(screen.getByRole('link')).not.toHaveAttribute('data-routed')
  },
)

test('a glyph makes it stand alone; in running text it does not', () => {
  const { rerender } = render(
    <Link href="/sites/" icon="pin">
      Our cinemas
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'Our cinemas' })).toHaveAttribute('data-standalone')
  rerender(<Link href="/sites/">Our cinemas</Link>)
  expect(screen.getByRole('link')).not.toHaveAttribute('data-standalone')
})

test('is a plain anchor without a provider', () => {
  render(
    <Link href="/films/" arrow>
      All films
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'All films' })).toHaveAttribute('data-standalone')
})
