import { PageProgress } from '@foyer/design-system/feedback/page-progress'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { FollowedLinkContext } from './followed-link.ts'
import { useText } from '../../context/hooks.ts'

/** Shows and announces that a page is loading, from the press of a link until the page is shown. */
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
