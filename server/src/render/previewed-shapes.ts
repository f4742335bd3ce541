import { Shapes } from '@foyer/contract/channel/shapes'
import { readModel } from '@foyer/theme-tokens/configuration/read'
import { previewedShapesCookie } from '@foyer/theme-tokens/shapes'
import { parseCookies } from '../http/visitor.ts'

/** The shapes that the theme editor previews; null without any, or if they are none. For development only. */
export function readPreviewedShapes(cookieHeader: string | undefined): Shapes | null {
  const text = parseCookies(cookieHeader).get(previewedShapesCookie)
  if (text === undefined) return null
  try {
    return readModel(Shapes, JSON.parse(text)).value
  } catch {
    return null
  }
}
