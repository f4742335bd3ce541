import { PageProgress } from '@foyer/design-system/feedback/page-progress'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { FollowedLinkContext } from './followed-link.ts'
import { useText } from '../../context/hooks.ts'

/** Shows and says that a link was followed, from the press until the next page is there. */
export const NavigationProgress = observer(function NavigationProgress({
  isNavigating,
}: {
  isNavigating: boolean
}) {
  const followed = useContext(FollowedLinkContext)
  const { t } = useText()
  return (
    <PageProgress
      active={isNavigating || (followed?.isUnderWay ?? false)}
      label={t('shared.state.loading')}
    />
  )
})
