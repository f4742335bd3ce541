import type { Decorator, Preview } from '@storybook/react-vite'
import { FoyerThemeProvider, htmlAttributesFor } from '@foyer/design-system/theme'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { useLayoutEffect, type ReactNode } from 'react'
import halcyon from '../brands/halcyon/theme.json'

const theme = parseTheme(halcyon)

const isMode = (value: unknown): value is 'Dark' | 'Light' => value === 'Dark' || value === 'Light'

/** Every story stands in the brand, in the mode of the toolbar, as a page would. */
function Branded({ mode, bare, children }: { mode: 'Dark' | 'Light'; bare: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(htmlAttributesFor(mode, theme)))
      document.documentElement.setAttribute(name, value)
  }, [mode])
  return (
    <FoyerThemeProvider theme={theme}>
      <div style={{ padding: bare ? 0 : 24 }}>{children}</div>
    </FoyerThemeProvider>
  )
}

const withBrand: Decorator = (Story, { globals, parameters }) => (
  <Branded mode={isMode(globals['mode']) ? globals['mode'] : 'Dark'} bare={parameters['bare'] === true}>
    <Story />
  </Branded>
)

const preview: Preview = {
  decorators: [withBrand],
  globalTypes: {
    mode: {
      description: 'Mode of the brand',
      toolbar: { title: 'Mode', icon: 'mirror', items: ['Dark', 'Light'], dynamicTitle: true },
    },
  },
  initialGlobals: { mode: 'Dark' },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // A story is a part of a page: landmarks and the h1 are the page's business.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
