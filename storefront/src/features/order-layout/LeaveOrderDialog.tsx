import { Button } from '@foyer/design-system/button'
import { Dialog } from '@foyer/design-system/dialog'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'

/** Asks before held seats are let go. A cancel that fails is only logged: the hold ends by itself. */
export const LeaveOrderDialog = observer(function LeaveOrderDialog({ onClose }: { onClose: () => void }) {
  const { routes } = useStores()
  const { order } = useOrdering()
  const { t } = useText()
  const navigate = useNavigate()

  async function leave() {
    await order.cancel()
    order.forget()
    onClose()
    await navigate(routes.films())
  }

  return (
    <Dialog
      open
      size="sm"
      title={t('transaction.leave.title')}
      text={t('transaction.leave.text')}
      onClose={onClose}
      closeLabel={t('transaction.leave.stay')}
      actions={
        <>
          <Button variant="text" busy={order.busy === 'cancelling'} onClick={() => void leave()}>
            {t('transaction.leave.confirm')}
          </Button>
          <Button onClick={onClose}>{t('transaction.leave.stay')}</Button>
        </>
      }
    />
  )
})
