import { composeStories } from '@storybook/react-vite'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import type { ComponentType } from 'react'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { renderToString } from 'react-dom/server'
import halcyon from '../../brands/halcyon/theme.json'
import { FoyerThemeProvider } from '../src/theme/index.ts'

/** What every component owes a server-rendered page under a strict policy, checked over all its stories. */
const theme = parseTheme(halcyon)
const load = createRequire(__filename)
const files = globSync('src/*/*/*.stories.tsx', { cwd: resolve(__dirname, '..') }).sort()

type Stories = Parameters<typeof composeStories>[0]

/** The theme's own sheet is a style element; what must not be there is a style attribute. */
const renderMarkup = (file: string) => {
  const stories = composeStories(load(resolve(__dirname, '..', file)) as Stories) as Record<
    string,
    ComponentType
  >
  return Object.entries(stories).map(([name, Story]) => ({
    name,
    html: renderToString(
      <FoyerThemeProvider theme={theme}>
        <Story />
      </FoyerThemeProvider>,
    ),
  }))
}

/** Shows how it stands in for a part that throws, which the server hands to the page's own error screen. */
const throwsOnPurpose = /error-boundary/

test('there are stories to check', () => {
  expect(files.length).toBeGreaterThan(40)
})

test.each(files)('%s holds what it shows to something: a story of it has an interaction test', (file) => {
  const stories = Object.values(load(resolve(__dirname, '..', file)) as Record<string, { play?: unknown }>)
  expect(stories.some(({ play }) => typeof play === 'function')).toBe(true)
})

test.each(files.filter((file) => !throwsOnPurpose.test(file)))(
  '%s renders on the server without a style attribute',
  (file) => {
    for (const { name, html } of renderMarkup(file))
      expect([name, / style="[^"]*"/.exec(html)]).toEqual([name, null])
  },
)
