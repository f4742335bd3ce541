/** A font's format as `@font-face` names it. */
export type FontFormat = 'woff2' | 'woff' | 'opentype' | 'truetype'

const formats: Readonly<Record<string, FontFormat>> = {
  woff2: 'woff2',
  woff: 'woff',
  otf: 'opentype',
  ttf: 'truetype',
}

/** File extensions of fonts. */
export const fontExtensions = Object.keys(formats)

/**
 * The format of a font file by its ending, as `@font-face` names it; a query does not count.
 * @throws Error "Unsupported font source extension"
 */
export function parseFontFormat(source: string): FontFormat {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(source)?.[1]?.toLowerCase() ?? ''
  const format = Object.hasOwn(formats, extension) ? formats[extension] : undefined
  if (!format) throw new Error('Unsupported font source extension')
  return format
}
