import type { ContentImage } from '@foyer/contract/omnia/grid'
import type { PictureSource } from '@foyer/design-system/foundations/picture'

/** Pictures of the media service take a size in their address; a brand's own files are served as they are. */
const resizable = /\/media\/entity\/get\//

/** A picture of the content as the design system takes it. */
export function toPicture({ url, fromLeft, fromTop }: ContentImage): PictureSource {
  return {
    url,
    resizable: resizable.test(url),
    focalPoint: { x: fromLeft / 100, y: fromTop / 100 },
  }
}
