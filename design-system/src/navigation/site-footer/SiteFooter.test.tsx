import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SiteFooter, type SiteFooterProps } from './index.ts'

const base: SiteFooterProps = {
  logo: { light: '/l.svg', dark: '/d.svg', label: 'Halcyon Cinemas' },
  message: 'City cinemas with big screens.',
  rights: '© 2026 Halcyon Cinemas.',
  navigationLabel: 'Footer',
  columns: [
    { title: 'Visit', links: [{ id: 'films', label: 'Films', href: '/films/', current: true }] },
    {
      title: 'Help',
      links: [{ id: 'shop', label: 'Gift shop', href: 'https://shop.example/', external: true }],
    },
  ],
}

test('is the page’s foot with its navigation in named columns', () => {
  render(<SiteFooter {...base} />)
  const navigation = within(
    within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Footer' }),
  )
  expect(navigation.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Visit', 'Help'])
  expect(navigation.getByRole('link', { name: 'Films' })).toHaveAttribute('href', '/films/')
})

test('a section may lead on by pictures, which are named', () => {
  const badge = {
    id: 'app',
    label: 'The app',
    href: 'https://app.example/',
    external: true,
    image: '/brand/app.svg',
  }
  render(<SiteFooter {...base} columns={[{ title: 'Apps', links: [badge] }]} />)
  const link = screen.getByRole('link', { name: 'The app' })
  expect(within(link).getByRole('img')).toHaveAttribute('src', '/brand/app.svg')
})

test('what leads away opens in a new window, unless it is told to stay', () => {
  const away = { label: 'App', href: 'https://app.example/', external: true }
  const links = [
    { ...away, id: 'new' },
    { ...away, id: 'same', target: '_self' as const },
    { id: 'own', label: 'Menu', href: '/menu/', target: '_blank' as const },
  ]
  const { container } = render(<SiteFooter {...base} columns={[{ title: 'Apps', links }]} />)
  const targets = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('target'))
  expect(targets).toEqual(['_blank', null, '_blank'])
  // A window of somebody else's is given no hold on this one.
  expect(container.querySelectorAll('nav a[rel=noopener]')).toHaveLength(2)
})

test('has further sections where it is given some', () => {
  const titles = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('heading')
      .map((heading) => heading.textContent)
  const { rerender } = render(<SiteFooter {...base} />)
  expect(titles()).toEqual(['Visit', 'Help'])
  rerender(<SiteFooter {...base} secondary={[{ title: 'Apps', links: [] }]} />)
  expect(titles()).toEqual(['Visit', 'Help', 'Apps'])
})

test('says where the visitor is', () => {
  render(<SiteFooter {...base} />)
  expect(screen.getByRole('link', { name: 'Films' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: /Gift shop/ })).not.toHaveAttribute('aria-current')
})

test('each language is written and read in its own, the current one marked', () => {
  render(
    <SiteFooter
      {...base}
      languagesLabel="Language"
      languages={[
        { tag: 'en', label: 'English', href: '?language=en', current: true },
        { tag: 'fr', label: 'Français', href: '?language=fr', current: false },
      ]}
    />,
  )
  const languages = within(screen.getByRole('list', { name: 'Language' }))
  expect(languages.getByRole('link', { current: true })).toHaveTextContent('English')
  expect(languages.getByRole('link', { name: 'Français' })).toHaveAttribute('lang', 'fr')
  expect(languages.getByRole('link', { name: 'Français' })).toHaveAttribute('hreflang', 'fr')
})

test('a chain with one language has no list of them', () => {
  render(<SiteFooter {...base} languagesLabel="Language" />)
  expect(screen.queryByRole('list', { name: 'Language' })).toBeNull()
  expect(screen.getByText('© 2026 Halcyon Cinemas.')).toBeInTheDocument()
})

test('holds the choice of a mode', () => {
  render(<SiteFooter {...base} modeSwitch={<button type="button">Dark</button>} />)
  expect(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Dark' })).toBeInTheDocument()
})

test('what was agreed to can be opened from it', async () => {
  const open = jest.fn()
  render(<SiteFooter {...base} privacy={{ label: 'Cookies and privacy', onOpen: open }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cookies and privacy' }))
  expect(open).toHaveBeenCalledTimes(1)
})

const withCinemas: SiteFooterProps['columns'] = [
  { title: 'Visit', links: [{ id: 'films', label: 'Films', href: '/films/' }] },
  {
    title: 'Cinemas',
    isLead: true,
    links: [{ id: 'quay', label: 'Lower Quay', href: '/sites/quay/1/' }],
  },
]

test('a colophon sets the cinemas apart and keeps every link in the navigation', async () => {
  render(<SiteFooter {...base} shape="Colophon" columns={withCinemas} />)
  const navigation = within(await screen.findByRole('navigation', { name: 'Footer' }))
  const lead = within(navigation.getByRole('region', { name: 'Cinemas' }))
  expect(lead.getByRole('link', { name: 'Lower Quay' })).toHaveAttribute('href', '/sites/quay/1/')
  expect(navigation.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Visit'])
})

test('a band puts the cinemas forward in a navigation of their own, before the others', async () => {
  render(<SiteFooter {...base} shape="Band" columns={withCinemas} />)
  await screen.findByRole('navigation', { name: 'Cinemas' })
  const names = screen.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual(['Cinemas', 'Footer'])
  expect(screen.getAllByText('Lower Quay')).toHaveLength(1)
})

test.each(['Columns', 'Colophon', 'Band'] as const)('%s shows everything that a foot has', async (shape) => {
  const open = jest.fn()
  render(
    <SiteFooter
      {...base}
      shape={shape}
      columns={withCinemas}
      languages={[{ tag: 'en', label: 'English', href: '?language=en', current: true }]}
      languagesLabel="Language"
      privacy={{ label: 'Cookies', onOpen: open }}
      modeSwitch={<button type="button">Dark</button>}
      contrast={<button type="button">Contrast</button>}
    />,
  )
  const foot = within(screen.getByRole('contentinfo'))
  await userEvent.click(await foot.findByRole('button', { name: 'Cookies' }))
  expect(open).toHaveBeenCalledTimes(1)
  for (const name of ['Dark', 'Contrast']) expect(foot.getByRole('button', { name })).toBeVisible()
  for (const text of [base.message, base.rights]) expect(foot.getByText(text)).toBeVisible()
  expect(foot.getByRole('img', { name: 'Halcyon Cinemas' })).toBeInTheDocument()
  expect(foot.getByRole('list', { name: 'Language' })).toBeInTheDocument()
})
