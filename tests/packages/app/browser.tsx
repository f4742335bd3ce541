import { adoptTheme, followAppearance } from '@foyer/design-system/theme'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.js'

followAppearance()
hydrateRoot(
  document.getElementById('app') ?? document.body,
  createElement(App),
  // Hydration errors fail the check.
  { onRecoverableError: (error) => console.error(error) },
)

// Applies another brand's file while the page is open.
document.addEventListener('brand', (event) => {
  adoptTheme(parseTheme((event as CustomEvent<unknown>).detail))
})
