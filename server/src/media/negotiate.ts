/** Format of a derivative. JPEG and PNG are for link previews and for old clients that name neither of the others. */
export type MediaFormat = 'avif' | 'webp' | 'jpeg' | 'png'

export const mediaTypes: Readonly<Record<MediaFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** Whether the header names the type itself with a quality above zero: a wildcard proves no support of new formats. */
function names(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Chooses the smallest format that the client accepts. */
export function negotiateFormat(accept: string | undefined, transparent: boolean): MediaFormat {
  if (accept !== undefined && names(accept, mediaTypes.avif)) return 'avif'
  if (accept !== undefined && names(accept, mediaTypes.webp)) return 'webp'
  return transparent ? 'png' : 'jpeg'
}
