import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { observer } from 'mobx-react-lite'
import { useStore, useStores, useText } from '../context/hooks.ts'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import { errorMessages } from './error-messages.ts'
import { useLeaveOrder } from './use-leave-order.ts'
import { formatSpokenTime } from './spoken-time.ts'

/** Says that something is held already, for this showtime or another, so that nobody starts over by accident. */
export const HeldOrderAlert = observer(function HeldOrderAlert({ showtimeId }: { showtimeId: string }) {
  const { routes } = useStores()
  const { order, basket, showtime } = useStore(getOrderStores)
  const { t, text } = useText()
  const { leave, submitError } = useLeaveOrder()
  if (!order.isHeld || order.showtimeIdInOrder === null) return null
  const film = order.film()
  const siteId = showtime.entry(showtimeId).value?.site.id
  async function startOver() {
    if (!(await leave()) || siteId === undefined) return
    const { bookingMode } = basket.of(showtimeId)
    await order.resume({ showtime: { id: showtimeId, siteId }, bookingMode })
  }
  const time = formatSpokenTime(order.hold?.secondsLeft ?? 0)
  if (order.showtimeIdInOrder === showtimeId) {
    return (
      <Alert tone="info" role="status" title={t('tickets.held.title')}>
        {t('tickets.held.text', { time })}{' '}
        <Button variant="text" size="medium" href={routes.customerDetails()}>
          {t('tickets.held.continue')}
        </Button>
      </Alert>
    )
  }
  return (
    <>
      <Alert
        tone="warning"
        role="status"
        title={t('shared.heldOrder.title', { film: film ? text(film.title) : '' })}
      >
        {t('tickets.heldElsewhere.text')}{' '}
        <Button variant="text" size="medium" href={routes.customerDetails()}>
          {t('shared.heldOrder.back')}
        </Button>
        <Button
          variant="text"
          size="medium"
          busy={order.busy === 'cancelling'}
          onClick={() => void startOver()}
        >
          {t('tickets.heldElsewhere.start')}
        </Button>
      </Alert>
      {submitError && (
        <Alert tone="error" role="alert" title={t(errorMessages[submitError].title)}>
          {t(errorMessages[submitError].text)}
        </Alert>
      )}
    </>
  )
})
