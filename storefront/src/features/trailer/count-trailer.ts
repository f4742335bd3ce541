import { consentOf } from '../../app/consent.ts'
import type { Stores } from '../../app/stores.ts'

/** Counts that a trailer is watched: by consent alone. Whether that works is no business of whoever watches. */
export function countTrailer(stores: Stores, filmId: string): void {
  if (consentOf(stores).isGranted)
    void stores.core.platform.content.get('trailerWatched', { params: { filmId } })
}
