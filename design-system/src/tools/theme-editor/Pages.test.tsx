import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { fireEvent, render, screen } from '@testing-library/react'
import halcyon from '../../../../brands/halcyon/theme.json'
import { Pages } from './Pages.tsx'

/** A hero that plays, as far as it is pressed. */
const hero =
  '<section aria-roledescription="carousel"><div data-playing><div data-slot="buttons"><button></button></div></div></section>'

test('the hero of both pages is held still as soon as they have come', () => {
  // A pane of 400 × 600 px.
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: (entries: object[]) => void) {}
    observe = () => this.tell([{ contentRect: { width: 400, height: 600 } }])
    disconnect = () => undefined
  } as unknown as typeof ResizeObserver
  const page = { label: 'Home', href: 'about:blank' }
  render(<Pages page={page} theme={parseTheme(halcyon)} level="Normal" width={390} />)
  const pressed: string[] = []
  for (const frame of screen.getAllByTitle<HTMLIFrameElement>(/^Home, /)) {
    const content = frame.contentDocument
    if (!content) throw new Error('The frame has no document')
    // jsdom adopts no sheets.
    Object.assign(content, { adoptedStyleSheets: [] })
    Object.assign(content.defaultView ?? {}, {
      CSSStyleSheet: class {
        replaceSync = () => undefined
      },
    })
    content.body.innerHTML = hero
    content.querySelector('button')?.addEventListener('click', () => pressed.push(frame.title))
    fireEvent.load(frame)
  }
  expect(pressed).toEqual(['Home, Dark', 'Home, Light'])
})
