import { useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { FilmViews } from '../../features/watchlist/FilmViews.tsx'
import { Watchlist } from '../../features/watchlist/Watchlist.tsx'

/** Films that the member wants to see. */
export function MemberFilmWatchlistPage() {
  const { t } = useText()
  return (
    <MemberAreaFrame title={t('member.nav.films')} section="films">
      <FilmViews />
      <Watchlist />
    </MemberAreaFrame>
  )
}
