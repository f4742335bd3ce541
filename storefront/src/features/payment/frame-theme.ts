import type { FrameCommand, FrameThemeVariable } from '@foyer/contract/payments/frame'

/** Which of the page's variables dresses which part of the provider's fields. */
const sources: Record<FrameThemeVariable, string> = {
  '--pay-surface': '--surface',
  '--pay-field': '--bg',
  '--pay-text': '--text',
  '--pay-muted': '--muted',
  '--pay-border': '--border',
  '--pay-focus': '--ink',
  '--pay-accent': '--primary',
  '--pay-on-accent': '--on-primary',
  '--pay-error': '--error',
  '--pay-radius': '--r-md',
  '--pay-font': '--font-body',
}

/** The page's look for the provider's frame: resolved values of the theme's variables, never addresses or selectors. */
export function readFrameTheme(): FrameCommand {
  const root = document.documentElement
  const style = getComputedStyle(root)
  return {
    source: 'foyer-shop',
    type: 'theme',
    mode: root.dataset.mode === 'light' ? 'Light' : 'Dark',
    variables: Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [name, style.getPropertyValue(source).trim()]),
    ),
  }
}
