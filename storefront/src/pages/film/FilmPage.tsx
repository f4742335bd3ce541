import { PageContainer } from '@foyer/design-system/foundations/layout'
import { FilmGround } from '@foyer/design-system/films/film-ground'
import { FilmPageSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { AnnouncementPlace } from '../../features/announcements/AnnouncementPlace.tsx'
import { useCityReload } from '../../features/cinema-group/use-city-reload.ts'
import { EditorialGrid } from '../../features/content-grid/EditorialGrid.tsx'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { PageFailure } from '../../features/failures/PageFailure.tsx'
import { FilmCredits } from '../../features/film-details/FilmCredits.tsx'
import { FilmDetails } from '../../features/film-details/FilmDetails.tsx'
import { FilmTimesBar } from '../../features/film-details/FilmTimesBar.tsx'
import { FilmShowtimes } from '../../features/film-showtimes/FilmShowtimes.tsx'
import { getFilmColorsKey } from '../../stores/films/film-colors.ts'
import { loadFilm } from './load.ts'

export const FilmPage = observer(function FilmPage() {
  const { films } = useStores()
  const { t } = useText()
  const { params } = usePage()
  useCityReload(loadFilm)
  const filmId = params.filmId ?? ''
  const film = films.film(filmId)
  if (!film) {
    switch (films.outcome(filmId)) {
      case 'missing':
        return <NotFound text={t('browsing.film.notFound')} />
      case 'failed':
        return (
          <PageFailure
            title={t('browsing.film.failedTitle')}
            text={t('browsing.film.failed')}
            onRetry={() => films.filmState(filmId).refresh()}
          />
        )
      case 'pending':
      case 'ready':
        return <FilmPageSkeleton label={t('shared.state.loading')} />
    }
  }
  return (
    <>
      <FilmGround colors={getFilmColorsKey(film)}>
        <BlockBoundary resetKey={filmId}>
          <FilmDetails key={filmId} film={film} />
        </BlockBoundary>
        <PageContainer>
          <BlockBoundary resetKey={filmId}>
            <FilmShowtimes key={filmId} film={film} />
            <FilmCredits film={film} />
          </BlockBoundary>
        </PageContainer>
        <FilmTimesBar film={film} />
      </FilmGround>
      <PageContainer>
        <AnnouncementPlace />
        <EditorialGrid alias="FilmDetails" />
      </PageContainer>
    </>
  )
})
