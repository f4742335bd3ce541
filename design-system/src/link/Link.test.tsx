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

test('is a plain anchor without a provider', () => {
  render(
    <Link href="/films/" arrow>
      All films
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'All films' })).toHaveAttribute('data-standalone')
})
