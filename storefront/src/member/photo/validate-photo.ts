import { photoRules } from '@foyer/contract/validation/member-rules'
import { getFailureStatus, type Failure } from '../../services/http/failure.ts'
import { loadImage } from './cut-photo.ts'

/** Why a picture is not taken, or was not saved: the end of a text key, `member.photo.refused.<name>`. */
export type PhotoRefusal = 'size' | 'kind' | 'shape' | 'limited' | 'forbidden' | 'unreachable' | 'failed'

/** Files that choosing offers; others may be chosen all the same. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,image/heic'

/**
 * Judges a chosen file. What the browser itself cannot read is refused by its kind: the picture is drawn again before it is
 * sent.
 * @param address of the file's contents
 */
export async function validatePhoto(file: File, address: string): Promise<PhotoRefusal | null> {
  if (file.size > photoRules.largestFile) return 'size'
  try {
    const { naturalWidth, naturalHeight } = await loadImage(address)
    return Math.min(naturalWidth, naturalHeight) < photoRules.smallestSide ? 'shape' : null
  } catch {
    return 'kind'
  }
}

const tooMany = 429
const tooLarge = 413

/** What a failed upload means to the member. */
export function toPhotoRefusal(failure: Failure): PhotoRefusal {
  if (failure.kind === 'transport') return 'unreachable'
  if (failure.kind === 'condition')
    switch (failure.condition) {
      case 'photo-too-large':
      case 'payload-too-large':
        return 'size'
      case 'photo-type-invalid':
        return 'kind'
      case 'photo-dimensions-invalid':
        return 'shape'
      case 'forbidden':
        return 'forbidden'
      default:
    }
  const status = getFailureStatus(failure)
  if (status === tooLarge) return 'size'
  return status === tooMany ? 'limited' : 'failed'
}
