import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { logo, navigation } from '../../stories/fixtures.ts'
import { SiteHeader } from './index.ts'

const extra = [
  { id: 'events', label: 'Events', href: '/events/' },
  { id: 'jobs', label: 'Jobs', href: '/jobs/' },
]
const header = (
  <SiteHeader
    logo={logo}
    navigation={[...navigation, ...extra]}
    navigationLabel="Main"
    moreLabel="More"
    menu={{ openLabel: 'Open menu', closeLabel: 'Close menu', title: 'Menu' }}
  />
)

test('five entries stand in the line, the rest under More, which closes on Escape', async () => {
  render(header)
  const bar = screen.getByRole('navigation', { name: 'Main' })
  expect(bar.querySelectorAll(':scope > ul > li > a')).toHaveLength(5)
  const more = within(bar).getByText('More')
  await userEvent.click(more)
  expect(more.closest('details')).toHaveAttribute('open')
  await userEvent.keyboard('{Escape}')
  expect(more.closest('details')).not.toHaveAttribute('open')
})

test('the menu is a modal with every entry', async () => {
  render(header)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const dialog = await screen.findByRole('dialog', { name: 'Menu' })
  expect(within(dialog).getAllByRole('link')).toHaveLength(7)
  expect(within(dialog).getByRole('link', { name: 'Films' })).toHaveAttribute('aria-current', 'page')
})
