import type { Decorator, Preview } from '@storybook/react-vite'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'
import { Branded } from './Branded.tsx'
import { globalTypes, initialGlobals, readAppearance } from './appearance.ts'
import { chromaticModes } from './chromatic-modes.ts'
import { proveTheme } from './prove-theme.ts'

const withBrand: Decorator = (Story, { globals, parameters }) => (
  <Branded appearance={readAppearance(globals)} bare={parameters['bare'] === true}>
    <Story />
  </Branded>
)

/** Fetched where a page of docs is opened: a story, alone in its frame, needs none of it. */
const DocsPage = lazy(() => import('./DocsPage.tsx').then((module) => ({ default: module.DocsPage })))

const DocsFrame = lazy(() => import('./DocsFrame.tsx').then((module) => ({ default: module.DocsFrame })))
const GuideCode = lazy(() =>
  import('../design-system/stories/docs/Code.tsx').then((module) => ({ default: module.GuideCode })),
)

const preview: Preview = {
  decorators: [withBrand],
  tags: ['autodocs'],
  afterEach: ({ globals }) => {
    proveTheme(readAppearance(globals))
  },
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // A story is a part of a page: landmarks and the h1 are the page's business.
      config: { rules: [{ id: 'region', enabled: false }] },
      // A test asks for what is wrong alone: naming what passes adds a sixth to the time of the stories.
      options: navigator.userAgent.includes('StorybookTestRunner') ? { resultTypes: ['violations'] } : {},
    },
    docs: {
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      components: { code: GuideCode },
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense fallback={null}>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Start', 'Theming', 'Tokens', 'Material UI', 'Accessibility', 'Writing a component', 'Change log'],
          'Foundations',
          ['Colour', 'Palette', 'Type', 'Shape and space', 'Icons', 'Seats'],
          // From the smallest to whole pages: what every page has, what is read, what is sold, who buys it.
          'Actions',
          'Forms',
          'Navigation',
          'Feedback',
          'Content',
          'Films',
          'Order',
          'Members',
          'Tools',
        ],
        method: 'alphabetical',
      },
    },
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
