import type { Draft } from './draft.ts'

const name = 'theme='

async function piped(
  bytes: BlobPart,
  through: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer()
}

/** The theme as the hash of an address, deflated: the server never sees it. */
export async function toHash(draft: Draft): Promise<string> {
  const bytes = new Uint8Array(await piped(JSON.stringify(draft), new CompressionStream('deflate-raw')))
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `#${name}${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The theme that a hash carries; null when it carries none, or one that cannot be read. */
export async function parseDraft(hash: string): Promise<Draft | null> {
  if (!hash.startsWith(`#${name}`)) return null
  try {
    const letters = atob(
      hash
        .slice(name.length + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    )
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = new TextDecoder().decode(await piped(bytes, new DecompressionStream('deflate-raw')))
    const draft: unknown = JSON.parse(text)
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Draft) : null
  } catch {
    return null
  }
}
