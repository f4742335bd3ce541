import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { LoyaltySection } from './index.ts'

const signIn = { label: 'Sign in', href: '/sign-in/' }

test('leads to the sign-in while nobody is signed in', () => {
  const ref = createRef<HTMLDivElement>()
  render(<LoyaltySection ref={ref} signIn={signIn} id="loyalty" />)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in/')
  expect(ref.current).toHaveAttribute('data-state', 'signed-out')
  expect(ref.current).toHaveAttribute('id', 'loyalty')
})

test('shows who is signed in and leads to their own pages', () => {
  const member = { name: 'Odile', href: '/member/', label: 'Your account, Odile', photo: { url: '/media/1' } }
  const { container } = render(<LoyaltySection signIn={signIn} member={member} />)
  const link = screen.getByRole('link', { name: 'Your account, Odile' })
  expect(link).toHaveAttribute('href', '/member/')
  expect(link).toHaveTextContent('Odile')
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  expect(screen.queryByText('Sign in')).toBeNull()
})
