import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, type MouseEvent, type ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'

/** A link to a page or a story of this Storybook, which the frame around the page follows. `path` is `/docs/<id>`. */
export function Anchor({ path, children }: { path: string; children: ReactNode }) {
  const { channel } = useContext(DocsContext)
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    // A page that stands alone in its window has nobody to follow it but the browser.
    if (!isPlain || window.parent === window) return
    event.preventDefault()
    channel.emit(NAVIGATE_URL, `?path=${path}`)
  }
  return (
    <a href={`./?path=${path}`} target="_top" onClick={follow}>
      {children}
    </a>
  )
}
