import { useStores, useText } from '../../context/hooks.ts'
import { SectionFailure } from './SectionFailure.tsx'

/** Stands where the films of the listing would, when they did not come. */
export function FilmsFailed() {
  const { listing } = useStores()
  const { t } = useText()
  return (
    <SectionFailure
      title={t('browsing.films.failedTitle')}
      text={t('browsing.films.failed')}
      onRetry={() => listing.retry()}
    />
  )
}
