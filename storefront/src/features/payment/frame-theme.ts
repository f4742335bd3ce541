import { frameThemeVariables, type FrameCommand } from '@foyer/contract/payments/frame'

/** The page's look for the provider's frame: resolved values of the theme's variables, never addresses or selectors. */
export function frameTheme(): FrameCommand {
  const root = document.documentElement
  const style = getComputedStyle(root)
  return {
    source: 'foyer-shop',
    type: 'theme',
    mode: root.dataset.mode === 'light' ? 'Light' : 'Dark',
    variables: Object.fromEntries(
      frameThemeVariables.map((name) => [name, style.getPropertyValue(name).trim()]),
    ),
  }
}
