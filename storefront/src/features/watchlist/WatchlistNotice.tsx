import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStore, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { getWatchlist } from '../../stores/members/watchlist.ts'

const Place = styled('div', { name: 'FoyerWatchlist', slot: 'Notice' })({ marginBlockStart: 32 })

/** Whether the member is notified when booking opens; nothing where the server notifies nobody. */
export const WatchlistNotice = observer(function WatchlistNotice() {
  const watchlist = useStore(getWatchlist)
  const { member } = useMembers().member
  const { t } = useText()
  const { isNoticeWanted } = watchlist
  if (isNoticeWanted === undefined) return null
  const canBeMailed = member?.email != null && member.isEmailVerified
  return (
    <Place>
      <Checkbox
        name="watchlist-notice"
        label={t('member.watchlist.notice.label')}
        help={t(canBeMailed ? 'member.watchlist.notice.help' : 'member.watchlist.notice.unverified')}
        checked={isNoticeWanted}
        onChange={(isWanted) => void watchlist.setNoticeWanted(isWanted)}
      />
    </Place>
  )
})
