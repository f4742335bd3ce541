import { photoRules } from '@foyer/contract/validation/member-rules'
import { loadPictureEngine } from './picture-engine.ts'

/** A picture from a stranger, and the side of the square that is made of it, pixels. */
export interface PhotoParts {
  /** Of a JPEG, PNG or WebP file: its first bytes have been judged. */
  readonly bytes: Uint8Array
  readonly side: number
}

/** Most pixels of a picture that is decoded; a small file may claim any number. */
const mostPixels = 40e6
const mostSeconds = 10
const quality = 82

/** Message of the error about a picture with too few or too many pixels; it has to cross to another process. */
export const dimensionsMessage = 'The photo has too few or too many pixels'

/**
 * Makes the square of a member's photo, as WebP: turned upright, cut around the middle, without what the camera has
 * recorded of place and time.
 * @throws Error with `dimensionsMessage`, or the decoder's for a file that is broken or no picture
 */
export async function renderMemberPhoto({ bytes, side }: PhotoParts): Promise<Buffer> {
  const sharp = await loadPictureEngine()
  // Metadata of a header; the limit below refuses before anything is decoded.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (Math.min(width, height) < photoRules.smallestSide || width * height > mostPixels)
    throw new Error(dimensionsMessage)
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality })
    .timeout({ seconds: mostSeconds })
    .toBuffer()
}
