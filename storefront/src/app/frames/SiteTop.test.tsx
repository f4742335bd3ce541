import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { render, screen } from '@testing-library/react'
import theme from '../../../../brands/orpheum/theme.json'
import { MemoryRouter } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { Languages } from '../../stores/channel/languages.ts'
import { ConfigurationStore } from '../../stores/channel/configuration.ts'
import type { StorefrontConfiguration } from '../../stores/channel/configuration-model.ts'
import { Routes } from '../../domain/routes.ts'
import { TextsStore } from '../../stores/channel/texts.ts'
import { SiteTop } from './SiteTop.tsx'

const { logo } = parseTheme(theme).assets

/** What the header reads of the stores: a site without entries and cities. */
const createStores = (cinemaChainUrl: string) =>
  ({
    cinemaGroups: { groups: [], selected: undefined },
    configuration: new ConfigurationStore('orpheum', {
      navigation: { items: [], maximumInline: 5, menuBelow: 'Tablet' },
      feature: { loyalty: false },
      shared: { initial: { cinemaChainUrl } },
    } as unknown as StorefrontConfiguration),
    routes: new Routes({
      pages: { SignIn: '/members/sign-in/' },
      origin: 'https://orpheum.example',
      mediaBase: '/',
      isSeatFirst: false,
      allowsUnpaidBookings: false,
    }),
    texts: new TextsStore(
      'en',
      {
        'shared.site.homeLink': 'The Orpheum, home',
        'browsing.search.title': 'Search',
      },
      { warn: jest.fn(), error: jest.fn() },
    ),
    session: { origin: 'https://orpheum.example' },
    languages: new Languages('en', 'en', []),
    logo,
  }) as unknown as Stores

function shown(cinemaChainUrl = '/', path = '/') {
  const page = { pattern: '/', url: new URL(path, 'https://orpheum.example'), params: {} }
  return render(
    <StoresContext value={createStores(cinemaChainUrl)}>
      <PageContextContext value={page}>
        <MemoryRouter>
          <SiteTop onChooseCity={jest.fn()} />
        </MemoryRouter>
      </PageContextContext>
    </StoresContext>,
  )
}

test('the header shows the theme’s logo and keeps a place of its shape before it arrives', () => {
  const { container } = shown()
  const drawings = [...container.querySelectorAll<HTMLImageElement>('[data-slot=logo] img')]
  expect(drawings.map((drawing) => drawing.getAttribute('src'))).toEqual([logo.dark, logo.light])
  for (const drawing of drawings) {
    expect(Number(drawing.getAttribute('width')) / Number(drawing.getAttribute('height'))).toBeCloseTo(
      170 / 72,
      1,
    )
  }
})

test.each([
  ['/', '/'],
  ['https://www.orpheum.example/cinemas/', 'https://www.orpheum.example/cinemas/'],
])('with %s for the chain’s own site the logo leads to %s', (cinemaChainUrl, address) => {
  const { container } = shown(cinemaChainUrl)
  expect(container.querySelector('a[data-slot=logo]')).toHaveAttribute('href', address)
})

test('nothing leads to the sign-in, which is not open yet', () => {
  const { container } = shown('/', '/films/?category=ComingSoon')
  expect(container.querySelector('a[href^="/members/"]')).toBeNull()
  expect(screen.queryByText('Sign in')).toBeNull()
})
