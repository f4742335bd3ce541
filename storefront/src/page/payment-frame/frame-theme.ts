import type { FrameCommand, FrameThemeVariable } from '@foyer/contract/payments/frame'

/** Which of the page's variables dresses which part of the provider's fields. */
const sources: Record<FrameThemeVariable, string> = {
  '--pay-surface': '--foyer-surface',
  '--pay-field': '--foyer-background',
  '--pay-text': '--foyer-text',
  '--pay-muted': '--foyer-text-muted',
  '--pay-border': '--foyer-border',
  '--pay-focus': '--foyer-primary-text',
  '--pay-accent': '--foyer-primary',
  '--pay-on-accent': '--foyer-on-primary',
  '--pay-error': '--foyer-error',
  '--pay-radius': '--foyer-radius-md',
  '--pay-font': '--foyer-font-body',
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
