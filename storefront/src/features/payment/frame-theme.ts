import type { FrameCommand } from '@foyer/contract/payments/frame'

const names = [
  '--bg',
  '--surface',
  '--border',
  '--text',
  '--muted',
  '--ink',
  '--primary',
  '--on-primary',
  '--error',
  '--success',
  '--r-md',
  '--font-body',
] as const

/** The page's look for the provider's frame: resolved colours, never addresses or selectors. */
export function frameTheme(): FrameCommand {
  const root = document.documentElement
  const style = getComputedStyle(root)
  return {
    source: 'foyer-shop',
    type: 'theme',
    mode: root.dataset.mode === 'light' ? 'Light' : 'Dark',
    variables: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()])),
  }
}
