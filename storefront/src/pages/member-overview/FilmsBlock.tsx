import { Link } from '@foyer/design-system/actions/link'
import { PosterWall } from '@foyer/design-system/films/poster-wall'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { FilmsFailed } from '../../features/failures/FilmsFailed.tsx'
import { findFilmsForReason, findFilmsToRecommend } from '../../features/for-you/films-to-recommend.ts'
import { FilmCard } from '../../film/FilmCard.tsx'
import { getBookableTimes } from '../../film/todays-times.ts'
import { createTodaysQuery, useTodaysShowtimes } from '../../film/use-todays-times.ts'
import { getPersonalisationStores } from '../../stores/visitor/personalisation-stores.ts'

/** What personalisation knows the row by: it is the one of the home page. */
const componentId = 'home-for-you'
const shownFilms = 6
/** Late in the evening there may be one film left, which is no row. */
const fewestFilms = 3

/**
 * Films for the member, with the reason as heading; where nothing is known of what they like, those of tonight, or without
 * a city and late in the evening those that are on. Nothing where there are none.
 */
export const FilmsBlock = observer(function FilmsBlock() {
  const stores = useStores()
  const { cinemaGroups, listing, routes, showtimes, today } = stores
  const { experiences } = useStore(getPersonalisationStores)
  const { t, text } = useText()
  const todays = useTodaysShowtimes()
  const query = createTodaysQuery(stores)
  const queryKey = JSON.stringify(query)
  useEffect(() => {
    void experiences?.ensure(componentId)
    void listing.ensure()
  }, [experiences, listing])
  useEffect(() => {
    const wanted = JSON.parse(queryKey) as typeof query
    if (wanted) void showtimes.ensure(wanted)
  }, [showtimes, queryKey])

  const recommended = experiences?.of(componentId)
  const suggested = findFilmsToRecommend(recommended, listing.all, Infinity)
  const reason = findFilmsForReason(recommended, suggested, shownFilms)
  const liked = reason?.films ?? suggested.slice(0, shownFilms)
  const tonight = listing
    .of('NowShowing')
    .filter(({ id }) => getBookableTimes(todays, id, today.now).length > 0)
    .slice(0, shownFilms)
  const hasEvening = tonight.length >= fewestFilms
  const others = hasEvening ? tonight : listing.of('NowShowing').slice(0, shownFilms)
  const films = liked.length > 0 ? liked : others
  if (listing.state === 'failed') return <FilmsFailed />
  if (listing.state === 'pending') return <FilmsWaiting />
  if (films.length === 0) return null
  const city = cinemaGroups.selected?.name
  const getTitle = () => {
    if (liked.length === 0)
      return hasEvening && city
        ? t('member.overview.films.tonightIn', { city })
        : t('member.overview.films.now')
    if (reason)
      return t(`member.overview.films.because${reason.liked.kind}`, { film: text(reason.liked.title) })
    const rankedBy = recommended?.rankedBy
    return rankedBy ? t(`browsing.forYou.title${rankedBy}`) : t('browsing.forYou.title')
  }
  const title = getTitle()
  return (
    <Section title={title} action={<Link href={routes.films()}>{t('member.overview.films.all')}</Link>}>
      <PosterWall label={title} columns={shownFilms} swiped>
        {films.map((film) => (
          <FilmCard key={film.id} film={film} headingLevel={3} />
        ))}
      </PosterWall>
    </Section>
  )
})

const places = Array.from({ length: shownFilms }, (_, place) => place)

/** The page has said already that it is loading. */
const FilmsWaiting = () => (
  <Section aria-hidden>
    <PosterWall columns={shownFilms} swiped>
      {places.map((place) => (
        <Skeleton key={place} shape="poster" />
      ))}
    </PosterWall>
  </Section>
)
