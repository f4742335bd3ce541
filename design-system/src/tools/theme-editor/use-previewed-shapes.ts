import { previewedShapesCookie, type ShapeChoices } from '@foyer/theme-tokens/shapes'
import { useEffect, useState } from 'react'

const tell = (value: string, seconds?: number) => {
  const lifetime = seconds === undefined ? '' : `; Max-Age=${seconds}`
  document.cookie = `${previewedShapesCookie}=${value}; Path=/; SameSite=Lax${lifetime}`
}
const forget = () => tell('', 0)

/** Shapes that the editor's pages are rendered in: the server hears of them by a cookie, for as long as the editor is open. */
export function usePreviewedShapes(initial: ShapeChoices | undefined) {
  const [shapes, setShapes] = useState(initial)
  useEffect(() => {
    forget()
    addEventListener('pagehide', forget)
    return () => {
      removeEventListener('pagehide', forget)
      forget()
    }
  }, [])
  const preview = (next: ShapeChoices) => {
    tell(encodeURIComponent(JSON.stringify(next)))
    setShapes(next)
  }
  return { shapes, preview }
}
