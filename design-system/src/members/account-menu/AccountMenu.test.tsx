import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AccountMenu } from './index.ts'

const onPress = jest.fn()
const menu = (
  <AccountMenu
    label="Account menu"
    items={[
      { id: 'overview', label: 'Overview', href: '#overview' },
      { id: 'account', label: 'Account', href: '#account' },
    ]}
    signOut={{ label: 'Sign out', onPress }}
  />
)

beforeEach(() => onPress.mockClear())

test('a press opens the member’s pages, which are links', async () => {
  render(menu)
  const button = screen.getByRole('button', { name: 'Account menu' })
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(await screen.findByRole('menu', { name: 'Account menu' })).toHaveClass('MuiMenu-list')
  expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '#account')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Account' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('arrows move through it, and Escape gives the focus back', async () => {
  render(menu)
  const button = screen.getByRole('button', { name: 'Account menu' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const items = await screen.findAllByRole('menuitem')
  await waitFor(() => expect(items[0]).toHaveFocus())
  await userEvent.keyboard('{End}')
  expect(items.at(-1)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(button).toHaveFocus()
  expect(onPress).not.toHaveBeenCalled()
})

test('the last entry signs out', async () => {
  render(menu)
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})
