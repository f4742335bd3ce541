import type { PlainElement } from '@foyer/contract/omnia/grid'
import { EmptyState } from '@foyer/design-system/empty-state'
import { FailureState } from '@foyer/design-system/failure-state'
import { Section } from '@foyer/design-system/layout'
import { PosterWallSkeleton } from '@foyer/design-system/skeleton'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { FilmWall } from '../film-wall/FilmWall.tsx'
import { listedFilms } from './listed-films.ts'

type FilmListData = Extract<PlainElement, { type: 'filmList' }>

const skeletonPosters = { Grid: 17, Carousel: 7 }

/** The films that an editor chose, or that a category, an attribute, an event or a genre leaves. */
export const FilmListElement = observer(function FilmListElement({ element }: { element: FilmListData }) {
  const { listing, availability } = useStores()
  const { t } = useText()
  const { heading, mode, maximumFilms } = element
  const films = listedFilms(element, {
    all: listing.all,
    categoriesOf: (id) => availability.of(id)?.categories ?? [],
    attributesOf: (id) => availability.attributes(id).map((attribute) => attribute.id),
  })
  const content =
    listing.state === 'failed' ? (
      <FailureState
        headingLevel={3}
        title={t('browsing.films.failedTitle')}
        text={t('browsing.films.failed')}
        retryLabel={t('shared.action.tryAgain')}
        onRetry={() => void listing.retry()}
      />
    ) : listing.state === 'pending' ? (
      <PosterWallSkeleton
        count={Math.min(skeletonPosters[mode], maximumFilms ?? Infinity)}
        label={t('browsing.films.loading')}
      />
    ) : films.length ? (
      <FilmWall films={films} headingLevel={3} />
    ) : (
      <EmptyState headingLevel={3} title={t('browsing.films.noneTitle')} />
    )
  return heading === null ? content : <Section title={heading}>{content}</Section>
})
