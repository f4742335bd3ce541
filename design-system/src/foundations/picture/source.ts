/** Widths in px at which pictures are requested; the media service uses the same set, so that caches are shared. */
export const pictureWidths = [160, 240, 360, 480, 640, 800, 1200, 1600, 1920] as const

/** A picture of the media service (resized by query), or a fixed file. */
export interface PictureSource {
  /** Base address without width and height. */
  url: string
  /** False for a file that is served as it is, e.g. a drawing. Default true. */
  resizable?: boolean | undefined
  /** The point to keep when the picture is cut, as fractions from the left and the top. Default the centre. */
  focalPoint?: { x: number; y: number } | undefined
  /**
   * Name of what it shows, as a CSS identifier: in a page change, the picture that goes travels to the place of the one of
   * the same name that comes. No two of a page have the same. Default none.
   */
  sharedAs?: string | undefined
  /** Another picture of the same thing, shown when this one does not come. */
  fallback?: PictureSource | undefined
  /** The same thing by night, shown in dark mode, at the same focal point. */
  night?: PictureSource | undefined
}

const withSize = (url: string, width: number, ratio: number | null) => {
  const height = ratio === null ? '' : `&height=${Math.round(width / ratio)}`
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}${height}`
}

/**
 * `src` and `srcset` of a picture at a ratio of width to height (null: uncropped), up to `maxWidth` px. `src` is a
 * middle width for browsers and tools without srcset.
 */
export function createPictureSet(source: PictureSource, ratio: number | null, maxWidth: number) {
  if (source.resizable === false) return { src: source.url, srcSet: undefined }
  const steps = pictureWidths.filter((width) => width <= maxWidth)
  const widths = steps.length > 0 ? steps : [pictureWidths[0]]
  const middle =
    widths.find((width) => width >= Math.min(640, maxWidth)) ?? widths[widths.length - 1] ?? maxWidth
  return {
    src: withSize(source.url, middle, ratio),
    srcSet: widths.map((width) => `${withSize(source.url, width, ratio)} ${width}w`).join(', '),
  }
}
