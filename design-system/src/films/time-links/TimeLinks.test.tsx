import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TimeLinks, type TimeLinksProps } from './index.ts'

const labels = { few: 'Few left', soldOut: 'Sold out', started: 'Begun' }
const showtimes: TimeLinksProps['showtimes'] = [
  {
    id: 'a',
    time: '11:00',
    screen: 'Screen 2',
    href: '/order/a/',
    labels,
    accessibleName: '11:00, Screen 2',
  },
  { id: 'b', time: '14:15', screen: 'Screen 2', href: '/order/b/', labels, state: 'few' },
  { id: 'c', time: '17:30', screen: 'Screen 1', href: '/order/c/', labels, state: 'soldOut' },
  {
    id: 'd',
    time: '20:15',
    screen: 'Screen 1',
    href: '/order/d/',
    labels,
    attribute: { id: 'vast', kind: 'hero', icon: 'vast', label: 'Vast' },
  },
]

test.each(['line', 'pills'] as const)('is a named list of links to each booking, as %s', (variant) => {
  render(<TimeLinks label="Louder" showtimes={showtimes} variant={variant} />)
  expect(screen.getByRole('list', { name: 'Louder' })).toHaveAttribute('data-variant', variant)
  expect(screen.getByRole('link', { name: '11:00, Screen 2' })).toHaveAttribute('href', '/order/a/')
  expect(screen.getAllByRole('link')).toHaveLength(4)
})

test('says the state and what is special in words', () => {
  const { container } = render(<TimeLinks label="Louder" showtimes={showtimes} variant="line" />)
  expect([...container.querySelectorAll('[data-slot=words]')].map(({ textContent }) => textContent)).toEqual([
    'Screen 2',
    'Screen 2, Few left',
    'Sold out',
    'Vast, Screen 1',
  ])
})

test.each(['line', 'pills'] as const)(
  'a time of another day stands back and names its day, as %s',
  (variant) => {
    const tomorrow = { ...showtimes[3]!, day: 'Tomorrow', quiet: true }
    render(<TimeLinks label="Louder" showtimes={[tomorrow]} variant={variant} />)
    const link = screen.getByRole('link', { name: /^Tomorrow ?20:15/ })
    expect(link).toHaveAttribute('data-quiet', '')
    expect(link).not.toHaveAttribute('data-attribute')
  },
)

test('what is sold out leads nowhere and is met by the keyboard', async () => {
  render(<TimeLinks label="Louder" showtimes={showtimes.slice(2, 3)} variant="pills" />)
  await userEvent.tab()
  const link = screen.getByRole('link', { name: '17:30 Sold out' })
  expect(link).toHaveFocus()
  expect(link).toHaveAttribute('aria-disabled', 'true')
  expect(link).not.toHaveAttribute('href')
})
