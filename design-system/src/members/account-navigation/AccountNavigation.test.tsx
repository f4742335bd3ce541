import { render, screen, within } from '@testing-library/react'
import { AccountList, AccountRail } from './index.ts'

const pages = [
  { id: 'details', label: 'Your details', note: 'Name, address', icon: 'user', href: '/details/' },
  { id: 'cards', label: 'Payment cards', icon: 'card', href: '/cards/' },
] as const

test('the rail says which page is shown', () => {
  render(<AccountRail label="Account" links={pages} current="cards" />)
  const nav = within(screen.getByRole('navigation', { name: 'Account' }))
  expect(nav.getByRole('link', { name: 'Payment cards' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: 'Your details' })).not.toHaveAttribute('aria-current')
})

test('the rail may stand beside a page that is none of its own', () => {
  render(<AccountRail label="Account" links={pages} />)
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current')
})

test('a row leads to its page and says what it holds', () => {
  render(<AccountList label="Account" links={pages} />)
  const nav = within(screen.getByRole('navigation', { name: 'Account' }))
  expect(nav.getByRole('link', { name: 'Your details Name, address' })).toHaveAttribute('href', '/details/')
  expect(nav.getByRole('link', { name: 'Payment cards' })).toHaveAttribute('href', '/cards/')
})
