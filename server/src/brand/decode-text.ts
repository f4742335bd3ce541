/** Bytes of a file that are not text; the message continues a sentence that begins with the file's name. */
export class EncodingError extends Error {
  constructor() {
    super('is not UTF-8: save it as UTF-8 text')
    this.name = 'EncodingError'
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Decodes the text of a handwritten file. Removes the byte order mark that some editors write; refuses bytes that are
 * not UTF-8, as they would show as `�` in a page.
 * @throws EncodingError
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new EncodingError()
  }
}
