import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { styled } from '@foyer/design-system/foundations/styled'
import { SegmentLinks } from '@foyer/design-system/navigation/segment-links'
import { observer } from 'mobx-react-lite'
import type { WatchedFilmsResponse } from '@foyer/contract/wire/member-history'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getFilmYear } from '../../domain/film-year.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { HistoryContent } from '../../features/member-history/HistoryContent.tsx'
import { FilmYearSkeleton } from '../../features/member-history/FilmYearSkeleton.tsx'
import { useYear } from '../../features/member-history/use-year.ts'
import { YearChips } from '../../features/member-history/YearChips.tsx'
import { getWatchedFilmsStore } from '../../stores/members/watched-films.ts'
import { FilmYearView } from './FilmYearView.tsx'

/** Segment, and the years at the end of the line. */
const Head = styled('div', { name: 'FoyerMemberSeenFilms', slot: 'Head' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px',
  marginBlockEnd: 40,
})

/** The films that a member has seen in a year: how many, when, and what of them stands out. */
export function MemberSeenFilmsPage() {
  const { t } = useText()
  const year = useYear()
  return (
    <MemberAreaFrame title={t('member.seen.title', { year })} section="films">
      <SeenFilms year={year} />
    </MemberAreaFrame>
  )
}

const SeenFilms = observer(function SeenFilms({ year }: { year: number }) {
  const { routes } = useStores()
  const { t } = useText()
  const films = useStore(getWatchedFilmsStore).ofYear(year)
  const toHref = (each: number) => routes.memberPage('member-seen-films', { year: String(each) })
  return (
    <>
      <Head>
        <SegmentLinks
          label={t('member.seen.which')}
          current="seen"
          links={[
            {
              id: 'watchlist',
              label: t('member.seen.watchlist'),
              href: routes.page('MemberWatchlist'),
              icon: 'bookmark',
            },
            {
              id: 'seen',
              label: t('member.seen.seen'),
              href: routes.memberPage('member-seen-films'),
              icon: 'film',
            },
          ]}
        />
        <YearChips years={films.cached.value?.years ?? []} year={year} toHref={toHref} />
      </Head>
      <HistoryContent
        key={year}
        value={films}
        failure={t('member.seen.failed')}
        skeleton={<FilmYearSkeleton />}
      >
        {(answer) => <OfYear year={year} answer={answer} toHref={toHref} />}
      </HistoryContent>
    </>
  )
})

function OfYear({
  year,
  answer,
  toHref,
}: {
  year: number
  answer: WatchedFilmsResponse
  toHref: (year: number) => string
}) {
  const { routes } = useStores()
  const { t } = useText()
  const filmYear = getFilmYear(answer)
  if (filmYear.count > 0) return <FilmYearView year={year} filmYear={filmYear} answer={answer} />
  // The next year with the page, that one may look on.
  const next =
    (answer.years ?? []).find((each) => each < year) ?? (answer.years ?? []).find((each) => each > year)
  return (
    <EmptyState
      title={t('member.seen.none', { year })}
      text={t('member.seen.noneText')}
      actions={
        next === undefined ? (
          <Button href={routes.films()}>{t('member.bookings.whatIsOn')}</Button>
        ) : (
          <Button variant="secondary" href={toHref(next)}>
            {t('member.seen.show', { year: next })}
          </Button>
        )
      }
    />
  )
}
