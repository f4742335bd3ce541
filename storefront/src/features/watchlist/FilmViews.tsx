import { memberPatterns } from '@foyer/contract/omnia/shop-addresses'
import { SegmentLinks } from '@foyer/design-system/navigation/segment-links'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getWatchlist } from '../../stores/members/watchlist.ts'

/** By the page's folder; undefined while there is no such page. */
const seenFilms = (memberPatterns as Readonly<Record<string, string | undefined>>)['member-seen-films']

const Place = styled('div', { name: 'FoyerWatchlist', slot: 'Views' })({ marginBlockEnd: 40 })

/** The films that the member wants to see and those that they have seen; nothing without a page of the latter. */
export const FilmViews = observer(function FilmViews() {
  const { routes } = useStores()
  const { t } = useText()
  const { films } = useStore(getWatchlist)
  if (seenFilms === undefined) return null
  return (
    <Place>
      <SegmentLinks
        label={t('member.watchlist.views.label')}
        current="watchlist"
        links={[
          {
            id: 'watchlist',
            label: t('member.watchlist.views.watchlist'),
            count: films === null ? undefined : String(films.length),
            href: routes.page('MemberWatchlist'),
            icon: 'bookmark',
          },
          { id: 'seen', label: t('member.watchlist.views.seen'), href: seenFilms, icon: 'film' },
        ]}
      />
    </Place>
  )
})
