/** Kinds of pictures that are read from strangers. */
export type PictureType = 'jpeg' | 'png' | 'webp'

/**
 * The kind of a picture by its first bytes; null for anything else. Decoders take more kinds than these, drawings with
 * scripts among them: only what passes here may reach one.
 */
export function detectPictureType(bytes: Uint8Array): PictureType | null {
  const hasAt = (at: number, ...expected: readonly number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte)
  if (hasAt(0, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (hasAt(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (hasAt(0, 0x52, 0x49, 0x46, 0x46) && hasAt(8, 0x57, 0x45, 0x42, 0x50)) return 'webp'
  return null
}
