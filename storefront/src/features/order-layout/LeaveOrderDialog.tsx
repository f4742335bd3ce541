import { Button } from '@foyer/design-system/button'
import { Dialog } from '@foyer/design-system/dialog'
import { Message } from '@foyer/design-system/message'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import { troubleWords } from '../order-frame/trouble-words.ts'
import { useLeaveOrder } from '../order-frame/use-leave-order.ts'

/** Asks before held seats are let go, and leaves only when they are: an order that may be paid for is not left behind. */
export const LeaveOrderDialog = observer(function LeaveOrderDialog({ onClose }: { onClose: () => void }) {
  const { routes } = useStores()
  const { order } = useOrdering()
  const { t } = useText()
  const navigate = useNavigate()
  const { leave, trouble } = useLeaveOrder()

  async function leaveForFilms() {
    if (!(await leave())) return
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
          <Button variant="text" busy={order.busy === 'cancelling'} onClick={() => void leaveForFilms()}>
            {t('transaction.leave.confirm')}
          </Button>
          <Button onClick={onClose}>{t('transaction.leave.stay')}</Button>
        </>
      }
    >
      {trouble && (
        <Message tone="error" role="alert" title={t(troubleWords[trouble].title)}>
          {t(troubleWords[trouble].text)}
        </Message>
      )}
    </Dialog>
  )
})
