import { adoptTheme } from '@foyer/design-system/theme'
import { ThemeEditor, type PreviewPage } from '@foyer/design-system/tools/theme-editor'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import type { ShapeChoices } from '@foyer/theme-tokens/shapes'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * The theme editor over the shop's own pages. Only the development server serves it, and no build holds it: it is not
 * reached from either entry.
 */
interface EditorState {
  theme: Record<string, unknown>
  shapes?: ShapeChoices
  pages: [PreviewPage, ...PreviewPage[]]
}

const root = document.getElementById('root')
const state = document.getElementById('foyer-editor')?.textContent
if (!root || !state) throw new TypeError('The page carries no root or no theme')
const { theme, shapes, pages } = JSON.parse(state) as EditorState
// The editor itself stays in the brand as it is on disk.
adoptTheme(parseTheme(theme))
createRoot(root).render(
  <StrictMode>
    <ThemeEditor initial={theme} shapes={shapes} pages={pages} />
  </StrictMode>,
)
