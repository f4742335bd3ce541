import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { themeAttributes } from './document.ts'
import { withoutTransitions } from './switching.ts'
import { themeSheet } from './theme-sheet.ts'

const sheets = new WeakMap<Document, CSSStyleSheet>()

/** The one sheet that a document's look is rewritten in; made, and adopted last, at the first use. */
function sheetOf(page: Document): CSSStyleSheet {
  const known = sheets.get(page)
  if (known) return known
  // A sheet can be adopted only by the document of the realm that made it: a frame has its own.
  const Sheet = (page.defaultView ?? globalThis).CSSStyleSheet
  const sheet = new Sheet()
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  sheets.set(page, sheet)
  return sheet
}

/**
 * Puts a brand's look in force in an open page: rewrites one adopted sheet and the attributes of `<html>`.
 * React renders nothing again, but for what reads an attribute (`useRootAttribute`), and the policy of the page has no
 * say in adopted sheets. Mode and contrast stay as the visitor has them, unless the brand lacks the mode.
 */
export function adoptTheme(theme: BrandTheme, page: Document = document): void {
  const root = page.documentElement
  withoutTransitions(root, () => {
    sheetOf(page).replaceSync(themeSheet(theme))
    for (const [name, value] of Object.entries(themeAttributes(theme))) root.setAttribute(name, value)
    const has = (mode: string | undefined) =>
      Object.keys(theme.modes).some((type) => type.toLowerCase() === mode)
    if (!has(root.dataset['mode'])) root.dataset['mode'] = theme.defaultMode.toLowerCase()
  })
}
