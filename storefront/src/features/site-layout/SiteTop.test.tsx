import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { render } from '@testing-library/react'
import theme from '../../../../brands/orpheum/theme.json'
import { PageContextContext, StoresContext } from '../../app/contexts.ts'
import type { Stores } from '../../app/stores.ts'
import { TextsStore } from '../../stores/texts.ts'
import { SiteTop } from './SiteTop.tsx'

const { logo } = parseTheme(theme).assets

/** What the header reads of the stores: a site without entries and cities. */
const stores = {
  cinemaGroups: { groups: [], selected: undefined },
  configuration: { value: { navigation: { items: [], maximumInline: 5, menuBelow: 'Tablet' } } },
  routes: { home: () => '/' },
  texts: new TextsStore(
    'en',
    { 'shared.site.homeLink': 'The Orpheum, home' },
    { warn: jest.fn(), error: jest.fn() },
  ),
  logo,
} as unknown as Stores

test('the header shows the theme’s logo and keeps a place of its shape before it arrives', () => {
  const page = { pattern: '/', url: new URL('https://orpheum.example/'), params: {} }
  const { container } = render(
    <StoresContext value={stores}>
      <PageContextContext value={page}>
        <SiteTop onChooseCity={jest.fn()} />
      </PageContextContext>
    </StoresContext>,
  )
  const drawings = [...container.querySelectorAll<HTMLImageElement>('[data-slot=logo] img')]
  expect(drawings.map((drawing) => drawing.getAttribute('src'))).toEqual([logo.dark, logo.light])
  for (const drawing of drawings) {
    expect(Number(drawing.getAttribute('width')) / Number(drawing.getAttribute('height'))).toBeCloseTo(
      170 / 72,
      1,
    )
  }
})
