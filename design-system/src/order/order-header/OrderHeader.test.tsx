import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderHeader } from './index.ts'

jest.unmock('@emotion/sheet')

const logo = { light: '/l.svg', dark: '/d.svg', label: 'Halcyon Cinemas', href: '/' }

test('the only ways out are the logo and the named ones: no navigation', () => {
  render(
    <OrderHeader
      logo={logo}
      back={{ label: 'Back to tickets', href: '/tickets/' }}
      leave={{ label: 'Leave', href: '/' }}
    />,
  )
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tickets/',
    '/',
    '/',
  ])
  expect(screen.getByRole('link', { name: 'Halcyon Cinemas' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to tickets' })).toBeInTheDocument()
})

test('it says where the visitor sits, where that is known', () => {
  const { rerender, container } = render(<OrderHeader logo={logo} place="H11" />)
  expect(screen.getByText('H11')).toBeVisible()
  rerender(<OrderHeader logo={logo} />)
  expect(container.querySelector('[data-slot=place]')).toBeNull()
})

test('leaving keeps its name where only the cross has room', () => {
  render(<OrderHeader logo={logo} leave={{ label: 'Leave this order', href: '/' }} />)
  expect(screen.getByRole('link', { name: 'Leave this order' })).toHaveAttribute(
    'aria-label',
    'Leave this order',
  )
})

test('leaving may ask first', async () => {
  const leave = jest.fn()
  render(<OrderHeader logo={logo} leave={{ label: 'Leave', onPress: leave }} />)
  const button = screen.getByRole('button', { name: 'Leave' })
  expect(button).toHaveAttribute('aria-label', 'Leave')
  await userEvent.click(button)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('who follows the link out is told of, too', async () => {
  const leave = jest.fn()
  render(<OrderHeader logo={logo} leave={{ label: 'Leave', href: '#films', onPress: leave }} />)
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
  expect(leave).toHaveBeenCalledTimes(1)
})

test('shows the clock while seats are held, and nothing in its place before', () => {
  const { rerender } = render(<OrderHeader logo={logo} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByRole('timer')).toBeNull()
  rerender(<OrderHeader logo={logo} timer={<span role="timer">9:59</span>} />)
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('timer'))
})

test('the logo stands in the height of the header where the theme puts it', () => {
  render(<OrderHeader logo={logo} />)
  const style = getComputedStyle(screen.getByRole('link', { name: 'Halcyon Cinemas' }))
  expect(style.getPropertyValue('align-self')).toBe('var(--foyer-logo-align)')
})
