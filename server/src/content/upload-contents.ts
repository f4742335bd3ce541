import { getFileExtension } from '@foyer/contract/omnia/validate-form'

/** First bytes of a file type, at offsets; all parts must match. */
interface Signature {
  readonly mediaType: string
  readonly parts: readonly { readonly at: number; readonly bytes: Buffer }[]
}

const starting = (mediaType: string, ...bytes: number[]): Signature => ({
  mediaType,
  parts: [{ at: 0, bytes: Buffer.from(bytes) }],
})
const ascii = (text: string) => Buffer.from(text, 'latin1')
const office = 'application/vnd.openxmlformats-officedocument'
const jpeg = starting('image/jpeg', 0xff, 0xd8, 0xff)
const archived = (mediaType: string) => starting(mediaType, 0x50, 0x4b, 0x03, 0x04)

/** File types recognized by their first bytes, by extension. */
const signatures: Readonly<Record<string, Signature>> = {
  pdf: starting('application/pdf', ...ascii('%PDF-')),
  jpg: jpeg,
  jpeg,
  png: starting('image/png', 0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a),
  gif: starting('image/gif', ...ascii('GIF8')),
  webp: {
    mediaType: 'image/webp',
    parts: [
      { at: 0, bytes: ascii('RIFF') },
      { at: 8, bytes: ascii('WEBP') },
    ],
  },
  heic: { mediaType: 'image/heic', parts: [{ at: 4, bytes: ascii('ftyphei') }] },
  zip: archived('application/zip'),
  docx: archived(`${office}.wordprocessingml.document`),
  xlsx: archived(`${office}.spreadsheetml.sheet`),
  pptx: archived(`${office}.presentationml.presentation`),
  odt: archived('application/vnd.oasis.opendocument.text'),
  doc: starting('application/msword', 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
}
/** Plain text has no signature: it is recognized by the absence of binary content. */
const texts: Readonly<Record<string, string>> = { txt: 'text/plain', csv: 'text/csv' }

/** The bytes of a Base64 data URL; null for anything else. The media type it declares is ignored. */
export function decodeDataUrl(dataUrl: string): Buffer | null {
  const head = /^data:[\w.+/-]*(?:;[\w.+=-]+)*;base64,/.exec(dataUrl.slice(0, 200))?.[0]
  if (head === undefined) return null
  const padding = dataUrl.endsWith('==') ? 2 : dataUrl.endsWith('=') ? 1 : 0
  const figures = dataUrl.slice(head.length, dataUrl.length - padding)
  // A single pass over the characters, as anybody may send millions. Node itself skips invalid Base64.
  if (figures.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(figures)) return null
  return Buffer.from(figures, 'base64')
}

/**
 * The media type of a file whose first bytes match its extension; null if they do not. A file with an unknown extension
 * is stored as plain bytes and never shown.
 */
export function detectMediaType(fileName: string, bytes: Buffer): string | null {
  const extension = getFileExtension(fileName)
  if (Object.hasOwn(texts, extension)) return bytes.includes(0) ? null : (texts[extension] ?? null)
  if (!Object.hasOwn(signatures, extension)) return 'application/octet-stream'
  const signature = signatures[extension]
  const fits = signature?.parts.every(({ at, bytes: part }) =>
    bytes.subarray(at, at + part.length).equals(part),
  )
  return signature && fits === true ? signature.mediaType : null
}

/** The file name without folders, control characters and direction marks. */
export function toPlainFileName(fileName: string): string {
  const [name = ''] = fileName.split(/[/\\]/).slice(-1)
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
}
