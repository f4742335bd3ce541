import { getConsentStore } from '../../stores/visitor/consent.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { checkMediaExists } from '../../services/media-check.ts'

/**
 * Counts that a trailer is watched: by consent alone, and none that the content network does not have. Whether that works
 * does not concern the viewer.
 * @param src what it is played from first
 */
export async function countTrailer(stores: Stores, filmId: string, src: string): Promise<void> {
  if (!getConsentStore(stores).isGranted) return
  const { content, logger } = stores.core.platform
  if ((await checkMediaExists(src)) === false) {
    logger.warn(`The trailer of film ${filmId} is not on the content network`)
    return
  }
  await content.get('trailerWatched', { params: { filmId } })
}
