import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import type { PagedHistory } from '../../stores/members/paged-history.ts'

const Root = styled('div', { name: 'FoyerMemberHistory', slot: 'More' })({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  marginBlockStart: 32,
  [media.below.sm]: { justifyItems: 'stretch' },
  [media.print]: { display: 'none' },
})

/** Asks for the next page of a list; nothing at its end. */
export const MoreButton = observer(function MoreButton({
  list,
}: {
  list: Pick<PagedHistory<object>, 'nextPageCursor' | 'more' | 'loadMore'>
}) {
  const { t } = useText()
  if (list.nextPageCursor === null) return null
  return (
    <Root>
      {list.more === 'failed' && <Alert tone="error" role="alert" title={t('member.history.moreFailed')} />}
      <Button
        variant="secondary"
        busy={list.more === 'loading'}
        busyLabel={t('shared.state.loading')}
        onClick={() => void list.loadMore()}
      >
        {t('member.history.earlier')}
      </Button>
    </Root>
  )
})
