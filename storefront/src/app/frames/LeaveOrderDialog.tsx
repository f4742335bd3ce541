import { ConfirmationDialog } from '@foyer/design-system/feedback/confirmation-dialog'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { errorMessages } from '../../order/error-messages.ts'
import { useLeaveOrder } from '../../order/use-leave-order.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'

/** Asks before held seats are let go, and leaves only when they are: an order that may be paid for is not left behind. */
export const LeaveOrderDialog = observer(function LeaveOrderDialog({ onClose }: { onClose: () => void }) {
  const { routes } = useStores()
  const { order, carriedCodes } = useStore(getOrderStores)
  const { t } = useText()
  const say = useOrderTextKey()
  const navigate = useNavigate()
  const { leave, submitError } = useLeaveOrder()

  async function leaveOrder() {
    const isGiftShop = order.order?.type === 'GiftShop'
    if (!(await leave())) return
    // Who leaves takes the vouchers along.
    carriedCodes.clear()
    onClose()
    await navigate(isGiftShop ? routes.giftShopBasket() : routes.films())
  }

  return (
    <ConfirmationDialog
      open
      title={t('transaction.leave.title')}
      text={t(say('transaction.leave.text'))}
      confirmLabel={t(say('transaction.leave.confirm'))}
      cancelLabel={t('transaction.leave.stay')}
      // Who stays can still leave; seats that were let go are gone.
      preferred="cancel"
      busy={order.busy === 'cancelling'}
      failure={
        submitError
          ? { title: t(errorMessages[submitError].title), text: t(errorMessages[submitError].text) }
          : undefined
      }
      onCancel={onClose}
      onConfirm={() => void leaveOrder()}
    />
  )
})
