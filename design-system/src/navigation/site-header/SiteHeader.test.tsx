import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { logo, navigation } from '../../../stories/fixtures.ts'
import { whereMenu } from '../../foundations/media/index.ts'
import { SiteHeader } from './index.ts'

jest.unmock('@emotion/sheet')

const extra = [
  { id: 'events', label: 'Events', href: '/events/' },
  { id: 'jobs', label: 'Jobs', href: '#jobs' },
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
  const more = await within(bar).findByText('More')
  await userEvent.click(more)
  expect(more.closest('details')).toHaveAttribute('open')
  await userEvent.tab()
  expect(within(bar).getByRole('link', { name: 'Events' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(more.closest('details')).not.toHaveAttribute('open')
  expect(more).toHaveFocus()
})

test('More closes when the keyboard leaves it', async () => {
  render(header)
  const more = await screen.findByText('More')
  await userEvent.click(more)
  // Past both of its entries.
  await userEvent.tab()
  await userEvent.tab()
  expect(more.closest('details')).toHaveAttribute('open')
  await userEvent.tab()
  expect(more.closest('details')).not.toHaveAttribute('open')
})

test('the city says what a press on it does, and is changed by it', async () => {
  const press = jest.fn()
  const city = { label: 'Portmere', accessibleName: 'Portmere, change city', onPress: press }
  render(<header.type {...header.props} city={city} />)
  // In the bar, and under it where a menu stands for the navigation.
  const buttons = screen.getAllByRole('button', { name: 'Portmere, change city' })
  expect(buttons).toHaveLength(2)
  for (const button of buttons) await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(2)
})

test('the menu is a modal with every entry', async () => {
  render(header)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const dialog = await screen.findByRole('dialog', { name: 'Menu' })
  expect(await within(dialog).findAllByRole('link')).toHaveLength(7)
  expect(within(dialog).getByRole('link', { name: 'Films' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(within(dialog).getByRole('link', { name: 'Jobs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the languages of the chain stand in the menu, each in its own', async () => {
  const languages = [
    { tag: 'en', label: 'English', href: '/?language=en', current: true },
    { tag: 'es', label: 'Español', href: '/?language=es', current: false },
  ]
  render(<header.type {...header.props} languages={languages} languagesLabel="Language" />)
  expect(screen.queryByRole('list', { name: 'Language' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const list = within(await screen.findByRole('list', { name: 'Language' }))
  expect(list.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  const spanish = list.getByRole('link', { name: 'Español' })
  expect(spanish).toHaveAttribute('href', '/?language=es')
  expect(spanish).toHaveAttribute('lang', 'es')
})

test('the menu is a drawer, which Escape closes, and the focus is back on its button', async () => {
  render(header)
  const opener = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Menu' })
  expect(dialog).toHaveClass('MuiDrawer-paper')
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  await userEvent.tab()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toHaveFocus()
})

test('the way in for members stands in the bar, beside the city where a menu is, and in the menu', async () => {
  const account = { label: 'Sign in', href: '/sign-in/' }
  render(<header.type {...header.props} account={account} />)
  const links = () => screen.getAllByRole('link', { name: 'Sign in' })
  // At no width do the first two stand both.
  expect(links().map((link) => link.closest('[data-slot=wide]') !== null)).toEqual([true, false])
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(await dialog.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in/')
})

test('without entries there is neither a navigation nor a menu, and what is at the end stays', () => {
  const close = { icon: 'close', label: 'Close', href: '/films/' } as const
  render(<header.type {...header.props} navigation={[]} actions={[close]} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Close' })
  expect(link).toHaveAttribute('href', '/films/')
  // There is room for its label.
  expect(link).toHaveTextContent('Close')
})

test('a glyph at the end is a link, and its press may do what the page has instead', async () => {
  const press = jest.fn((event: React.MouseEvent) => {
    event.preventDefault()
  })
  const search = { icon: 'search', label: 'Search', href: '/search/', onClick: press } as const
  render(<header.type {...header.props} actions={[search]} />)
  const link = screen.getByRole('link', { name: 'Search' })
  expect(link).toHaveAttribute('href', '/search/')
  await userEvent.click(link)
  expect(press).toHaveBeenCalledTimes(1)
})

test('a chain says how many entries stand in the line', async () => {
  render(<header.type {...header.props} maximumInline={2} />)
  const bar = screen.getByRole('navigation', { name: 'Main' })
  expect(bar.querySelectorAll(':scope > ul > li > a')).toHaveLength(2)
  expect((await within(bar).findByText('More')).closest('details')?.querySelectorAll('a')).toHaveLength(5)
})

test.each([
  ['Mobile', 768],
  ['Tablet', 1200],
  ['Desktop', 9999],
] as const)('the menu stands for the navigation below the width named %s, %i px', (menuBelow, width) => {
  render(<header.type {...header.props} menuBelow={menuBelow} />)
  expect(screen.getByRole('banner')).toHaveAttribute('data-menu-below', menuBelow)
  const style = whereMenu({ display: 'none' }) as Record<string, object>
  expect(style[`@media (max-width: ${width - 0.05}px)`]).toEqual({
    [`[data-menu-below=${menuBelow}] &`]: { display: 'none' },
  })
})

test('unless a chain says otherwise the menu stands below the tablet width', () => {
  render(header)
  expect(screen.getByRole('banner')).toHaveAttribute('data-menu-below', 'Tablet')
})

test('the logo stands in the height of the header where the theme puts it', () => {
  render(header)
  const style = getComputedStyle(screen.getByRole('link', { name: logo.label }))
  expect(style.getPropertyValue('align-self')).toBe('var(--foyer-logo-align)')
})

describe('around a centred logo', () => {
  beforeEach(() => {
    document.documentElement.dataset['logo'] = 'center'
  })
  afterEach(() => {
    delete document.documentElement.dataset['logo']
  })
  const shown = (element: Element | null | undefined) => element && getComputedStyle(element).display

  test('what does not fit is in the menu, at every width, and not under More', async () => {
    render(header)
    expect(shown((await screen.findByText('More')).closest('li'))).toBe('none')
    expect(shown(screen.getByRole('button', { name: 'Open menu' }).parentElement)).toBe('inline')
  })

  test('nothing is said of a menu where everything fits', () => {
    const { container } = render(<header.type {...header.props} navigation={navigation} />)
    expect(container.querySelector('[data-overflow]')).toBeNull()
  })
})

test('beside a logo on the left what does not fit is under More', async () => {
  render(header)
  const more = await screen.findByText('More')
  expect(getComputedStyle(more.closest('li') as Element).display).not.toBe('none')
})
