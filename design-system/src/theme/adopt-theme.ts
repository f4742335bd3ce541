import type { RaisedContrast } from '@foyer/theme-tokens/css'
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

export interface AdoptOptions {
  /** The same theme at higher levels of contrast, for visitors and devices that ask for them. */
  raised?: RaisedContrast | undefined
  /** The document to dress, e.g. that of a frame of our own origin. */
  page?: Document | undefined
}

/**
 * Puts a brand's look in force in an open page: rewrites one adopted sheet and the attributes of `<html>`.
 * React renders nothing again, but for what reads an attribute (`useRootAttribute`), and the policy of the page has no
 * say in adopted sheets. Mode and contrast stay as the visitor has them, unless the brand lacks the mode.
 */
export function adoptTheme(theme: BrandTheme, { raised, page = document }: AdoptOptions = {}): void {
  const root = page.documentElement
  withoutTransitions(root, () => {
    sheetOf(page).replaceSync(themeSheet(theme, raised))
    for (const [name, value] of Object.entries(themeAttributes(theme))) root.setAttribute(name, value)
    const has = (mode: string | undefined) =>
      Object.keys(theme.modes).some((type) => type.toLowerCase() === mode)
    if (!has(root.dataset['mode'])) root.dataset['mode'] = theme.defaultMode.toLowerCase()
  })
}
