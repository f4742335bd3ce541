import type { Appearance } from './appearance.ts'

/**
 * Keeps the page's mode and contrast as the visitor set them. It runs in the head before the first paint, and then
 * follows this page's switch, other tabs, the device and a return from the back/forward cache. Its own text is the
 * script: it must be self-contained and the same for everybody.
 */
export function followAppearance(): void {
  const root = document.documentElement
  const state = root.dataset
  const darkDevice = matchMedia('(prefers-color-scheme: dark)')
  let turn = 0

  const stored = (pattern: string) => new RegExp(`(?:^|; )foyer-${pattern}(?:;|$)`).exec(document.cookie)?.[1]

  const follow = (chosen: Appearance = {}) => {
    const mayChoose = state['modes']?.includes(' ')
    const choice =
      (mayChoose && (chosen.mode ?? stored('mode=(System|Light|Dark)'))) || state['modeChoice'] || 'System'
    const mode = choice === 'System' ? (darkDevice.matches ? 'dark' : 'light') : choice.toLowerCase()
    const contrast = chosen.contrast ?? stored('contrast=(System|Normal|Medium|High)') ?? 'System'
    if (state['mode'] !== mode || state['contrast'] !== contrast) {
      const own = ++turn
      state['switching'] = ''
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          if (own === turn) delete state['switching']
        })
      })
    }
    state['mode'] = mode
    state['modeChoice'] = choice
    state['contrast'] = contrast
  }

  follow()
  document.addEventListener('foyer-look', (event) => follow((event as CustomEvent<Appearance>).detail))
  darkDevice.addEventListener('change', () => follow())
  addEventListener('storage', (event) => {
    if (event.key === 'foyer-look') follow()
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) follow()
  })
}

/** The script of the head. */
export const createAppearanceScript = (): string => `(${followAppearance.toString()})()`
