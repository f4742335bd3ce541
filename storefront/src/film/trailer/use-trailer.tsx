import type { Film } from '@foyer/contract/wire/films'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Suspense, useState, type ReactNode } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { getTrailerSources } from './trailer-sources.ts'

const VideoDialog = lazyWithRetry(
  async () => (await import('@foyer/design-system/content/video-dialog')).VideoDialog,
)

/**
 * Plays trailers in a modal whose script comes with the first press.
 * @returns `play` for a film that has a trailer, and the modal to render
 */
export function useTrailer(): {
  canPlay: (film: Film) => boolean
  play: (film: Film) => void
  modal: ReactNode
} {
  const { t, text } = useText()
  const stores = useStores()
  const { core } = stores
  const { logger } = core.platform
  const getSources = (of: Film) => getTrailerSources(of, core.pageData.initialData.api.vistaCdn)
  const [film, setFilm] = useState<Film | null>(null)
  const play = (chosen: Film) => {
    setFilm(chosen)
    void import('./count-trailer.ts').then(
      ({ countTrailer }) => countTrailer(stores, chosen.id, getSources(chosen)[0]?.src ?? ''),
      () => undefined,
    )
  }
  const modal = film && (
    <Suspense fallback={null}>
      <VideoDialog
        open
        onClose={() => setFilm(null)}
        closeLabel={t('browsing.film.closeTrailer')}
        title={t('browsing.film.trailerOf', { film: text(film.title) })}
        sources={getSources(film)}
        loadingText={t('browsing.film.trailerLoading')}
        failure={{
          title: t('browsing.film.failedTitle'),
          text: t('browsing.film.trailerFailed'),
          retryLabel: t('browsing.film.trailerRetry'),
        }}
        onFailure={(reason) => logger.warn(`The trailer of film ${film.id} cannot be shown: ${reason}`)}
      />
    </Suspense>
  )
  return { canPlay: (candidate) => getSources(candidate).length > 0, play, modal }
}
