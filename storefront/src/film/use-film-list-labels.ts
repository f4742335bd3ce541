import type { FilmListProps } from '@foyer/design-system/films/film-list'
import { useStores, useText } from '../context/hooks.ts'

export type FilmListLabels = Pick<FilmListProps, 'loadingLabel' | 'failure' | 'empty'>

export interface SetFilters {
  /** What they are called. */
  labels: readonly string[]
  /** Takes all of them away. */
  clear?: { onPress: () => void } | { href: string } | undefined
}

/** What every list of films says while it waits, where it failed, and where nothing is left of it. */
export function useFilmListLabels({ labels, clear }: SetFilters = { labels: [] }): FilmListLabels {
  const { listing } = useStores()
  const { t, list } = useText()
  const [only] = labels
  const none =
    only === undefined
      ? { title: t('browsing.films.noneTitle') }
      : labels.length > 1
        ? {
            title: t('browsing.films.noneMatch'),
            text: t('browsing.films.noneTogether', { filters: list([...labels]) }),
          }
        : { title: t('browsing.films.noneFor', { label: only }), text: t('browsing.films.noneForText') }
  return {
    loadingLabel: t('browsing.films.loading'),
    failure: {
      title: t('browsing.films.failedTitle'),
      text: t('browsing.films.failed'),
      retryLabel: t('shared.action.tryAgain'),
      onRetry: () => void listing.retry(),
    },
    empty: { ...none, clear: clear && { label: t('browsing.films.clearAll'), ...clear } },
  }
}
