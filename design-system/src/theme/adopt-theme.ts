import { createPropertiesCss, type RaisedContrast } from '@foyer/theme-tokens/css'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { getThemeAttributes } from './document.ts'
import { changeWithoutTransitions } from './switching.ts'
import { createGroundCss } from './theme-css.ts'

interface Sheets {
  /** Custom properties of the look: the one sheet that a switch rewrites. */
  rules: CSSStyleSheet
  ground: CSSStyleSheet
  groundText: string
}

const adopted = new WeakMap<Document, Sheets>()

/** The sheets of a document; made, and adopted last, at the first use. */
function getSheets(page: Document): Sheets {
  const known = adopted.get(page)
  if (known) return known
  // A sheet can be adopted only by the document of the realm that made it: a frame has its own.
  const Sheet = (page.defaultView ?? globalThis).CSSStyleSheet
  const sheets = { rules: new Sheet(), ground: new Sheet(), groundText: '' }
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheets.ground, sheets.rules]
  adopted.set(page, sheets)
  return sheets
}

export interface AdoptOptions {
  /** The same theme at higher levels of contrast, for visitors and devices that ask for them. */
  raised?: RaisedContrast | undefined
  /** The document to dress, e.g. that of a frame of our own origin. */
  page?: Document | undefined
}

/**
 * Applies a brand's theme to an open page: replaces one adopted sheet and the attributes of `<html>`, and the fonts if
 * they differ. React renders nothing, except for readers of an attribute (`useRootAttribute`), and the page's policy
 * does not restrict adopted sheets. Mode and contrast stay as the visitor set them, unless the brand lacks the mode.
 */
export function adoptTheme(theme: BrandTheme, { raised, page = document }: AdoptOptions = {}): void {
  const root = page.documentElement
  changeWithoutTransitions(root, () => {
    const sheets = getSheets(page)
    sheets.rules.replaceSync(createPropertiesCss(theme, raised))
    const groundText = createGroundCss(theme)
    // Only if they differ: fonts would be fetched and every element matched again.
    if (groundText !== sheets.groundText) sheets.ground.replaceSync(groundText)
    sheets.groundText = groundText
    for (const [name, value] of Object.entries(getThemeAttributes(theme)))
      if (root.getAttribute(name) !== value) root.setAttribute(name, value)
    const has = (mode: string | undefined) =>
      Object.keys(theme.modes).some((type) => type.toLowerCase() === mode)
    if (!has(root.dataset['mode'])) root.dataset['mode'] = theme.defaultMode.toLowerCase()
  })
}
